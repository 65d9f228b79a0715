import type { AnyGame } from '../maths/game.ts'
import { PlayRefusal } from '../rounds/play-refusal.ts'
import type { Queues } from '../rounds/queues.ts'
import { lineOf, type Seats } from '../rounds/seats.ts'
import type { SettlementDeps } from '../rounds/settlement.ts'
import type { Round } from '../studio.store.ts'
import { decide, type SeatedState, seatsIn } from './seat-bets.ts'
import { type OpenTable, openStakes } from './stakes.ts'

export interface TableBetsDeps {
  settlement: SettlementDeps
  seats: Seats
  queues: Queues
  findGame(id: string): AnyGame | undefined
}

/** Most calls to the wallet at the same time. */
const AT_ONCE = 24

export type TableBets = ReturnType<typeof openTableBets>

/**
 * Stakes of players at live tables. All that one player stakes in one round of the table is one
 * round at the casino's wallet.
 *
 * A bet is taken from the wallet when it is placed, not when the bets close: the player learns at
 * once whether it stands, the calls of a full table are spread over the time for betting, and the
 * outcome waits for no wallet. A bet that the wallet has not confirmed when the outcome is sent is
 * called off, whatever the outcome: whether it counts must not depend on anything that can be done
 * by then.
 */
export function openTableBets({ settlement, seats, queues, findGame }: TableBetsDeps) {
  const { store } = settlement

  const { placeFirst, placeMore, giveBack, settleOne, gameOf, sessionOf } = openStakes({
    settlement,
    findGame,
  })

  return {
    /**
     * Places a bet. Throws `PlayRefusal`, with `BETS_CLOSED` when it comes too late, and
     * `ROOM_CLOSED` in a room that is off the air;
     * `WalletRefusal` when the casino does not take it.
     */
    place: (sessionId: string, given: unknown, table: OpenTable): Promise<Round> =>
      seats.run(sessionId, async (session) => {
        const game = gameOf(session.gameId)
        const choice = game.readChoice(given)
        if (choice === null) throw new PlayRefusal('BAD_CHOICE')
        // Read when the turn of this bet has come: a bet that waited too long behind other work of
        // its player is late as well.
        const tableRound = table.roundOfBets()
        if (!tableRound && !table.isOpen()) throw new PlayRefusal('ROOM_CLOSED')
        if (!tableRound) throw new PlayRefusal('BETS_CLOSED')
        const unfinished = store.findUnfinishedRound(session.id)
        if (!unfinished)
          return placeFirst(session, table, tableRound, choice, game.stakeOf(choice)).finally(
            table.changed,
          )
        if (unfinished.tableRound !== tableRound || unfinished.phase !== 'open')
          throw new PlayRefusal('ROUND_OPEN')
        return placeMore(session, table, unfinished, choice)
      }),

    /** Takes a seat. Throws `PlayRefusal` for a player who has staked at another seat. */
    sit: (sessionId: string, seat: number, table: OpenTable): Promise<void> =>
      seats.run(sessionId, async (session) => {
        const unfinished = store.findUnfinishedRound(session.id)
        if (typeof (unfinished?.state as Partial<SeatedState> | undefined)?.own === 'number')
          throw new PlayRefusal('SEAT_STAKED')
        table.seats.take(lineOf(session), seat)
        table.changed()
      }),

    /**
     * Carries out what the player of a seat has decided. Throws `PlayRefusal` for what is not
     * possible, or not any more.
     */
    move: (sessionId: string, move: string, table: OpenTable): Promise<Round> =>
      seats.run(sessionId, async (session) => {
        const round = store.findUnfinishedRound(session.id)
        if (round?.phase !== 'open' || !round.tableRound) throw new PlayRefusal('BAD_ACTION')
        const { isLate, cost, raised } = await decide(settlement, session, round, move, table)
        if (!isLate) return raised.round
        await giveBack(round, raised.round, cost)
        throw new PlayRefusal('STAKE_LATE')
      }),

    seatsIn: (tableRound: string) => seatsIn(store, tableRound),

    /**
     * Ends all bets of a round of a table; calls `onPaid` for each. False where something is still
     * to be cleared up with the wallet.
     */
    async settle(
      tableRound: string,
      outcome: unknown,
      onPaid: (round: Round) => void,
    ): Promise<boolean> {
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
