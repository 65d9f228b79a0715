import { lockStakingPlayers, readBonusOutcomes } from '../../bonuses/staking-players.ts'
import type { PreparedStatement } from '../../db/connection.ts'
import type { Executor, Tx } from '../../db/database.ts'
import { addRollback } from '../../kit/rollbacks.ts'
import { readFrozen } from '../../ledger/freeze.ts'
import { findOpenSignIns } from '../launch/session.store.ts'
import type { Action, Order } from './wallet-orders.ts'
import type {
  Changes,
  Round,
  RoundState,
  Transaction,
  TransactionKind,
  WalletState,
} from './wallet-state.ts'

/**
 * Reads the wallet state that the orders of one provider are decided with. The players' purses are
 * locked first.
 */
export async function readWalletState(
  tx: Tx,
  providerId: string,
  orders: readonly Order[],
  now: Date,
): Promise<WalletState> {
  const playerIds = [...new Set(orders.map(({ session }) => session.playerId))]
  const refs = [...new Set(orders.flatMap(refsOf))]
  const roundRefs = [...new Set(orders.map(({ roundRef }) => roundRef))]
  const signIns = [...new Set(orders.flatMap(({ session }) => session.signInId ?? []))]
  const [players, openSignIns, frozen, rounds, transactions] = await Promise.all([
    lockStakingPlayers(tx, playerIds),
    findOpenSignIns(tx, signIns, now),
    readFrozen(tx),
    readRounds(tx, providerId, roundRefs),
    readTransactions(tx, providerId, refs),
  ])
  const walletState: WalletState = {
    players,
    openSignIns,
    frozen,
    rounds: new Map(rounds.map((round) => [round.ref, round])),
    storedRounds: new Set(rounds.map((round) => round.ref)),
    transactions: new Map(),
    undone: new Map(),
    bonusOutcomes: await readBonusOutcomes(tx, players, rounds),
  }
  for (const transaction of transactions) {
    walletState.transactions.set(transaction.ref, transaction)
    addRollback(walletState.undone, transaction)
  }
  return walletState
}

function refsOf(order: Order): string[] {
  if (order.kind === 'play') return order.actions.flatMap(refsOfAction)
  return order.kind === 'rollback' ? [order.ref, order.original] : []
}

function refsOfAction(action: Action): string[] {
  if (action.action === 'rollback') return [action.id, action.originalId]
  return action.betId === undefined ? [action.id] : [action.id, action.betId]
}

interface RoundRow {
  ref: string
  player_id: string
  game_id: string
  currency: string
  state: RoundState
  staked_real: bigint
  staked_bonus: bigint
  won_real: bigint
  won_bonus: bigint
  bets: number
  bonus_id: string | null
  opened_at: Date
  closed_at: Date | null
}

async function readRounds(tx: Tx, providerId: string, refs: readonly string[]): Promise<Round[]> {
  const rows = await tx.run<RoundRow>(
    'game_rounds',
    `select ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets, bonus_id, opened_at, closed_at
       from game_rounds($1, $2::text[])`,
    [providerId, refs],
  )
  return rows.map((row) => ({
    ref: row.ref,
    playerId: row.player_id,
    gameId: row.game_id,
    currency: row.currency,
    state: row.state,
    staked: { real: row.staked_real, bonus: row.staked_bonus },
    won: { real: row.won_real, bonus: row.won_bonus },
    bets: row.bets,
    bonusId: row.bonus_id,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
  }))
}

interface TransactionRow {
  ref: string
  id: string
  kind: TransactionKind
  round_ref: string
  player_id: string
  game_id: string
  amount: bigint
  real: bigint
  bonus: bigint
  paid_by: 'player' | 'house'
  original: string | null
  reason: string | null
}

/** Reads the transactions with these references, and those that undid one of them. */
export async function readTransactions(
  tx: Executor,
  providerId: string,
  refs: readonly string[],
): Promise<Transaction[]> {
  if (refs.length === 0) return []
  const rows = await tx.run<TransactionRow>(
    'game_transactions',
    `select ref, id, kind, round_ref, player_id, game_id, amount, real, bonus, paid_by, original, reason
       from game_transactions($1, $2::text[])`,
    [providerId, refs],
  )
  return rows.map((row) => ({
    ref: row.ref,
    id: row.id,
    kind: row.kind,
    roundRef: row.round_ref,
    playerId: row.player_id,
    gameId: row.game_id,
    amount: row.amount,
    moved: { real: row.real, bonus: row.bonus },
    paidBy: row.paid_by,
    original: row.original,
    reason: row.reason,
  }))
}

const ROUND =
  'provider_id, ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets, opened_at, closed_at, bonus_id'
// A round that is new is only inserted: looking for it once more would cost as much as a third of
// the whole.
const WRITE = `with rounds as (
  select $1 as provider_id, * from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[],
                                          $9::bigint[], $10::bigint[], $11::int[], $12::timestamptz[], $13::timestamptz[], $27::text[], $28::boolean[])
    given(ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets, opened_at, closed_at, bonus_id, stored)
), opened as (
  insert into game_round (${ROUND})
  select ${ROUND} from rounds where not stored
), changed as (
  insert into game_round (${ROUND})
  select ${ROUND} from rounds where stored
  on conflict (provider_id, ref) do update set state = excluded.state, staked_real = excluded.staked_real,
    staked_bonus = excluded.staked_bonus, won_real = excluded.won_real, won_bonus = excluded.won_bonus, bets = excluded.bets,
    closed_at = excluded.closed_at, bonus_id = excluded.bonus_id
)
insert into game_transaction (provider_id, ref, id, kind, round_ref, player_id, game_id, amount, real, bonus, paid_by, original,
                              reason, made_at)
select $1, given.*, $26 from unnest($14::text[], $15::text[], $16::text[], $17::text[], $18::text[], $19::text[], $20::bigint[],
                                    $21::bigint[], $22::bigint[], $23::text[], $24::text[], $25::text[]) given`

/**
 * Returns the one statement that writes the decided changes; none when there are none. It fails
 * with a unique violation when another call has written a reference meanwhile.
 */
export function writingOf(
  providerId: string,
  { storedRounds }: WalletState,
  changes: readonly Changes[],
  now: Date,
): PreparedStatement[] {
  const rounds = [
    ...new Map(
      changes.flatMap(({ round }) => (round ? [[round.ref, round] as const] : [])),
    ).values(),
  ]
  const made = changes.flatMap(({ transactions }) => transactions)
  if (rounds.length === 0 && made.length === 0) return []
  const values = [
    providerId,
    rounds.map((round) => round.ref),
    rounds.map((round) => round.playerId),
    rounds.map((round) => round.gameId),
    rounds.map((round) => round.currency),
    rounds.map((round) => round.state),
    rounds.map((round) => round.staked.real),
    rounds.map((round) => round.staked.bonus),
    rounds.map((round) => round.won.real),
    rounds.map((round) => round.won.bonus),
    rounds.map((round) => round.bets),
    rounds.map((round) => round.openedAt),
    rounds.map((round) => round.closedAt),
    made.map((each) => each.ref),
    made.map((each) => each.id),
    made.map((each) => each.kind),
    made.map((each) => each.roundRef),
    made.map((each) => each.playerId),
    made.map((each) => each.gameId),
    made.map((each) => each.amount),
    made.map((each) => each.moved.real),
    made.map((each) => each.moved.bonus),
    made.map((each) => each.paidBy),
    made.map((each) => each.original),
    made.map((each) => each.reason),
    now,
    rounds.map((round) => round.bonusId),
    rounds.map((round) => storedRounds.has(round.ref)),
  ]
  return [{ name: 'game_write', text: WRITE, values }]
}

/** Closes the rounds that have been open since `before`. Returns how many there were. */
export async function closeRoundsLeftOpen(db: Executor, before: Date, now: Date): Promise<number> {
  const rows = await db.run(
    'game_sweep',
    `update game_round set state = 'closed', closed_at = $2 where (provider_id, ref) in (
       select provider_id, ref from game_round where state = 'open' and opened_at < $1 order by opened_at limit 1000 for update skip locked)
     returning ref`,
    [before, now],
  )
  return rows.length
}

/** The rounds and games of this player's bets and wins, named by their providers' references. */
export async function findRoundsOf(
  db: Executor,
  playerId: string,
  transactions: readonly { providerId: string; ref: string }[],
): Promise<{ provider_id: string; ref: string; round_ref: string; game_id: string }[]> {
  return db.run(
    'game_rounds_of_movements',
    `select provider_id, ref, round_ref, game_id
       from unnest($1::text[], $2::text[]) requested(provider_id, ref) join game_transaction using (ref, provider_id) where player_id = $3`,
    [
      transactions.map(({ providerId }) => providerId),
      transactions.map(({ ref }) => ref),
      playerId,
    ],
  )
}
