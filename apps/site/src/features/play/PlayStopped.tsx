import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { PlayNotice } from './PlayNotice.tsx'

/** Stands in place of a game for money whose player may not play, for example during a break. */
export function PlayStopped({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['play', 'sign-in'])
  return (
    <PlayNotice title={t('play_stopped')} isFault={false}>
      <p className="max-w-[44ch] text-balance text-muted">
        {t('sign-in:refusals.account_not_active')}
      </p>
      <p className="max-w-[44ch] text-balance text-muted">{t('play_stopped_hint')}</p>
      <Button size="large" onClick={onClose}>
        {t('close')}
      </Button>
    </PlayNotice>
  )
}
