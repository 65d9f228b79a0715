import { setImmediate } from 'node:timers/promises'
import type { FoldedIdentity } from '#rules/folded-identity.ts'
import { compareIdentities, type Likeness } from '#rules/same-person.ts'

/** A comparison takes up to 5 ms: newcomers choose both names that are compared. */
const COMPARED_IN_A_TURN = 20

export type Compared<T> = T & { likeness: Exclude<Likeness, 'different'> }

/**
 * Returns who of the candidates may be this person, in their order. Other work gets its turn after
 * each `COMPARED_IN_A_TURN` of them: visitors can make many candidates.
 */
export async function compareInTurns<T extends FoldedIdentity>(
  person: FoldedIdentity,
  candidates: readonly T[],
): Promise<Compared<T>[]> {
  const alike: Compared<T>[] = []
  for (const [at, candidate] of candidates.entries()) {
    if (at > 0 && at % COMPARED_IN_A_TURN === 0) await setImmediate()
    const likeness = compareIdentities(person, candidate)
    if (likeness !== 'different') alike.push({ ...candidate, likeness })
  }
  return alike
}
