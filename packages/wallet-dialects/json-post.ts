import * as v from 'valibot'
import {
  type Fields,
  type StepResult,
  UNCLEAR,
  type WalletAnswer,
  type WalletPost,
} from './dialect.ts'

/** `sign` returns the headers for exactly these bytes. */
export function jsonPost(
  path: string,
  fields: Fields | string,
  sign: (body: string) => Record<string, string> = () => ({}),
): WalletPost {
  const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
  return { path, headers: { 'content-type': 'application/json', ...sign(body) }, body }
}

/** Returns what `done` makes of an answer that has this shape; unclear when it has another. */
export function readShape<Shape extends v.GenericSchema>(
  shape: Shape,
  { body }: WalletAnswer,
  done: (answer: v.InferOutput<Shape>) => StepResult,
): StepResult {
  const parsed = v.safeParse(shape, parseJson(body))
  return parsed.success ? done(parsed.output) : UNCLEAR
}

/** A no that another try does not change: too many calls and a call that took too long are none. */
export function isRefusal({ status }: WalletAnswer): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
