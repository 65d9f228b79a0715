import { CircleX } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../../components/forms/Outcome.tsx'
import { messageLife } from './message-life.ts'

export interface LoginFailedProps {
  message: string
  onClose: () => void
}

/**
 * The money is there but signing in did not work. The message goes by itself; moving or typing
 * while reading gives as long again.
 */
export function LoginFailed({ message, onClose }: LoginFailedProps) {
  const { t } = useTranslation('pay-n-play')
  const close = useEffectEvent(onClose)
  const life = useRef<ReturnType<typeof messageLife>>(null)
  const stir = () => life.current?.restart()

  useEffect(() => {
    life.current = messageLife(() => close())
    life.current.restart()
    return life.current.stop
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that the payer reads, by movements of the pointer.
    <div
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && stir()}
      onKeyDown={stir}
    >
      <Outcome
        icon={<CircleX aria-hidden="true" className="size-10" />}
        tone="danger"
        text={message}
        hint={t('login_failed_hint')}
      >
        <Button tone="action" size="large" wide onClick={onClose}>
          {t('close')}
        </Button>
      </Outcome>
    </div>
  )
}
