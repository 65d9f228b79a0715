import { CircleX } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Outcome } from '../sign-in/Outcome.tsx'

/** How long the message stays by itself. */
const MESSAGE_MS = 5000

export interface LoginFailedProps {
  message: string
  onClose: () => void
}

/** The money is there but signing in did not work. The message goes by itself, unless somebody is busy with it. */
export function LoginFailed({ message, onClose }: LoginFailedProps) {
  const { t } = useTranslation('pay-n-play')
  const [held, setHeld] = useState(false)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => close(), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody reads; there is nothing to press here.
    <div onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)} onKeyDown={() => setHeld(true)}>
      <Outcome icon={<CircleX aria-hidden="true" className="size-10" />} tone="danger" text={message} hint={t('login_failed_hint')}>
        <Button tone="action" size="large" wide onClick={onClose}>
          {t('close')}
        </Button>
      </Outcome>
    </div>
  )
}
