import { Gauge } from 'prom-client'
import type { ClosingStatement } from '../../db/database.ts'
import { meter } from '../../kit/meter.ts'
import { toMajor } from '../../kit/money.ts'
import { oneTopic, openTopics } from '../../kit/topics.ts'
import type { Jackpot, JackpotWin, WonJackpot } from '../../schema/resolvers.generated.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type DrawDeps, drawJackpots } from './draw.ts'
import { listLastWon, listOpenPots, type WonPot } from './jackpots.store.ts'
import { openCoverage, type Pool } from './pools.ts'
import { commitmentOf, heldBy, type Pot } from './pot.ts'
import { sharesOf, type TakenBet } from './shares.ts'
import { readWonNews, wonTopic } from './won-news.ts'

export interface Jackpots {
  /** Returns statements that report bets to the pools, for the transaction that takes the bets. */
  sharesOf(bets: readonly TakenBet[]): ClosingStatement[]
  poolOf(gameId: string): Pool | null
  list(): Jackpot[]
  /** The jackpots now, and again when an amount has changed. */
  follow(signal: AbortSignal): AsyncGenerator<Jackpot[], void, undefined>
  /** Yields the jackpots that a player wins from now on. */
  followWon(playerId: string, signal: AbortSignal): AsyncGenerator<WonJackpot, void, undefined>
  /** Lets waiting bets feed and win, and reads the amounts that are shown. */
  turn(signal?: AbortSignal): Promise<void>
}

export interface JackpotsDeps extends DrawDeps {
  catalogue: Pick<Catalogue, 'current' | 'onChange'>
}

const CHANGED = oneTopic('changed')
const amounts = new Gauge({
  name: 'baize_jackpot_amount',
  help: 'What a jackpot comes to, in major units, by pool and currency',
  labelNames: ['pool', 'currency'],
  registers: [meter],
})

export function openJackpots(deps: JackpotsDeps): Jackpots {
  const { db, pools, topics, catalogue } = deps
  const coverage = openCoverage(pools, (id) => catalogue.current().all.byId.get(id) ?? null)
  catalogue.onChange(coverage.forget)
  const news = openTopics()
  let shown: Jackpot[] = []

  async function read(): Promise<void> {
    const [open, won] = [await listOpenPots(db), await listLastWon(db)]
    const now = pools.flatMap((pool) =>
      potsOf(pool, open).map((pot) =>
        show(
          pool,
          pot,
          won.find((last) => isSame(last, pot)),
        ),
      ),
    )
    const isNew = JSON.stringify(now) !== JSON.stringify(shown)
    shown = now
    for (const { pool, currency, amount } of now) amounts.set({ pool, currency }, Number(amount))
    if (isNew) news.publish(CHANGED, '')
  }

  return {
    sharesOf: (bets) => sharesOf(coverage, bets),
    poolOf: coverage.poolOf,
    list: () => shown,
    async turn(signal) {
      if (pools.length === 0) return
      try {
        await drawJackpots(deps, signal)
      } finally {
        await read()
      }
    },
    async *follow(signal) {
      const changes = news.subscribe(CHANGED, signal)
      let change = changes.next()
      do {
        yield shown
        const { done } = await change
        if (done) return
        change = changes.next()
      } while (!signal.aborted)
    },
    async *followWon(playerId, signal) {
      for await (const message of topics.subscribe(wonTopic(playerId), signal)) {
        const { key, poolId, name, amount, currency, at } = readWonNews(message)
        yield {
          id: key,
          pool: poolId,
          name,
          amount: toMajor(amount, currency),
          currency,
          at: at.toISOString(),
        }
      }
    },
  }
}

/**
 * Returns the open pots of a pool, in the order of its currencies. One of another kind cannot be
 * won, and is not shown.
 */
function potsOf({ id, kind, pots }: Pool, open: readonly Pot[]): Pot[] {
  const own = open.filter((pot) => pot.poolId === id && pot.kind === kind)
  return [...pots.keys()].flatMap((currency) => own.find((pot) => pot.currency === currency) ?? [])
}

const isSame = (a: Pot, b: Pot) => a.poolId === b.poolId && a.currency === b.currency

function show({ id, name }: Pool, pot: Pot, last: WonPot | undefined): Jackpot {
  const { currency, kind, ceiling } = pot
  return {
    id: `${id}-${currency}`,
    pool: id,
    name,
    kind: kind === 'must_drop' ? 'MUST_DROP' : 'PROGRESSIVE',
    amount: toMajor(heldBy(pot), currency),
    currency,
    mustDropBy: ceiling === null ? null : toMajor(ceiling, currency),
    commitment: commitmentOf(pot),
    lastWin: last ? showWin(last) : null,
  }
}

function showWin(last: WonPot): JackpotWin {
  const { currency, amount, wonAt, number, nonce } = last
  return {
    amount: toMajor(amount, currency),
    at: wonAt.toISOString(),
    number,
    commitment: commitmentOf(last),
    nonce,
  }
}
