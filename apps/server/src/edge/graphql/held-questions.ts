import { type DocumentNode, Kind } from 'graphql'
import { openHeldShares } from './held-shares.ts'

/**
 * Values in the answers to different questions that live sockets hold. The newest answer is kept,
 * some 85 bytes a value, and each change works all of them out again, some microsecond a value. The
 * questions of our pages cost 3,600 in each of eight languages.
 */
export const HELD_VALUES = { perAddress: 30_000, inAll: 100_000, reserveOfPart: 4000 }

export interface Question {
  document: DocumentNode
  operationName?: string | null | undefined
  variables: Readonly<Record<string, unknown>> | null | undefined
  language: string
}

/** Null when too much is held already; else what gives it back, which may be called again. */
export type HoldQuestion = (
  question: Question,
  cost: number,
  address: string,
) => (() => void) | null

/**
 * A bound on the answers that open operations of live sockets keep in memory. The pages of our
 * visitors send the same few questions, which count once; a caller may think of another value of a
 * variable for each of thousands of subscriptions.
 */
export function openHeldQuestions(bounds = HELD_VALUES): HoldQuestion {
  const hold = openHeldShares<string>(bounds)
  const numbers = new WeakMap<DocumentNode, number>()
  let last = 0
  return (question, cost, address) => {
    const number = numbers.get(question.document) ?? ++last
    numbers.set(question.document, number)
    return hold(`${number} ${questionKey(question)}`, cost, address)
  }
}

/**
 * Returns a text by which the questions of one document differ. Variables that the operation does
 * not declare change nothing in its answer, and are left out.
 */
export function questionKey({ language, ...question }: Question): string {
  const values = Object.entries(declaredOf(question))
  return JSON.stringify([language, question.operationName ?? null, values])
}

/** Returns the variables that the operation declares, in its own order. */
export function declaredOf({
  document,
  operationName,
  variables,
}: Omit<Question, 'language'>): Record<string, unknown> {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const operation = operationName
    ? operations.find(({ name }) => name?.value === operationName)
    : operations[0]
  const names = (operation?.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  const sent = variables ?? {}
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(sent, name)).map((name) => [name, sent[name]]),
  )
}
