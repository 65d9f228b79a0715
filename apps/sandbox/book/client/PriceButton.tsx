import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Fixture } from '../feed/event.ts'
import type { Market, Selection } from '../feed/market.ts'
import { useBook } from './book-context.ts'
import { eventName, marketName, selectionName, shortName } from './names.ts'
import { formatOdds } from './odds-format.ts'
import { legOf, type Slip } from './slip.ts'

const SHOWN_MS = 6_000

interface PriceProps {
  event: Fixture
  market: Market
  selection: Selection
  /** A board has room for `1`, `X` and `2` only. */
  isShort?: boolean
}

/**
 * A price that can be put on the slip. A move is shown by an arrow and a word, not by colour alone.
 */
export function PriceButton({ event, market, selection, isShort = false }: PriceProps) {
  const { engine, settings, callback, t } = useBook()
  const isPicked = usePicked(engine.slip, selection.id)
  const move = useMove(selection.odds)
  const sides = event.competitors.map(({ name }) => name)
  const name = selectionName(selection.name, sides, t)
  const place = {
    selection: name,
    market: marketName(market, t),
    event: eventName(event.competitors, ''),
  }
  const isOpen = market.state === 'open' && selection.odds !== null
  const odds =
    selection.odds === null
      ? '–'
      : formatOdds(selection.odds, settings.oddsFormat, settings.culture)
  const moved = move === null ? '' : `, ${t(move === 'up' ? 'priceUp' : 'priceDown')}`
  const isSuspended = !isOpen && market.state === 'suspended'
  const shown = isShort ? shortName(selection.name, sides, t) : name
  const state =
    (isOpen ? t('priceName', { ...place, odds }) : t('suspendedName', place)).replace(/, $/, '') +
    moved
  function press(): void {
    const leg = legOf(event, market, selection)
    engine.slip.toggle(leg)
    if (engine.slip.get().legs.some(({ id }) => id === leg.id))
      callback('onOddSelect')?.({
        id: leg.id,
        eventId: leg.eventId,
        champId: leg.championshipId,
      })
  }
  return (
    <button
      type="button"
      className="price"
      data-move={isOpen ? (move ?? undefined) : undefined}
      aria-pressed={isPicked}
      // Begins with what is shown, so that it can be said aloud to press it.
      aria-label={`${isSuspended ? shown : `${shown} ${odds}`}, ${state}`}
      disabled={!isOpen && !isPicked}
      onClick={press}
    >
      <bdi className="price-name">{shown}</bdi>{' '}
      {isSuspended ? <Lock /> : <span className="price-odds">{odds}</span>}
    </button>
  )
}

/** Returns whether a selection is on the slip; a price is not drawn again for those of others. */
function usePicked(slip: Slip, selectionId: number): boolean {
  return useSyncExternalStore(slip.subscribe, () =>
    slip.get().legs.some(({ id }) => id === selectionId),
  )
}

function Lock() {
  return (
    <svg className="lock" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M4 7V5a4 4 0 0 1 8 0v2h1v7H3V7zm2 0h4V5a2 2 0 0 0-4 0z" />
    </svg>
  )
}

/** Where the price went last, for some seconds. */
function useMove(odds: string | null): 'up' | 'down' | null {
  const last = useRef(odds)
  const [move, setMove] = useState<'up' | 'down' | null>(null)
  useEffect(() => {
    const before = last.current
    last.current = odds
    if (before === null || odds === null || before === odds) return
    setMove(Number(odds) > Number(before) ? 'up' : 'down')
    const timer = setTimeout(() => setMove(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [odds])
  return move
}
