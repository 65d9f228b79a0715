import { useTranslation } from 'react-i18next'
import { ListProblem } from '../components/ListProblem.tsx'

/** Without categories there is nothing to choose from: the question failed, or its answer was empty. */
export function CategoriesProblem({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  const { t } = useTranslation('casino')
  return (
    <ListProblem
      text={t('could_not_fetch_game_categories')}
      hint={error ? undefined : t('no_game_categories_could_be_fetched')}
      onRetry={onRetry}
    />
  )
}
