import { setImmediate } from 'node:timers/promises'
import type { FoldedIdentity } from '#rules/folded-identity.ts'
import { compareIdentities, type Likeness } from '#rules/same-person.ts'

/** A comparison takes up to 0.3 ms: newcomers choose both names that are compared. */
const COMPARED_IN_A_TURN = 20

export type Compared<T> = T & { likeness: Exclude<Likeness, 'different'> }

/**
 * Returns who of the candidates may be this person, in their order. Other work gets its turn after
 * each `COMPARED_IN_A_TURN` of them: visitors can make many candidates.
 */
export type CompareInTurns = <T extends FoldedIdentity>(
  person: FoldedIdentity,
  candidates: readonly T[],
) => Promise<Compared<T>[]>

/**
 * Turns are taken one after the other by all who compare, however many registrations come at once.
 */
export function openCompareInTurns(): CompareInTurns {
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Result): Promise<Result> {
    const turn = last.then(work)
    // Later work begins after failed work, too.
    last = turn.then(
      () => setImmediate(),
      () => setImmediate(),
    )
    return turn
  }

  return async (person, candidates) => {
    const alike: Compared<(typeof candidates)[number]>[] = []
    for (let from = 0; from < candidates.length; from += COMPARED_IN_A_TURN)
      await inTurn(() => {
        for (const candidate of candidates.slice(from, from + COMPARED_IN_A_TURN)) {
          const likeness = compareIdentities(person, candidate)
          if (likeness !== 'different') alike.push({ ...candidate, likeness })
        }
      })
    return alike
  }
}
