import { useEffect, useState } from 'react'
import type { ShownBet } from '../bets/bet-routes.ts'
import { useBook } from './book-context.ts'
import { EditNotice } from './EditBet.tsx'
import { laterPart } from './later-part.tsx'
import { CodeNotice, OpenCode } from './SlipCode.tsx'
import { useStore } from './store.ts'

/** Time until all that the first view needs has come, in ms. */
const FIRST_VIEW_MS = 3_000

const FilledSlip = laterPart(async () => (await import('./FilledSlip.tsx')).FilledSlip, 2)

/** The slip: beside the board on wide screens, a bar at the bottom that opens on phones. */
export function SlipPanel({ isAlone = false }: { isAlone?: boolean }) {
  const { engine, t } = useBook()
  const { legs } = useStore(engine.slip)
  const isOpen = useStore(engine.isSlipOpen)
  useLoadedSoon()
  if (isAlone) return <SlipBody />
  return (
    <aside
      className="slip"
      data-open={isOpen || undefined}
      data-filled={legs.length > 0 || undefined}
      aria-label={t('slip')}
    >
      <button
        type="button"
        className="slip-bar"
        aria-expanded={isOpen}
        onClick={() => engine.isSlipOpen.set(!isOpen)}
      >
        <b>{legs.length}</b> <span>{t('slip')}</span>
      </button>
      <div className="slip-body">
        <SlipBody />
      </div>
    </aside>
  )
}

/** A price that is pressed finds the code of the slip there. */
function useLoadedSoon(): void {
  useEffect(() => {
    const timer = setTimeout(() => void FilledSlip.load().catch(() => {}), FIRST_VIEW_MS)
    return () => clearTimeout(timer)
  }, [])
}

function SlipBody() {
  const { engine, t } = useBook()
  const { legs } = useStore(engine.slip)
  const editing = useStore(engine.editing)
  const [placed, setPlaced] = useState<readonly ShownBet[]>([])
  // Prices on the slip stay alive on every page. A slip from before a reload has events that no
  // page has read.
  useEffect(() => {
    const ids = legs.map(({ eventId }) => eventId)
    void engine.readEvents(ids.filter((id) => !engine.live.get(id)))
    return engine.live.watch(ids)
  }, [engine, legs])
  // A player who changes a bet is done with the receipt of the one before.
  useEffect(() => {
    if (editing) setPlaced([])
  }, [editing])
  if (placed.length > 0 || legs.length > 0)
    return <FilledSlip placed={placed} onPlaced={setPlaced} />
  return (
    <div className="slip-empty">
      <h2>{t('slip')}</h2>
      <EditNotice />
      <p>{t('slipEmpty')}</p>
      <p className="subtle">{t('slipEmptyHint')}</p>
      <CodeNotice />
      <OpenCode />
    </div>
  )
}
