import { useTranslation } from 'react-i18next'
import { ListProblem } from '../../components/games/ListProblem.tsx'

/** Stands where a part of the lobby would that could not be fetched. */
export function PartProblem({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  return <ListProblem text={t('game_list_error')} onRetry={onRetry} />
}
