import type { Ability } from './abilities.ts'
import type { Desk } from './desk.ts'

/** One thing that a provider relies on. The numbers of the rules are those of docs/providers.md. */
export interface Case {
  name: string
  rule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  needs?: readonly Ability[]
  /** Further sessions or gifts that the case needs. */
  also?: 'other' | 'over' | 'freeSpins'
  /**
   * The answer that `run` has to give, word for word; match.ts lists what a dialect may put in
   * place of it.
   */
  expected: readonly string[]
  run(desk: Desk): Promise<string[]>
}
