import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ListProblem } from '../../components/games/ListProblem.tsx'
import { findPart, gamesOf, wordsOf } from './content-parts.ts'
import { GameRail } from './GameRail.tsx'
import { RibbonWaiting } from './LobbyWaiting.tsx'
import { rowsOfList } from './lobby-content.ts'
import { useLaterContent } from './use-content.ts'

export interface CustomListsProps {
  ids: readonly string[]
  /**
   * True for the section that shows, for all sections below the ribbons, that their one query is
   * loading or has failed.
   */
  isFirst?: boolean
}

/**
 * The lists of games that editors put together, in the order of `ids`; one without games is not
 * shown.
 */
export function CustomLists({ ids, isFirst = false }: CustomListsProps) {
  const { t } = useTranslation(['lobby', 'common'])
  const { pathname } = useLocation()
  const [{ data, fetching }, refetch] = useLaterContent()
  if (!data && isFirst)
    return fetching ? (
      <RibbonWaiting />
    ) : (
      <ListProblem text={t('common:game_list_error')} onRetry={refetch} />
    )
  return ids.map((id) => {
    const list = findPart(data?.cmsComponents, id)
    const games = gamesOf(findPart(list?.elements, 'games'))
    const title = wordsOf(list, 'title')
    if (games.length === 0 || !title) return null
    return (
      <GameRail
        key={id}
        title={title}
        rows={rowsOfList(games.length)}
        games={games}
        t={t}
        from={pathname}
      />
    )
  })
}
