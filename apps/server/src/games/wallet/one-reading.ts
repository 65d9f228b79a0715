import type { Executor } from '../../db/database.ts'
import { type Hearing, keyOf, openFirstReadings } from '../../players/attempts/heard-calls.ts'
import type { HearingWithOrder } from './wallet-orders.ts'

/** What is under way under one signature: all of it reads the signature alike. */
interface Turn {
  asked: string
  calls: number
  over: Promise<void>
  end(): void
}

/**
 * Answers calls that are believed in one reading of their signature. An order of a call's session
 * stores it as heard in its own transaction, which saves a commit; so such a call moves money by
 * orders of its session only. A call without an order, or whose order failed, is stored alone,
 * before it is answered: what was refused is heard too.
 *
 * Another reading of a signature waits until the one that came before it has been stored: the order
 * in which calls come decides, and not the order of their transactions.
 */
export function openOneReading(db: Executor) {
  const hearAlone = openFirstReadings(db)
  const turns = new Map<string, Turn>()

  async function begin(key: string, asked: string): Promise<Turn> {
    let turn = turns.get(key)
    while (turn && turn.asked !== asked) {
      await turn.over
      turn = turns.get(key)
    }
    if (!turn) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      turn = { asked, calls: 0, over, end }
      turns.set(key, turn)
    }
    turn.calls += 1
    return turn
  }

  /** Returns what `answer` returned; null for a signature that was heard before, read otherwise. */
  return async function hearOnce<Answer>(
    heard: Hearing,
    answer: (hearing: HearingWithOrder) => Promise<Answer>,
  ): Promise<Answer | null> {
    const key = keyOf(heard)
    const turn = await begin(key, heard.asked)
    const hearing: HearingWithOrder = { ...heard, isFirst: null }
    try {
      const [answered] = await Promise.allSettled([answer(hearing)])
      if (!(hearing.isFirst ?? (await hearAlone(heard)))) return null
      if (answered.status === 'rejected') throw answered.reason
      return answered.value
    } finally {
      turn.calls -= 1
      if (turn.calls === 0) {
        turns.delete(key)
        turn.end()
      }
    }
  }
}
