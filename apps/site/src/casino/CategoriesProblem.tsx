import { useTranslation } from 'react-i18next'
import { ListProblem } from '../components/ListProblem.tsx'

/** Without categories there is no catalogue: the question failed, or its answer was empty. */
export function CategoriesProblem({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  const { t } = useTranslation('casino')
  return (
    <>
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('title_all_games')}</h1>
      <ListProblem
        text={t('could_not_fetch_game_categories')}
        hint={error ? undefined : t('no_game_categories_could_be_fetched')}
        onRetry={onRetry}
      />
    </>
  )
}
