import type { TFunction } from 'i18next'
import type { CombinedError } from 'urql'

/** The undertaking of the player: it decides what a failure has meant for their money. */
export type Undertaking = 'read' | 'deposit' | 'withdraw' | 'cancel' | 'bonus' | 'break'

export interface Problem {
  /** The field that is wrong, when one is. */
  field: string | null
  message: string
}

/**
 * A `[Network] …` or `[GraphQL] …` line for each failure: what happened, where the money is, and
 * what to do.
 */
export function explain(error: CombinedError, undertaking: Undertaking, t: TFunction): Problem[] {
  if (error.networkError)
    return [{ field: null, message: `[Network] ${t(`offline_${undertaking}`)}` }]
  return error.graphQLErrors.flatMap(({ extensions }): Problem[] => {
    const { code, fields } = extensions as { code?: unknown; fields?: Record<string, string> }
    if (code === 'bad_input' && fields)
      return Object.entries(fields).map(([field, key]) => ({
        field,
        message: t([key, 'validations.mixed.required']),
      }))
    // A refusal has changed nothing. A failure may have come before or after the money moved.
    const money = t(isRefusal(code) ? `money_${undertaking}` : `unsure_${undertaking}`)
    return [
      {
        field: null,
        message: `[GraphQL] ${t([`problem_${String(code)}`, 'problem_internal'])} ${money}`.trim(),
      },
    ]
  })
}

/** The codes of what went wrong rather than being refused. */
const BROKEN = new Set<unknown>(['internal', 'database_down', undefined])

function isRefusal(code: unknown): boolean {
  return !BROKEN.has(code)
}
