import { land, type Parts } from '#rules/bonus.ts'
import { lateTransfer } from '../../bonuses/late.ts'
import type { ClosingStatement, Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import type { Topics } from '../../kit/topics.ts'
import { house, purse } from '../../ledger/accounts.ts'
import { openGroupCommit } from '../../ledger/group-commit.ts'
import { NOT_POSTED, type Posting, postingEach, type Transfer } from '../../ledger/post.ts'
import { areFirst } from '../../players/attempts/signed-calls.ts'
import { balanceNews } from '../../players/live/balance-news.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import type { TakenBet } from '../jackpots/shares.ts'
import { decide, notBelieved, waitsForThaw } from './decide.ts'
import {
  closeRoundsLeftOpen,
  readTransactions,
  readWalletState,
  writingOf,
} from './wallet.store.ts'
import type { Decision, Order } from './wallet-orders.ts'
import {
  type Changes,
  enter,
  isWin,
  OPEN_FOR_MS,
  type Round,
  type Transaction,
} from './wallet-state.ts'

export interface Wallet {
  /**
   * Carries out a request of a provider; resolves once it has been committed. A repeated order has
   * the results of the first time.
   */
  carryOut(order: Order): Promise<Decision>
  /** Returns the transaction that the provider sent under this reference; null for none. */
  find(providerId: string, ref: string): Promise<Transaction | null>
  /** Ends rounds that their provider has forgotten. */
  sweep(): Promise<number>
  close(): Promise<void>
}

export interface WalletDeps {
  db: Database
  clock: Clock
  ids: Ids
  topics: Topics
  /**
   * Is called after the commit for each round that is a win or was one before: a win may be rolled
   * back, and staked again in its round.
   */
  onWinChange(round: Round): void
  /** Returns false for a provider that is switched off; all take new rounds when it is left out. */
  takesNewRounds?: (providerId: string) => boolean
  /**
   * Gives the bets that are taken to the jackpots, in the same transaction; without it nothing is
   * done.
   */
  sharesOf?: (bets: readonly TakenBet[]) => ClosingStatement[]
}

interface Decided {
  decisions: Map<Order, Decision>
  /**
   * The rounds that are a win or were one before, as they were left, by provider and reference: two
   * providers may name their rounds alike.
   */
  wins: Map<string, Round>
  /** New balances of the players whose money moved, and the ids of the games that moved it. */
  purses: Map<string, { left: Parts; games: Set<string> }>
  newestTransfer: bigint
}

const ATTEMPTS = 3
/** A unique violation, and what the ledger refuses although the wallet state allowed it. */
const RACES: ReadonlySet<unknown> = new Set(['23505', NOT_POSTED])
/**
 * The players are locked and the wallet state is read before anything is written, except the signed
 * calls, which may stay.
 */
const READS_FIRST = { readsFirst: true }

export function openWallet(deps: WalletDeps): Wallet {
  const groupCommit = openGroupCommit<Order, Decision>({
    keyOf: ({ session }) => session.playerId,
    runBatch: (orders) => runAgainAfterRace(deps, orders),
    hitsAll: (error) => error instanceof DatabaseDown,
  })
  return {
    carryOut: groupCommit.submit,
    find: async (providerId, ref) =>
      (await readTransactions(deps.db, providerId, [ref])).find((each) => each.ref === ref) ?? null,
    sweep: () =>
      closeRoundsLeftOpen(deps.db, new Date(deps.clock.nowMs() - OPEN_FOR_MS), deps.clock.now()),
    close: groupCommit.close,
  }
}

/**
 * Another node may write a reference between our reading and our writing: the next attempt reads
 * it.
 */
async function runAgainAfterRace(deps: WalletDeps, orders: readonly Order[]): Promise<Decision[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runBatch(deps, orders)
    } catch (error) {
      const isRace = error instanceof Error && 'code' in error && RACES.has(error.code)
      if (!isRace || attempt === ATTEMPTS) throw error
    }
  }
}

/** Runs the orders of all providers in one transaction. */
async function runBatch(deps: WalletDeps, orders: readonly Order[]): Promise<Decision[]> {
  const byProvider = [...Map.groupBy(orders, ({ session }) => session.providerId)]
  const decided = await deps.db.transaction(async (tx) => {
    const decided: Decided = {
      decisions: new Map(),
      wins: new Map(),
      purses: new Map(),
      newestTransfer: 0n,
    }
    const believed = storeSignedCalls(tx, orders)
    for (const [at, [providerId, ordersOfProvider]] of byProvider.entries()) {
      const writing = await decideAll(
        deps,
        tx,
        { providerId, orders: ordersOfProvider, believed },
        decided,
      )
      if (at === byProvider.length - 1) tx.withCommit(writing)
      else
        for (const { name, text, values, answered } of writing) {
          // Runs also where no result is read: `answered?.(await …)` would leave it out then.
          const rows = await tx.run(name, text, values)
          answered?.(rows)
        }
    }
    return decided
  }, READS_FIRST)
  publishChanges(decided, deps)
  return orders.flatMap((order) => decided.decisions.get(order) ?? [])
}

interface OrdersOfProvider {
  providerId: string
  orders: readonly Order[]
  /** Whether an order's call is in the reading that is believed. */
  believed: Promise<(order: Order) => boolean>
}

/** Stores the calls that are believed in one reading only, and marks them after the commit. */
async function storeSignedCalls(
  tx: Tx,
  orders: readonly Order[],
): Promise<(order: Order) => boolean> {
  const signedCalls = orders.flatMap(({ session }) => session.signedCall ?? [])
  if (signedCalls.length === 0) return () => true
  const firsts = await areFirst(tx, signedCalls)
  const others = new Set(signedCalls.filter((_, at) => !firsts[at]))
  tx.afterCommit(() => {
    for (const signedCall of signedCalls) signedCall.isFirst = !others.has(signedCall)
  })
  return ({ session: { signedCall } }) => !signedCall || !others.has(signedCall)
}

/**
 * Reads the state for all orders at once and decides them in order. Returns the statements that
 * write the decisions and move the money.
 */
async function decideAll(
  deps: WalletDeps,
  tx: Tx,
  { providerId, orders, believed }: OrdersOfProvider,
  decided: Decided,
): Promise<ClosingStatement[]> {
  const { decisions, wins, purses } = decided
  const now = deps.clock.now()
  const takesNewRounds = deps.takesNewRounds?.(providerId) ?? true
  const [isBelieved, walletState] = await Promise.all([
    believed,
    readWalletState(tx, providerId, orders, now),
  ])
  const transfers: Transfer[] = []
  const changes: Changes[] = []
  const bets: TakenBet[] = []
  for (const order of orders) {
    const decision = isBelieved(order)
      ? decide(walletState, order, { now, takesNewRounds, newId: deps.ids.newId })
      : notBelieved(walletState, order)
    decisions.set(order, decision)
    if (!decision.done) continue
    const { round, transactions } = decision.changes
    const moved = transactions.flatMap((transaction) => transfersOf(order, transaction, now))
    if (moved.length > 0 && walletState.frozen.has(order.session.currency)) {
      // The ledger would refuse the whole batch. What the provider owes is sent again later.
      decisions.set(order, waitsForThaw(walletState, order))
      continue
    }
    const before = walletState.rounds.get(order.roundRef)
    // A call that only ends a round changes no win.
    if (round && transactions.length > 0 && (isWin(round) || (before && isWin(before))))
      wins.set(`${providerId}/${round.ref}`, round)
    enter(walletState, order.session.playerId, decision.changes)
    changes.push(decision.changes)
    if (moved.length > 0) keepPurse(purses, order, decision.changes)
    transfers.push(...moved)
    for (const transaction of transactions)
      if (isRealBet(transaction)) bets.push(takenBet(order, transaction))
  }
  // Both travel together: a round trip costs as much as several bets. Where the ledger does not
  // post what the wallet state allowed, nothing of the batch has happened.
  const posted = (newest: bigint) => {
    decided.newestTransfer = newest
  }
  return [
    ...postingEach(tx, transfers, posted),
    ...writingOf(providerId, walletState, changes, now),
    ...(deps.sharesOf?.(bets) ?? []),
  ]
}

function keepPurse(
  purses: Decided['purses'],
  { session: { playerId } }: Order,
  { purse, transactions }: Changes,
): void {
  const games = new Set(purses.get(playerId)?.games)
  for (const { gameId } of transactions) games.add(gameId)
  purses.set(playerId, { left: purse, games })
}

const isRealBet = ({ kind, moved }: Transaction) => kind === 'bet' && moved.real > 0n

function takenBet(
  { session: { providerId, playerId, currency } }: Order,
  { ref, gameId, moved }: Transaction,
): TakenBet {
  return { providerId, ref, playerId, gameId, currency, stake: moved.real }
}

/**
 * Empty for what moves nothing: a bet of nothing, or one that had been rolled back before it came.
 */
function transfersOf(
  { session: { providerId, playerId, currency } }: Order,
  { ref, kind, moved, paidBy, late }: Transaction,
  madeAt: Date,
): Transfer[] {
  const games = house('games', currency)
  const landed = land(moved, late?.outcome ?? 'running')
  const postings: Posting[] = []
  for (const which of ['real', 'bonus'] as const) {
    const own = purse(playerId, which)
    const [from, to] = paidBy === 'player' ? [own, games] : [games, own]
    if (landed.purse[which] > 0n) postings.push({ from, to, amount: landed.purse[which], currency })
  }
  const ofPlayer =
    postings.length > 0 ? [{ key: `game/${providerId}/${ref}`, kind, postings, madeAt }] : []
  if (!late || landed.house === 0n) return ofPlayer
  const what = {
    bonusId: late.id,
    fact: `${providerId}/${ref}`,
    playerId,
    currency,
    amount: landed.house,
    madeAt,
  }
  return [
    ...ofPlayer,
    lateTransfer({ ...what, ...(paidBy === 'player' ? { to: games } : { from: games }) }),
  ]
}

/**
 * Publishes, after the commit, the balances that have changed, and reports the rounds that have
 * become wins or are none any more.
 */
function publishChanges(
  { purses, newestTransfer, wins }: Decided,
  { topics, onWinChange }: WalletDeps,
): void {
  for (const [playerId, { left, games }] of purses)
    for (const gameId of games)
      topics.publish(
        playerTopic(playerId),
        balanceNews({ ...left, newestTransfer }, `game/${gameId}`),
      )
  for (const round of wins.values()) onWinChange(round)
}
