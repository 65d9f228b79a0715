import { Counter } from 'prom-client'
import type { Database, Tx } from '../../db/database.ts'
import type { CasinoNews } from '../../inbox/casino-news.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { meter } from '../../kit/meter.ts'
import type { Random } from '../../kit/random.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import type { Topics } from '../../kit/topics.ts'
import { house, purse } from '../../ledger/accounts.ts'
import { mustPost, type Posting } from '../../ledger/post.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import * as store from './jackpots.store.ts'
import type { Pool } from './pools.ts'
import { type FeedingBet, feed, heldBy, leftBy, nextPot, type Pot, winOf } from './pot.ts'
import { takeBets } from './waiting-bets.ts'
import { wonNews, wonTopic } from './won-news.ts'

export interface DrawDeps {
  db: Database
  clock: Clock
  random: Random
  topics: Topics
  log: Log
  pools: readonly Pool[]
  /** Sends a player a message to their inbox, once for its key. */
  notify(tx: Tx, playerId: string, news: CasinoNews): Promise<void>
}

const won = new Counter({
  name: 'baize_jackpots_won_total',
  help: 'Jackpots that this process has paid, by pool and currency',
  labelNames: ['pool', 'currency'],
  registers: [meter],
})

/**
 * Begins the pots that there are not yet, and lets the waiting bets feed and win the others. Each
 * pot is worked on by one node at a time. A pot that fails, as in a frozen currency, holds up no
 * other one; throws at the end where one has failed.
 */
export async function drawJackpots(deps: DrawDeps, signal?: AbortSignal): Promise<void> {
  const open = new Map((await store.listOpenPots(deps.db)).map((pot) => [nameOf(pot), pot.kind]))
  const fed = new Set((await store.listFed(deps.db, deps.clock.now())).map(nameOf))
  const failed: string[] = []
  for (const pool of deps.pools) {
    for (const currency of pool.pots.keys()) {
      const name = nameOf({ poolId: pool.id, currency })
      try {
        const kind = open.get(name)
        if (!kind) await beginFirst(deps, pool, currency)
        // Neither rule can end it: it was not drawn for the new one, and the old one is gone.
        else if (kind !== pool.kind)
          throw new Error(`the open pot is ${kind}, and jackpots.yaml says ${pool.kind}`)
        let mayWait = fed.has(name)
        while (mayWait && !signal?.aborted)
          mayWait = await deps.db.transaction((tx) => drawPot(deps, tx, pool, currency))
      } catch (error) {
        // Without the database all of them fail alike.
        if (error instanceof DatabaseDown) throw error
        deps.log.error({ err: error, pool: pool.id, currency }, 'a jackpot stands still')
        failed.push(name)
      }
    }
  }
  if (failed.length > 0) throw new Error(`jackpots stand still: ${failed.join(', ')}`)
}

async function beginFirst(deps: DrawDeps, pool: Pool, currency: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const first = nextPot(pool, { currency, number: 1, fed: 0n }, deps.random)
    if (first) await begin(deps, tx, first)
  })
}

/** Answers whether more bets may be waiting. */
async function drawPot(deps: DrawDeps, tx: Tx, pool: Pool, currency: string): Promise<boolean> {
  let pot = await store.takePot(tx, pool.id, currency)
  if (!pot) return false
  const { bets, mayWait } = await takeBets(tx, pot, deps.clock.now())
  // Balance of the pool's account in the ledger, in minor units.
  let booked = heldBy(pot)
  for (const bet of bets) {
    pot = feed(pot, bet)
    const amount = winOf(pot, bet.stake, { pool, random: deps.random })
    if (amount === null) continue
    await book(deps, tx, pot, booked)
    await pay(deps, tx, { pool, pot, bet, amount })
    const next = nextPot(
      pool,
      { currency, number: pot.number + 1, fed: leftBy(pot, amount) },
      deps.random,
    )
    if (!next) throw new Error(`${pool.id} has no pot in ${currency}`)
    if (!(await begin(deps, tx, next)))
      throw new Error(`another pot of ${pool.id} in ${currency} is open`)
    pot = next
    booked = heldBy(pot)
  }
  await book(deps, tx, pot, booked)
  if (bets.length > 0) await store.setFed(tx, pot)
  return mayWait
}

/**
 * Writes the pot down, with the money that the casino puts in. False where another node was faster.
 */
async function begin({ clock }: DrawDeps, tx: Tx, pot: Pot): Promise<boolean> {
  const isMine = await store.insertPot(tx, pot, clock.now())
  if (isMine && pot.seed > 0n) {
    const { currency, seed: amount } = pot
    const posting = { from: house('jackpots', currency), to: accountOf(pot), amount, currency }
    await mustPost(tx, {
      key: `${keyOf(pot)}/seed`,
      kind: 'jackpot_seed',
      postings: [posting],
      madeAt: clock.now(),
    })
  }
  return isMine
}

/**
 * Moves what has come to whole minor units since the pot held `from`. It is the casino's own money,
 * as the seed is, so that the account of the games stays what players have staked less what they
 * have won.
 */
async function book({ clock }: DrawDeps, tx: Tx, pot: Pot, from: bigint): Promise<void> {
  const { currency } = pot
  const held = heldBy(pot)
  const amount = held - from
  if (amount <= 0n) return
  const posting: Posting = {
    from: house('jackpots', currency),
    to: accountOf(pot),
    amount,
    currency,
  }
  await mustPost(tx, {
    // The amount of a pot only grows, so it is booked up to each amount once.
    key: `${keyOf(pot)}/shares/held/${held}`,
    kind: 'jackpot_share',
    postings: [posting],
    madeAt: clock.now(),
  })
}

async function pay(
  deps: DrawDeps,
  tx: Tx,
  { pool, pot, bet, amount }: { pool: Pool; pot: Pot; bet: FeedingBet; amount: bigint },
): Promise<void> {
  const { clock, topics, log } = deps
  const { playerId, gameId } = bet
  const { currency } = pot
  const at = clock.now()
  const key = `${keyOf(pot)}/win`
  await store.setWon(tx, pot, { ...bet, amount, at })
  const posting = { from: accountOf(pot), to: purse(playerId, 'real'), amount, currency }
  await mustPost(tx, { key, kind: 'jackpot', postings: [posting], madeAt: at, reason: 'jackpot' })
  await deps.notify(tx, playerId, {
    kind: 'jackpot_won',
    key,
    amount,
    currency,
    jackpot: pool.name,
  })
  tx.afterCommit(() => {
    won.inc({ pool: pool.id, currency })
    log.info(
      { pool: pool.id, currency, pot: pot.number, amount: String(amount), playerId, gameId },
      'a jackpot was won',
    )
    topics.publish(playerTopic(playerId), 'balance')
    topics.publish(
      wonTopic(playerId),
      wonNews({ key, poolId: pool.id, name: pool.name, amount, currency, at }),
    )
  })
}

const accountOf = ({ poolId, currency }: Pot) => house(`jackpot-${poolId}`, currency)
const nameOf = ({ poolId, currency }: Pick<Pot, 'poolId' | 'currency'>) => `${poolId}/${currency}`
const keyOf = ({ poolId, currency, number }: Pot) => `jackpot/${poolId}/${currency}/${number}`
