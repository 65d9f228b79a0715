import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Stands in the place of a game that does not open. */
export function DemoFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('play')
  return (
    <div
      role="alert"
      className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <p>{t('game_could_not_be_launched')}</p>
      <Button onClick={onRetry}>{t('try_again')}</Button>
    </div>
  )
}
