import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useNear } from '../../hydration/hydration.ts'
import { tableIds, tableLines, tilesNear } from './table-line.ts'

/** Nothing on the tiles of all other games. */
export function TileTable({ id }: { id: string }) {
  const isTable = useSyncExternalStore(tableIds.subscribe, () => tableIds.get().has(id))
  return isTable ? <TableNews id={id} /> : null
}

/**
 * On the tile of a live table: its free seats or its players, and the last results. Empty until
 * they are known.
 */
function TableNews({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const near = useNear(place)
  // Each tile looks at its own line: a change at one table draws no other tile.
  const line = useSyncExternalStore(tableLines.subscribe, () => tableLines.get().get(id))

  useEffect(() => {
    if (!near) return
    tilesNear.set(tilesNear.get() + 1)
    return () => tilesNear.set(tilesNear.get() - 1)
  }, [near])

  const isEmpty = !line || (line.seats === '' && line.results.length === 0)
  return (
    <div ref={place} className={isEmpty ? 'absolute inset-0 -z-1' : 'tile-table'}>
      {line?.seats ? <p>{line.seats}</p> : null}
      {line && line.results.length > 0 ? (
        <ul aria-label={line.label} className="tile-results">
          {line.results.map(({ short, whole }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no other name than their place.
            <li key={at}>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{whole}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
