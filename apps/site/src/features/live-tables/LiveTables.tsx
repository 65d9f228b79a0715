import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '#web/use-live.ts'
import { useVisible } from '#web/use-visible.ts'
import { tileTable } from '../../components/games/tile-table.ts'
import { useStore } from '../../lib/store.ts'
import { useQuery } from '../../lib/use-query.ts'
import { LiveTableIdsQuery, LiveTablesSubscription } from './live-tables-query.ts'
import { TileTable } from './TileTable.tsx'
import { tableIds, tableLine, tableLines, tilesNear } from './table-line.ts'
import { useFollowed } from './use-followed.ts'

/**
 * Keeps the tiles of live tables as their tables are, while one of them is near the window and the
 * page can be seen.
 */
export function LiveTables() {
  const { t } = useTranslation('live-tables')
  const isNear = useStore(tilesNear, 0) > 0
  const follows = useFollowed(useVisible() && isNear)
  const [{ data: known }] = useQuery({ query: LiveTableIdsQuery })
  const ids = known?.liveTableIds
  const { data, error } = useLive({ query: LiveTablesSubscription, pause: !follows })
  const tables = error ? undefined : data?.liveTables

  useEffect(() => {
    tableLines.set(new Map((tables ?? []).map((table) => [table.id, tableLine(table, t)])))
  }, [tables, t])

  useEffect(() => {
    if (!ids || ids.length === 0) return
    tableIds.set(new Set(ids))
    tileTable.set(TileTable)
    return () => tileTable.set(null)
  }, [ids])

  return null
}
