import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import type { SessionEnd } from '../../session/session.ts'
import { PlayNotice } from './PlayNotice.tsx'

/**
 * Stands in place of a game for money whose player may not play, for example during a break, or
 * whose account was closed meanwhile.
 */
export function PlayStopped({
  reason = 'account_not_active',
  onClose,
}: {
  reason?: SessionEnd
  onClose: () => void
}) {
  const { t } = useTranslation(['play', 'sign-in'])
  return (
    <PlayNotice title={t('play_stopped')} isFault={false}>
      <p className="max-w-[44ch] text-balance text-muted">{t(`sign-in:refusals.${reason}`)}</p>
      <p className="max-w-[44ch] text-balance text-muted">{t('play_stopped_hint')}</p>
      <Button size="large" onClick={onClose}>
        {t('close')}
      </Button>
    </PlayNotice>
  )
}
