import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { PlayFooter } from './PlayFooter.tsx'
import { playPageLook } from './play-page-look.ts'

/** An address that is no game's: says what is missing from it. */
export function PlayProblem({
  problem,
  onClose,
}: {
  problem: 'mode_not_present' | 'id_not_present'
  onClose: () => void
}) {
  const { t } = useTranslation('play')
  return (
    <div className={playPageLook}>
      <main
        className="grid flex-1 place-content-center justify-items-center gap-5 p-6 text-center"
        role="alert"
      >
        <CircleAlert aria-hidden="true" className="size-10 text-danger" />
        <h1 className="text-title">{t(problem)}</h1>
        <Button size="large" onClick={onClose}>
          {t('close')}
        </Button>
      </main>
      <PlayFooter />
    </div>
  )
}
