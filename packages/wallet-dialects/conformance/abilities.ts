import type { DialectName } from '../dialect.ts'

/** Ability that a dialect needs to run a case. */
export type Ability = keyof typeof SPEAKERS

const ALL = ['native', 'softswiss', 'hub88', 'playngo', 'tvbet', 'tomhorn', 'pragmatic'] as const
const but = (...names: readonly DialectName[]): readonly DialectName[] =>
  ALL.filter((each) => !names.includes(each))

const SPEAKERS = {
  /** Several actions in one call. */
  'several actions': ['native', 'softswiss'],
  /**
   * A round may have more than one bet, and more than one win. Its id is another one than those of
   * its bets.
   */
  'rounds of several bets': but('tvbet'),
  'ends of rounds': but('tvbet', 'tomhorn'),
  'wins that end a round': but('tvbet'),
  'rollbacks of wins': but('playngo', 'pragmatic'),
  'rollbacks with an id': ['native', 'softswiss', 'hub88'],
  'rollbacks that name the round': but('tomhorn'),
  /** Free spins that the casino gives. */
  'free spins': ['native', 'softswiss'],
  promotions: but('softswiss', 'tvbet'),
  'the player’s name': but('native', 'tvbet'),
  'the currency': but('native', 'tvbet'),
  'the game': but('playngo', 'tvbet'),
  'who plays': but('softswiss', 'tomhorn'),
  'a signature of bytes': ['native', 'softswiss', 'hub88'],
  'a signature of values': but('playngo'),
  'a signature of the time': ['native'],
  json: but('playngo', 'pragmatic'),
} satisfies Record<string, readonly DialectName[]>

export function can(dialect: DialectName, ability: Ability): boolean {
  const speakers: readonly DialectName[] = SPEAKERS[ability]
  return speakers.includes(dialect)
}
