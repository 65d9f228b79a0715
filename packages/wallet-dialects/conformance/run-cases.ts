import { NotInDialect } from '../dialect.ts'
import { can } from './abilities.ts'
import type { Case } from './case.ts'
import { type Operator, openDesk } from './desk.ts'
import { matches } from './match.ts'

export interface Result {
  name: string
  rule: number
  expected: string
  got: string
  /** Null for a case that could not be run. */
  passed: boolean | null
}

const SEAT = {
  other: 'needs a session of another player',
  over: 'needs a session that takes no more bets',
  freeSpins: 'needs free spins that the casino has issued',
} as const

/**
 * Runs the cases one after the other, because each compares the player's balance before and after.
 */
export async function runCases(
  cases: readonly Case[],
  operator: Operator,
  onResult: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = []
  for (const each of cases) {
    const result = await runCase(each, operator)
    onResult(result)
    results.push(result)
  }
  return results
}

async function runCase(
  { name, rule, expected, needs = [], also, run }: Case,
  operator: Operator,
): Promise<Result> {
  const about = { name, rule, expected: expected.join('; ') }
  if (needs.some((ability) => !can(operator.dialect.name, ability)))
    return { ...about, got: 'not in this dialect', passed: null }
  if (also && !operator[also]) return { ...about, got: SEAT[also], passed: null }
  try {
    const got = await run(await openDesk(operator))
    return { ...about, got: got.join('; '), passed: matches(operator.dialect, expected, got) }
  } catch (error) {
    if (error instanceof NotInDialect) return { ...about, got: 'not in this dialect', passed: null }
    return { ...about, got: error instanceof Error ? error.message : String(error), passed: false }
  }
}
