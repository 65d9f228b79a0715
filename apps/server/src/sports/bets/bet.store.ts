import { lockStakingPlayers, readBonusOutcomes } from '../../bonuses/staking-players.ts'
import type { Executor, Tx } from '../../db/database.ts'
import { addRollback } from '../../kit/rollbacks.ts'
import { listOpenSignIns } from '../tokens/sports-session.store.ts'
import { type BetTable, betOf, type TransactionTable, transactionOf } from './bet-rows.ts'
import type { Bet, Order, SportsState, Transaction } from './bet-state.ts'
import { readFreeBets } from './free-stakes.store.ts'

/** A bet as it stands; null for one that we do not know. */
export async function findBet(db: Executor, providerId: string, ref: string): Promise<Bet | null> {
  const row = await db.sql
    .selectFrom('sports_bet')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row ? betOf(row) : null
}

/** Returns the transaction that a book has sent under this reference; null for none. */
export async function findTransaction(
  db: Executor,
  providerId: string,
  ref: string,
): Promise<Transaction | null> {
  const ofProvider = db.sql
    .selectFrom('sports_transaction')
    .selectAll()
    .where('provider_id', '=', providerId)
  const row = await ofProvider.where('ref', '=', ref).executeTakeFirst()
  return row ? transactionOf(row) : null
}

/**
 * Returns whether a book has sent this rollback, or the transaction that it undoes, or another
 * rollback of that one.
 */
export async function isRollbackKnown(
  db: Executor,
  providerId: string,
  { ref, original }: { ref: string; original: string },
): Promise<boolean> {
  const ofProvider = db.sql
    .selectFrom('sports_transaction')
    .select('ref')
    .where('provider_id', '=', providerId)
  const [sent, undone] = await Promise.all([
    ofProvider.where('ref', 'in', [ref, original]).limit(1).executeTakeFirst(),
    ofProvider.where('original', '=', original).limit(1).executeTakeFirst(),
  ])
  return sent !== undefined || undone !== undefined
}

/** Returns the settlement of a bet that stands; null for none. */
export async function findSettlement(
  db: Executor,
  providerId: string,
  { ref, turn, settledAt }: Bet,
): Promise<Transaction | null> {
  if (!settledAt) return null
  const ofBet = db.sql
    .selectFrom('sports_transaction')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where('bet_ref', '=', ref)
  const row = await ofBet
    .where('kind', '=', 'settle')
    .where('counts', '=', true)
    .where('turn', '=', turn)
    .executeTakeFirst()
  return row ? transactionOf(row) : null
}

/**
 * Returns the player of a bet; null for an unknown bet, and for one that was discarded before it
 * came.
 */
export async function findBetPlayer(
  db: Executor,
  providerId: string,
  ref: string,
): Promise<string | null> {
  const [row] = await db.run<{ player_id: string | null }>(
    'sports_bet_player',
    'select player_id from sports_bet where ref = $1 and provider_id = $2',
    [ref, providerId],
  )
  return row?.player_id ?? null
}

/**
 * Reads the state that the orders of one sportsbook are decided with. The purses are locked first,
 * as everywhere: what is read after that cannot change.
 */
export async function readSportsState(
  tx: Tx,
  providerId: string,
  orders: readonly Order[],
  playerIds: readonly string[],
  now: Date,
): Promise<SportsState> {
  const signIns = orders.flatMap((order) => (order.kind === 'make' ? order.session.signInId : []))
  const betRefs = orders.flatMap((order) => [
    order.betRef,
    ...(order.kind === 'make' && order.bet.replaces ? [order.bet.replaces] : []),
  ])
  const refs = orders.flatMap((order) =>
    order.kind === 'rollback' ? [order.ref, order.original] : order.ref,
  )
  const [players, open, betRows, transactionRows] = await Promise.all([
    lockStakingPlayers(tx, [...new Set(playerIds)].sort()),
    listOpenSignIns(tx, signIns, now),
    tx.run<BetTable>('sports_bets', 'select * from sports_bets($1, $2::text[])', [
      providerId,
      betRefs,
    ]),
    tx.run<TransactionTable>(
      'sports_transactions',
      'select * from sports_transactions($1, $2::text[])',
      [providerId, refs],
    ),
  ])
  const bets = betRows.map(betOf)
  const transactions = transactionRows.map(transactionOf)
  const undone: SportsState['undone'] = new Map()
  for (const each of transactions) addRollback(undone, each)
  return {
    players,
    openSignIns: open,
    bets: new Map(bets.map((bet) => [bet.ref, bet])),
    transactions: new Map(transactions.map((each) => [each.ref, each])),
    undone,
    bonusOutcomes: await readBonusOutcomes(tx, players, bets),
    paidForParts: await readPaidForParts(tx, providerId, orders),
    ...(await readFreeBets(tx, providerId, { orders, bets, playerIds })),
  }
}

/** Reads nothing when no order is a rollback, because only that needs it. */
async function readPaidForParts(
  tx: Tx,
  providerId: string,
  orders: readonly Order[],
): Promise<SportsState['paidForParts']> {
  const betRefs = orders.flatMap(({ kind, betRef }) => (kind === 'rollback' ? betRef : []))
  if (betRefs.length === 0) return new Map()
  const rows = await tx.run<{ bet_ref: string; real: bigint; bonus: bigint }>(
    'sports_paid_for_parts',
    `select bet_ref, sum(real)::bigint as real, sum(bonus)::bigint as bonus from sports_transaction
      where provider_id = $1 and bet_ref = any ($2::text[]) and kind = 'part' group by bet_ref`,
    [providerId, betRefs],
  )
  return new Map(rows.map(({ bet_ref, real, bonus }) => [bet_ref, { real, bonus }]))
}
