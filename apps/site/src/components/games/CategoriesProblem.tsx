import { useTranslation } from 'react-i18next'
import { ListProblem, type ListProblemProps } from './ListProblem.tsx'

export interface CategoriesProblemProps extends Pick<ListProblemProps, 'onRetry' | 'shape'> {
  /** Undefined where the answer was empty. */
  error: Error | undefined
}

/**
 * Says that there are no categories to choose from: the question failed, or its answer was empty.
 */
export function CategoriesProblem({ error, ...rest }: CategoriesProblemProps) {
  const { t } = useTranslation('casino')
  return (
    <ListProblem
      text={t('could_not_fetch_game_categories')}
      hint={error ? undefined : t('no_game_categories_could_be_fetched')}
      {...rest}
    />
  )
}
