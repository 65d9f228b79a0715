import { useTranslation } from 'react-i18next'
import { ListProblem, type ListProblemProps } from './ListProblem.tsx'

/** Stands where the studios would. */
export function ProvidersProblem(props: Pick<ListProblemProps, 'onRetry' | 'shape'>) {
  const { t } = useTranslation('casino')
  return <ListProblem text={t('game_list_error')} {...props} />
}
