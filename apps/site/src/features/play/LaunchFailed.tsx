import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CombinedError } from 'urql'
import { Button } from '#ui/Button.tsx'
import { Problems } from '#ui/Problems.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { useErrorTexts, useProblemsHeading } from '../../components/forms/use-texts.ts'

export interface LaunchFailedProps {
  error: CombinedError | undefined
  onRetry: () => void
  onClose: () => void
}

/** Asks again when it is told to, and by itself where only the network was missing. */
export function LaunchFailed({ error, onRetry, onClose }: LaunchFailedProps) {
  const { t } = useTranslation('play')
  const errorTexts = useErrorTexts()
  const heading = useProblemsHeading()
  useBackOnline(onRetry, error?.networkError !== undefined)
  return (
    <div
      role="alert"
      className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center"
    >
      <CircleAlert aria-hidden="true" className="size-10 text-danger" />
      <h1 className="text-title">{t('game_could_not_be_launched')}</h1>
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
    </div>
  )
}
