import { putFreeBet } from '../../bonuses/free-bets/staking-free-bets.ts'
import { lockStakingPlayers, readFates } from '../../bonuses/staking-players.ts'
import type { Executor, Tx } from '../../db/database.ts'
import { betOf, rowOf, transactionOf } from './bet-rows.ts'
import type { Bet, BetLeg, Books, Changes, Order, Transaction } from './bet-state.ts'
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

/** Returns what a book has told under this reference; null for nothing. */
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
  const row = await db.sql
    .selectFrom('sports_bet')
    .select('player_id')
    .where('provider_id', '=', providerId)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return row?.player_id ?? null
}

/**
 * Reads the books that the orders of one book are decided with. The purses are locked first, as
 * everywhere: what is read after that is what stands.
 */
export async function readBooks(
  tx: Tx,
  providerId: string,
  orders: readonly Order[],
  playerIds: readonly string[],
  now: Date,
): Promise<Books> {
  const players = await lockStakingPlayers(tx, [...new Set(playerIds)].sort())
  const signIns = orders.flatMap((order) => (order.kind === 'make' ? order.session.signInId : []))
  const betRefs = orders.flatMap((order) => [
    order.betRef,
    ...(order.kind === 'make' && order.bet.replaces ? [order.bet.replaces] : []),
  ])
  const refs = orders.flatMap((order) =>
    order.kind === 'rollback' ? [order.ref, order.original] : order.ref,
  )
  const open = await tx.run<{ id: string }>(
    'game_open_sign_ins',
    'select id from game_open_sign_ins($1::text[], $2)',
    [signIns, now],
  )
  const ofProvider = tx.sql.selectFrom('sports_bet').where('provider_id', '=', providerId)
  // With each bet the one whose place it has taken: it stands again when this one is not taken.
  const replaced = ofProvider
    .select('replaces')
    .where('ref', 'in', betRefs)
    .where('replaces', 'is not', null)
  const found = await ofProvider
    .selectAll()
    .where((where) => where.or([where('ref', 'in', betRefs), where('ref', 'in', replaced)]))
    .execute()
  const bets = found.map(betOf)
  const rows = await tx.sql
    .selectFrom('sports_transaction')
    .selectAll()
    .where('provider_id', '=', providerId)
    .where((where) => where.or([where('ref', 'in', refs), where('original', 'in', refs)]))
    .execute()
  const transactions = rows.map(transactionOf)
  const undone = transactions.flatMap((each) =>
    each.original === null ? [] : [[each.original, each] as const],
  )
  return {
    players,
    openSignIns: new Set(open.map(({ id }) => id)),
    bets: new Map(bets.map((bet) => [bet.ref, bet])),
    transactions: new Map(transactions.map((each) => [each.ref, each])),
    undone: new Map(undone),
    fates: await readFates(tx, players, bets),
    paidForParts: await readPaidForParts(tx, providerId, orders),
    ...(await readFreeBets(tx, providerId, { orders, bets, playerIds })),
  }
}

/** Only a rollback asks for it. */
async function readPaidForParts(
  tx: Tx,
  providerId: string,
  orders: readonly Order[],
): Promise<Books['paidForParts']> {
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

/** Writes what was decided. A reference that another node wrote meanwhile is a unique violation. */
export async function write(
  tx: Tx,
  providerId: string,
  order: Order,
  { bets, legs, transactions, freeBets }: Changes,
  now: Date,
): Promise<void> {
  // A free bet is staked before the bet is written that it is in.
  for (const freeBet of freeBets) await putFreeBet(tx, freeBet)
  for (const bet of bets) {
    const row = rowOf(providerId, bet)
    await tx.sql
      .insertInto('sports_bet')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['ref', 'provider_id']).doUpdateSet({
          // A bet that another node made meanwhile is not this one: the guard refuses it.
          id: row.id,
          state: row.state,
          open_real: row.open_real,
          open_bonus: row.open_bonus,
          paid_real: row.paid_real,
          paid_bonus: row.paid_bonus,
          lost_real: row.lost_real,
          stake_at: row.stake_at,
          turn: row.turn,
          reason: row.reason,
          settled_at: row.settled_at,
        }),
      )
      .execute()
  }
  if (legs.length > 0) await tx.sql.insertInto('sports_bet_leg').values(legs.map(legRow)).execute()
  if (transactions.some(({ counts }) => counts)) await writeResults(tx, providerId, order, bets)
  if (transactions.length > 0)
    await tx.sql.insertInto('sports_transaction').values(transactions.map(transactionRow)).execute()

  function legRow(leg: BetLeg, position: number) {
    const {
      id: ref,
      eventId: event_id,
      startsAt,
      sport,
      competition,
      event,
      market,
      outcome,
      odds,
      live,
    } = leg
    const what = {
      ref,
      event_id,
      sport,
      competition,
      event,
      market,
      outcome,
      odds,
      live,
      starts_at: new Date(startsAt),
    }
    return {
      provider_id: providerId,
      bet_ref: order.betRef,
      position,
      ...what,
      result: 'open' as const,
      reason: null,
    }
  }
  function transactionRow({ betRef, moved, ...rest }: Transaction) {
    return {
      provider_id: providerId,
      ...rest,
      bet_ref: betRef,
      real: moved.real,
      bonus: moved.bonus,
      made_at: now,
    }
  }
}

/** What a settlement tells of the legs; with the settlement it is taken back. */
async function writeResults(
  tx: Tx,
  providerId: string,
  order: Order,
  bets: readonly Bet[],
): Promise<void> {
  const legsOfBet = tx.sql
    .updateTable('sports_bet_leg')
    .where('provider_id', '=', providerId)
    .where('bet_ref', '=', order.betRef)
  const isOpen = bets.some(({ ref, settledAt }) => ref === order.betRef && settledAt === null)
  if (order.kind === 'rollback' && isOpen)
    await legsOfBet.set({ result: 'open', reason: null }).execute()
  if (order.kind !== 'settle') return
  for (const { id, result, reason = null } of order.legs)
    await legsOfBet.set({ result, reason }).where('ref', '=', id).execute()
}
