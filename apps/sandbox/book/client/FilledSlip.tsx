import { useEffect, useRef, useState } from 'react'
import type { ShownBet } from '../bets/bet-routes.ts'
import { BetCard } from './BetCard.tsx'
import { useBook } from './book-context.ts'
import { useEventOf } from './championships.ts'
import { EditNotice } from './EditBet.tsx'
import { endEditing, tabOf } from './editing.ts'
import { marketName, selectionName } from './names.ts'
import { formatOdds } from './odds-format.ts'
import { RouteLink } from './RouteLink.tsx'
import { CodeNotice, ShareSlip } from './SlipCode.tsx'
import { SlipStakes } from './SlipStakes.tsx'
import type { Leg } from './slip.ts'
import { useStore } from './store.ts'

/** The slip with selections on it, or the receipt of the bets that were placed. */
export function FilledSlip({
  placed,
  onPlaced,
}: {
  placed: readonly ShownBet[]
  /** Hears of no bets when the player is done with the receipt. */
  onPlaced(bets: readonly ShownBet[]): void
}) {
  const { engine, t } = useBook()
  const { legs } = useStore(engine.slip)
  const editing = useStore(engine.editing)
  if (placed.length > 0) return <Receipt bets={placed} onDone={() => onPlaced([])} />
  return (
    <>
      <header className="board-head">
        <h2>{t('slip')}</h2>
        <button type="button" className="quiet" onClick={engine.slip.clear}>
          {t('clearSlip')}
        </button>
      </header>
      <EditNotice />
      <CodeNotice />
      <ul className="legs">
        {legs.map((leg) => (
          <LegLine key={leg.id} leg={leg} />
        ))}
      </ul>
      <SlipStakes
        key={editing?.bet.id ?? ''}
        first={editing && tabOf(editing.bet.type)}
        onPlaced={(bets) => {
          onPlaced(bets)
          if (editing) endEditing(engine)
          else engine.slip.clear()
          engine.codeNotice.set(null)
        }}
      />
      {!editing && <ShareSlip />}
    </>
  )
}

/** Shows the bets that were taken, until the player closes the receipt or goes to their bets. */
function Receipt({ bets, onDone }: { bets: readonly ShownBet[]; onDone(): void }) {
  const { engine, t } = useBook()
  const close = () => {
    engine.isSlipOpen.set(false)
    onDone()
  }
  const receipt = useRef<HTMLElement>(null)
  // It is shorter than the slip that was pressed at its end, and would stand above the window. Newer
  // browsers return a promise here, which React would take for what ends the effect.
  useEffect(() => {
    void receipt.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className="receipt" ref={receipt}>
      <div role="status">
        <h2>
          {bets[0]?.replaces
            ? t('changed')
            : bets.length === 1
              ? t('placed')
              : t('placedMany', { count: bets.length })}
        </h2>
      </div>
      <ul className="bets">
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} />
        ))}
      </ul>
      <div className="place">
        <RouteLink to={{ page: 'betHistory' }} className="button" onFollow={close}>
          {t('myBets')}
        </RouteLink>
        <button type="button" className="button strong" onClick={close}>
          {t('done')}
        </button>
      </div>
    </section>
  )
}

function LegLine({ leg }: { leg: Leg }) {
  const { engine, settings, t } = useBook()
  const now = useLegNow(leg)
  const name = selectionName(leg.name, leg.competitors, t)
  const event = useEventOf(leg)
  const write = (odds: string) => formatOdds(odds, settings.oddsFormat, settings.culture)
  const hasMoved = now.odds !== null && now.odds !== leg.odds
  useEffect(() => {
    const isTaken =
      settings.oddsChangeAction === 2 ||
      (settings.oddsChangeAction === 1 && Number(now.odds) > Number(leg.odds))
    if (hasMoved && isTaken && now.odds) engine.slip.accept(leg.id, now.odds)
  }, [hasMoved, now.odds, leg, settings.oddsChangeAction, engine])
  return (
    <li className="leg">
      <div className="leg-head">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className="leg-odds">{write(leg.odds)}</span>
        <button
          type="button"
          className="remove"
          aria-label={t('removeLeg', { selection: name })}
          onClick={() => engine.slip.remove(leg.id)}
        >
          ×
        </button>
      </div>
      <p className="subtle">{[marketName(leg, t), event].filter(Boolean).join(' · ')}</p>
      <div role="status">
        {now.state === 'suspended' && <p className="warning">{t('legSuspended')}</p>}
        {(now.state === 'closed' || now.state === 'settled') && (
          <p className="warning">{t('legClosed')}</p>
        )}
        {hasMoved && now.odds && now.state === 'open' && (
          <p className="warning">
            <span>{t('priceMoved', { from: write(leg.odds), to: write(now.odds) })}</span>
            <button
              type="button"
              className="quiet"
              onClick={() => now.odds && engine.slip.accept(leg.id, now.odds)}
            >
              {t('takePrice', { odds: write(now.odds) })}
            </button>
          </p>
        )}
      </div>
    </li>
  )
}

/**
 * The leg's market as the feed reports it; what is not known is taken to stand as it was pressed.
 */
function useLegNow(leg: Leg): { state: string; odds: string | null } {
  const { engine } = useBook()
  const [now, setNow] = useState({ state: 'open', odds: leg.odds as string | null })
  useEffect(() => {
    const look = () => {
      const market = engine.live.get(leg.eventId)?.markets.find(({ id }) => id === leg.marketId)
      const found = market?.selections.find(({ id }) => id === leg.id)
      if (market && found)
        setNow((last) =>
          last.state === market.state && last.odds === found.odds
            ? last
            : { state: market.state, odds: found.odds },
        )
    }
    look()
    return engine.live.subscribe(look)
  }, [engine, leg])
  return now
}
