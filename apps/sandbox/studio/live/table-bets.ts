import { randomUUID } from 'node:crypto'
import type { AnyGame } from '../maths/game.ts'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import type { Queues } from '../rounds/queues.ts'
import { raise, undoRaise } from '../rounds/raise.ts'
import { lineOf, type Seats } from '../rounds/seats.ts'
import { bet, callOff, proceed, type SettlementDeps } from '../rounds/settlement.ts'
import type { Round, Session } from '../studio.store.ts'
import type { Table } from './table.ts'
import type { TableState } from './table-game.ts'

export interface TableBetsDeps {
  settlement: SettlementDeps
  seats: Seats
  queues: Queues
  findGame(id: string): AnyGame | undefined
}

type OpenTable = Pick<Table, 'roundOfBets' | 'hasTold'>

/** How many bets are told to the wallet at the same time. */
const AT_ONCE = 24
/** Longer than the tries of a call that is under way take, so that the sweep only finds what was left behind. */
const FIRST_SWEEP_MS = 60_000

export type TableBets = ReturnType<typeof openTableBets>

/**
 * What players stake at live tables. All that one player stakes in one round of the table is one round at the casino's wallet.
 *
 * A bet is taken from the wallet when it is placed, not when the bets close: the player hears at once whether it stands, the calls of
 * a full table are spread over the time for betting, and the outcome waits for no wallet. A bet that the wallet has not confirmed when
 * the outcome is told is called off, whatever the outcome: whether it counts must not depend on anything that can be done by then.
 */
export function openTableBets({ settlement, seats, queues, findGame }: TableBetsDeps) {
  const { store } = settlement

  async function placeFirst(session: Session, table: OpenTable, tableRound: string, bets: unknown, stake: number): Promise<Round> {
    if (session.mode === 'demo' && session.balance < stake) throw new PlayRefusal('INSUFFICIENT_FUNDS')
    const state = gameOf(session.gameId).start(bets, NO_CHANCE)
    const placed = await bet(settlement, session, newRound(session, tableRound, state, stake))
    if (placed.phase !== 'open' || !table.hasTold(tableRound)) return placed
    return callOff(settlement, sessionOf(placed), placed)
  }

  async function placeMore(session: Session, table: OpenTable, before: Round, given: TableState): Promise<Round> {
    const game = gameOf(session.gameId)
    const { bets } = before.state as TableState
    const all = game.readChoice({ bets: [...bets, ...given.bets] })
    if (all === null) throw new PlayRefusal('TABLE_FULL')
    const cost = game.stakeOf(given)
    const raised = await raise(settlement, session, before, { cost, state: { ...(before.state as TableState), ...all }, isEnd: false })
    if (!table.hasTold(before.tableRound ?? '')) return raised.round
    // The wallet's word came too late: what it was asked for is given back, and the bets before it stand.
    const late: Round = { ...raised.round, stake: before.stake, state: before.state, raising: cost }
    const books = { ...sessionOf(before), staked: raised.session.staked - cost }
    store.saveBoth(books, late)
    return undoRaise(settlement, books, late)
  }

  /** True once the round is over, or needs nothing more from the table. */
  async function settleOne(found: Round, outcome: unknown): Promise<boolean> {
    const current = store.findRound(found.id)
    if (current?.phase !== 'open') return current?.phase !== 'betting'
    const round = current.raising ? await undoRaise(settlement, sessionOf(current), current) : current
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
  const sessionOf = ({ sessionId }: Pick<Round, 'sessionId'>) => store.findSession(sessionId) as Session

  return {
    /** Throws `PlayRefusal`, `BETS_CLOSED` for what comes too late; `WalletRefusal` when the casino does not take the bet. */
    place: (sessionId: string, given: unknown, table: OpenTable): Promise<Round> =>
      seats.run(sessionId, async (session) => {
        const game = gameOf(session.gameId)
        const choice = game.readChoice(given)
        if (choice === null) throw new PlayRefusal('BAD_CHOICE')
        // Asked when the turn of this bet has come: what waited too long behind other work of its player is late as well.
        const tableRound = table.roundOfBets()
        if (!tableRound) throw new PlayRefusal('BETS_CLOSED')
        const unfinished = store.findUnfinishedRound(session.id)
        if (!unfinished) return placeFirst(session, table, tableRound, choice, game.stakeOf(choice))
        if (unfinished.tableRound !== tableRound || unfinished.phase !== 'open') throw new PlayRefusal('ROUND_OPEN')
        return placeMore(session, table, unfinished, choice)
      }),

    /** Ends all bets of a round of a table; tells `onPaid` of each. False where something is still to be cleared up with the wallet. */
    async settle(tableRound: string, outcome: unknown, onPaid: (round: Round) => void): Promise<boolean> {
      const waiting = store.listRoundsAt(tableRound)
      let isDone = true
      const work = async () => {
        for (let round = waiting.shift(); round; round = waiting.shift()) {
          const mine = round
          const isOver = await queues.run(lineOf(sessionOf(mine)), () => settleOne(mine, outcome))
          isDone &&= isOver
          const after = store.findRound(mine.id)
          if (isOver && after) onPaid(after)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      return isDone
    },
  }
}

/** A bet at a table draws nothing. */
const NO_CHANCE = {
  below(): number {
    throw new Error('Only the table draws')
  },
}

function newRound({ id, gameId }: Session, tableRound: string, state: unknown, stake: number): Round {
  const times = { startedAt: Date.now(), acceptedAt: null, nextTryAt: Date.now() + FIRST_SWEEP_MS, attempts: 0 }
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
