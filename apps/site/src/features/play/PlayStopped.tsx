import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Stands in place of a game for money whose player may not play: during a break, say. */
export function PlayStopped({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['play', 'sign-in'])
  return (
    <div
      role="alert"
      className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-10 text-brass-400" />
      <h1 className="text-title">{t('play_stopped')}</h1>
      <p className="max-w-[44ch] text-balance text-muted">
        {t('sign-in:refusals.account_not_active')}
      </p>
      <p className="max-w-[44ch] text-balance text-muted">{t('play_stopped_hint')}</p>
      <Button size="large" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
