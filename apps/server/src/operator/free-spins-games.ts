import { templates } from '../bonuses/programme/programme.ts'
import type { Executor } from '../db/database.ts'
import { type FreeSpinsProvider, whyNoFreeSpins } from '../games/catalogue/without-free-spins.ts'
import { OperatorMistake } from './operator-mistake.ts'

export interface FreeSpinsGamesDeps {
  /** All providers of games, in the order in which the catalogue lists them. */
  gameProviders: readonly FreeSpinsProvider[]
}

/** Throws OperatorMistake for games in which there can be no free spins. */
export async function mustHaveFreeSpins(
  { gameProviders }: FreeSpinsGamesDeps,
  db: Executor,
  games: readonly string[],
): Promise<void> {
  const problem = await whyNoFreeSpins(db, gameProviders, games)
  if (problem) throw new OperatorMistake(problem)
}

/**
 * Throws OperatorMistake for a template in whose games there can be no free spins. One that there
 * is not is refused where it is used.
 */
export async function templateMustHaveFreeSpins(
  deps: FreeSpinsGamesDeps,
  db: Executor,
  templateId: string,
  now: Date,
): Promise<void> {
  const standing = await templates.find(db, templateId, now)
  if (standing) await mustHaveFreeSpins(deps, db, standing.terms.games)
}
