import { PlayRefusal } from '../rounds/play-refusal.ts'
import { raise } from '../rounds/raise.ts'
import { lineOf } from '../rounds/seats.ts'
import type { SettlementDeps } from '../rounds/settlement.ts'
import type { Round, Session, StudioStore } from '../studio.store.ts'
import type { Table } from './table.ts'
import type { TableState } from './table-game.ts'

/**
 * The further state of a bet at a table with seats: the seat that its player plays, and their
 * decisions there.
 */
export interface SeatedState extends TableState {
  own: number | null
  moves: string[]
}

export type SeatedTable = Pick<Table, 'seats' | 'movesOf' | 'move'>

/** The seats whose players have a bet that stands, each with what its player has done there. */
export function seatsIn(store: StudioStore, tableRound: string): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>()
  for (const { phase, state } of store.listRoundsAt(tableRound)) {
    const { own, moves } = state as Partial<SeatedState>
    if (phase === 'open' && typeof own === 'number') found.set(own, moves ?? [])
  }
  return found
}

/**
 * The bet with the seat that its player plays by it. Throws `PlayRefusal` for a bet behind a seat
 * without a player in this round.
 */
export function atSeats(
  store: StudioStore,
  table: SeatedTable,
  session: Session,
  tableRound: string,
  state: SeatedState,
): SeatedState {
  const mine = table.seats.seatOf(lineOf(session))
  const played = seatsIn(store, tableRound)
  const places = state.bets.map(({ spot }) => Number(spot.slice('seat-'.length)))
  if (places.some((seat) => seat !== mine && !played.has(seat))) throw new PlayRefusal('SEAT_EMPTY')
  return { ...state, own: mine !== null && places.includes(mine) ? mine : null }
}

/**
 * Carries out what the player of a seat has decided. Where it costs something, it is done once the
 * wallet has taken that. Answers the round as it was where the wallet's word came too late:
 * `isLate`, with what is to be given back.
 */
export async function decide(
  settlement: SettlementDeps,
  session: Session,
  round: Round,
  move: string,
  table: SeatedTable,
) {
  const state = round.state as SeatedState
  const seat = state.own
  const tableRound = round.tableRound ?? ''
  const times = seat === null ? undefined : table.movesOf(tableRound, seat)[move]
  if (seat === null || times === undefined) throw new PlayRefusal('BAD_ACTION')
  const stake = state.bets.reduce(
    (sum, { spot, amount }) => sum + (spot === `seat-${seat}` ? amount : 0),
    0,
  )
  const cost = stake * times
  const next = { ...state, moves: [...state.moves, move] }
  const raised = await raise(settlement, session, round, { cost, state: next, isEnd: false })
  const isLate = cost > 0 && table.movesOf(tableRound, seat)[move] === undefined
  if (isLate) return { isLate, cost, raised }
  const done = { ...raised.round, state: next }
  if (cost === 0) settlement.store.saveRound(done)
  table.move(tableRound, seat, move)
  return { isLate, cost, raised: { ...raised, round: done } }
}
