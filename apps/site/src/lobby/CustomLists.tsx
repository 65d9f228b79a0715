import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { findPart, gamesOf, wordsOf } from '../components/content-parts.ts'
import { GameRail } from './GameRail.tsx'
import { rowsOfList } from './lobby-content.ts'
import { useLaterContent } from './use-content.ts'

/** The lists of games that editors put together, in the order of `ids`; one without games is not shown. */
export function CustomLists({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('lobby')
  const { pathname } = useLocation()
  const parts = useLaterContent()
  return ids.map((id) => {
    const list = findPart(parts, id)
    const games = gamesOf(findPart(list?.elements, 'games'))
    const title = wordsOf(list, 'title')
    if (games.length === 0 || !title) return null
    return <GameRail key={id} title={title} rows={rowsOfList(games.length)} games={games} t={t} from={pathname} />
  })
}
