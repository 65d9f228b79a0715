import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { useErrorTexts, useProblemsHeading } from '../../components/forms/use-texts.ts'
import { isNotOffered } from './not-offered.ts'
import { PlayNotice } from './PlayNotice.tsx'

export interface LaunchFailedProps {
  error: CombinedError | undefined
  onRetry: () => void
  onClose: () => void
}

/**
 * Launches again at a press, and by itself when only the network was missing. A game that is not
 * offered any more is not requested again.
 */
export function LaunchFailed({ error, onRetry, onClose }: LaunchFailedProps) {
  const { t } = useTranslation('play')
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  useBackOnline(onRetry, error?.networkError !== undefined)
  if (isNotOffered(error))
    return (
      <PlayNotice title={t('game_could_not_be_launched')}>
        <p className="max-w-[44ch] text-muted">{t('game_not_offered_hint')}</p>
        <Button tone="action" size="large" onClick={onClose}>
          {t('close')}
        </Button>
      </PlayNotice>
    )
  return (
    <PlayNotice title={t('game_could_not_be_launched')}>
      <p className="max-w-[44ch] text-muted">{t('game_could_not_be_launched_hint')}</p>
      <Problems messages={errorTexts(error)} heading={heading} inAlert />
      <div className="flex gap-3">
        <Button tone="action" size="large" onClick={onRetry}>
          {t('try_again')}
        </Button>
        <Button size="large" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </PlayNotice>
  )
}
