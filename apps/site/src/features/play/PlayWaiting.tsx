import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'

export function PlayWaiting() {
  const { t } = useTranslation('play')
  return (
    <p
      role="status"
      className="grid flex-1 place-content-center justify-items-center gap-4 text-14 text-muted"
    >
      <Spinner className="size-9 text-brass-400" />
      <span>{t('loading_game')}</span>
    </p>
  )
}
