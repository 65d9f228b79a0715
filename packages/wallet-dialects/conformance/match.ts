import type { WalletErrorCode } from '#contracts/wallet-api.ts'
import type { Dialect } from '../dialect.ts'

/**
 * Dialects that answer a used id with an error, which the provider takes for success: they cannot
 * report that the id was used for another call.
 */
const ANSWER_REPEATS_WITH_ERRORS: ReadonlySet<string> = new Set(['tvbet', 'tomhorn'])

/**
 * Returns true when each outcome is the expected one. An expectation may name several outcomes with
 * `|` between them. `refused` alone stands for any refusal, and so does a code that the dialect
 * does not distinguish from others.
 */
export function matches(
  dialect: Pick<Dialect, 'name' | 'codes'>,
  expected: readonly string[],
  got: readonly string[],
): boolean {
  return (
    got.length === expected.length &&
    got.every((each, at) =>
      (expected[at] ?? '').split('|').some((one) => isMet(dialect, one, each)),
    )
  )
}

function isMet(
  { name, codes }: Pick<Dialect, 'name' | 'codes'>,
  expected: string,
  got: string,
): boolean {
  if (got === expected) return true
  const [what, code, ...rest] = expected.split(' ')
  if (what !== 'refused') return false
  if (code === undefined) return got.startsWith('refused ')
  if (
    code === 'DUPLICATE_TRANSACTION' &&
    ANSWER_REPEATS_WITH_ERRORS.has(name) &&
    got.startsWith('done ')
  )
    return true
  const [outcome, gotCode, ...others] = got.split(' ')
  return (
    outcome === 'refused' &&
    gotCode !== 'without' &&
    others.join(' ') === rest.join(' ') &&
    !codes.has(code as WalletErrorCode)
  )
}
