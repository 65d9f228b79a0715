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

/** The money is there but signing in did not work. The message goes by itself; whoever moves or types while reading has as long again. */
export function LoginFailed({ message, onClose }: LoginFailedProps) {
  const { t } = useTranslation('pay-n-play')
  const [stirred, setStirred] = useState(0)
  const close = useEffectEvent(onClose)
  const stir = () => setStirred((times) => times + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stir is there to begin the wait again.
  useEffect(() => {
    const timer = setTimeout(() => close(), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [stirred])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody reads; a pointer that lies there does not.
    <div onPointerMove={({ movementX, movementY }) => (movementX || movementY) && stir()} onKeyDown={stir}>
      <Outcome icon={<CircleX aria-hidden="true" className="size-10" />} tone="danger" text={message} hint={t('login_failed_hint')}>
        <Button tone="action" size="large" wide onClick={onClose}>
          {t('close')}
        </Button>
      </Outcome>
    </div>
  )
}
