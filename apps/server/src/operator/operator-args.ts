import { type ParseArgsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'
import { withoutControls } from '#rules/registration.ts'
import { isSeen } from '#rules/seen-text.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** Options for the operator's name and reason, which are recorded with the act. */
export const because = {
  by: v.pipe(v.string(), v.regex(/^[\w.@-]{1,64}$/)),
  reason: v.pipe(v.string(), withoutControls, v.trim(), v.check(isSeen), v.maxLength(500)),
}

/** The id of what an act is about. */
export const subjectId = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export interface Because {
  by: string
  reason: string
}

type Options = NonNullable<ParseArgsConfig['options']>
const COMMON = {
  by: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const satisfies Options

/**
 * Reads the words and options of a command. Throws OperatorMistake with the usage for an option
 * that there is not.
 */
export function readArgs<T extends Options>(
  args: readonly string[],
  options: T,
  usage: readonly string[],
) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...COMMON, ...options },
    })
  } catch {
    throw usageOf(usage)
  }
}

/** Throws OperatorMistake when the arguments lack who acts or why. */
export function readBecause({
  by,
  reason,
}: {
  by?: string | undefined
  reason?: string | undefined
}): Because {
  if (!v.is(because.by, by))
    throw new OperatorMistake('Say who acts, in letters, digits and . _ @ -: --by NAME')
  const why = v.safeParse(because.reason, reason)
  if (!why.success) throw new OperatorMistake('Say why, in at most 500 characters: --reason TEXT')
  return { by, reason: why.output }
}

export function usageOf(usage: readonly string[]): OperatorMistake {
  return new OperatorMistake(usage.join('\n'))
}
