import { randomUUID } from 'node:crypto'
import type { AnyGame } from '../maths/game.ts'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import { raise, undoRaise } from '../rounds/raise.ts'
import { bet, callOff, proceed, type SettlementDeps } from '../rounds/settlement.ts'
import type { Round, Session } from '../studio.store.ts'
import { atSeats, type SeatedState, type SeatedTable } from './seat-bets.ts'
import type { Table } from './table.ts'
import type { TableState } from './table-game.ts'

export type OpenTable = SeatedTable & Pick<Table, 'roundOfBets' | 'hasShown' | 'changed' | 'isOpen'>

export interface StakesDeps {
  settlement: SettlementDeps
  findGame(id: string): AnyGame | undefined
}

/**
 * Longer than the tries of a call that is under way take, so that the sweep only finds what was
 * left behind.
 */
const FIRST_SWEEP_MS = 60_000

/**
 * Opens the bets of one player at a live table: they are requested, added to, given back, and
 * brought to their end.
 */
export function openStakes({ settlement, findGame }: StakesDeps) {
  const { store } = settlement

  async function placeFirst(
    session: Session,
    table: OpenTable,
    tableRound: string,
    bets: unknown,
    stake: number,
  ): Promise<Round> {
    if (session.mode === 'demo' && session.balance < stake)
      throw new PlayRefusal('INSUFFICIENT_FUNDS')
    const state = seated(session, table, tableRound, gameOf(session.gameId).start(bets, NO_CHANCE))
    const placed = await bet(settlement, session, newRound(session, tableRound, state, stake))
    if (placed.phase !== 'open' || !table.hasShown(tableRound)) return placed
    return callOff(settlement, sessionOf(placed), placed)
  }

  async function placeMore(
    session: Session,
    table: OpenTable,
    before: Round,
    given: TableState,
  ): Promise<Round> {
    const game = gameOf(session.gameId)
    const { bets } = before.state as TableState
    const all = game.readChoice({ bets: [...bets, ...given.bets] })
    if (all === null) throw new PlayRefusal('TABLE_FULL')
    const cost = game.stakeOf(given)
    const state = seated(session, table, before.tableRound ?? '', {
      ...(before.state as TableState),
      ...all,
    })
    const raised = await raise(settlement, session, before, { cost, state, isEnd: false })
    if (!table.hasShown(before.tableRound ?? '')) return raised.round
    await giveBack(before, raised.round, cost)
    throw new PlayRefusal('STAKE_LATE')
  }

  /**
   * The answer of the wallet came too late: the requested stake is given back, and what was there
   * before stands.
   */
  function giveBack(before: Round, raised: Round, cost: number): Promise<Round> {
    const late: Round = { ...raised, stake: before.stake, state: before.state, raising: cost }
    const session = sessionOf(before)
    const books = { ...session, staked: session.staked - cost }
    store.saveBoth(books, late)
    return undoRaise(settlement, books, late)
  }

  /** Returns true once the round is over, or needs nothing more from the table. */
  async function settleOne(found: Round, outcome: unknown): Promise<boolean> {
    const current = store.findRound(found.id)
    if (current?.phase !== 'open') return current?.phase !== 'betting'
    const round = current.raising
      ? await undoRaise(settlement, sessionOf(current), current)
      : current
    if (round.raising) return false
    const game = gameOf(round.gameId)
    await proceed(settlement, sessionOf(round), round, game, game.act(round.state, { outcome }, 0))
    return true
  }

  function gameOf(id: string): AnyGame {
    const game = findGame(id)
    if (!game?.table) throw new PlayRefusal('SESSION_UNKNOWN')
    return game
  }
  const seated = (session: Session, table: OpenTable, tableRound: string, state: TableState) =>
    gameOf(session.gameId).table?.seats
      ? atSeats(store, table, session, tableRound, state as SeatedState)
      : state
  const sessionOf = ({ sessionId }: Pick<Round, 'sessionId'>) =>
    store.findSession(sessionId) as Session

  return { placeFirst, placeMore, giveBack, settleOne, gameOf, sessionOf }
}

/** A bet at a table draws nothing. */
const NO_CHANCE = {
  below(): number {
    throw new Error('Only the table draws')
  },
}

function newRound(
  { id, gameId }: Session,
  tableRound: string,
  state: unknown,
  stake: number,
): Round {
  const times = {
    startedAt: Date.now(),
    acceptedAt: null,
    nextTryAt: Date.now() + FIRST_SWEEP_MS,
    attempts: 0,
  }
  return {
    id: randomUUID(),
    sessionId: id,
    gameId,
    tableRound,
    phase: 'betting',
    stake,
    win: null,
    state,
    seeds: null,
    ...times,
    seen: false,
  }
}
