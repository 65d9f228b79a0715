import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { PlayFooter } from './PlayFooter.tsx'
import { PlayNotice } from './PlayNotice.tsx'
import { playPageLook } from './play-page-look.ts'

/** Shows, for an address of no game, what is missing in it. */
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
      <main className="flex flex-1 flex-col">
        <PlayNotice title={t(problem)}>
          <Button size="large" onClick={onClose}>
            {t('close')}
          </Button>
        </PlayNotice>
      </main>
      <PlayFooter />
    </div>
  )
}
