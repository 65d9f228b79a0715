import type { Executor } from '../../db/database.ts'
import { keyOf, openFirstReadings, type StoredCall } from '../../players/attempts/signed-calls.ts'
import type { CallWithOrder } from './wallet-orders.ts'

/** Calls under way with one signature: all of them read the signature alike. */
interface Turn {
  contentHash: string
  calls: number
  over: Promise<void>
  end(): void
}

/**
 * Answers calls that are believed in one reading of their signature. An order of a call's session
 * stores the call in its own transaction, which saves a commit; so such a call moves money by
 * orders of its session only. A call without an order, or whose order failed, is stored alone,
 * before it is answered: a refused call is stored too.
 *
 * Another reading of a signature waits until the one that came before it has been stored: the order
 * in which calls come decides, and not the order of their transactions.
 */
export function openOneReading(db: Executor) {
  const storeAlone = openFirstReadings(db)
  const turns = new Map<string, Turn>()

  async function begin(key: string, contentHash: string): Promise<Turn> {
    let turn = turns.get(key)
    while (turn && turn.contentHash !== contentHash) {
      await turn.over
      turn = turns.get(key)
    }
    if (!turn) {
      const { promise: over, resolve: end } = Promise.withResolvers<void>()
      turn = { contentHash, calls: 0, over, end }
      turns.set(key, turn)
    }
    turn.calls += 1
    return turn
  }

  /** Returns what `answer` returned; null for a signature that came before, read otherwise. */
  return async function answerOnce<Answer>(
    call: StoredCall,
    answer: (signedCall: CallWithOrder) => Promise<Answer>,
  ): Promise<Answer | null> {
    const key = keyOf(call)
    const turn = await begin(key, call.contentHash)
    const signedCall: CallWithOrder = { ...call, isFirst: null }
    try {
      const [answered] = await Promise.allSettled([answer(signedCall)])
      if (!(signedCall.isFirst ?? (await storeAlone(call)))) return null
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
