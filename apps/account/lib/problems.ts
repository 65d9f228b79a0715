import type { TFunction } from 'i18next'
import type { CombinedError } from 'urql'

/** What the player was doing: it decides what a failure has meant for their money. */
export type Undertaking = 'read' | 'deposit' | 'withdraw' | 'cancel'

export interface Problem {
  /** The field that is wrong, when one is. */
  field: string | null
  message: string
}

/** One sentence a failure: what happened, what became of the money, and what to do. */
export function explain(error: CombinedError, undertaking: Undertaking, t: TFunction): Problem[] {
  const money = t(`money_${undertaking}`)
  if (error.networkError) return [{ field: null, message: t(`offline_${undertaking}`) }]
  return error.graphQLErrors.flatMap(({ extensions }): Problem[] => {
    const { code, fields } = extensions as { code?: unknown; fields?: Record<string, string> }
    if (code === 'bad_input' && fields)
      return Object.entries(fields).map(([field, key]) => ({ field, message: t([key, 'validations.mixed.required']) }))
    return [{ field: null, message: `${t([`problem_${String(code)}`, 'problem_internal'])} ${money}`.trim() }]
  })
}
