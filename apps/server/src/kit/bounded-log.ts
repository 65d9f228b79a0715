/** Characters of one text in a log line, such as a path, a user agent or an error's message. */
const LONGEST_TEXT = 1000
const LONGEST_STACK = 4000
const LONGEST_NAME = 100
/** Keys of an object and items of a list. */
const MOST_KEYS = 40
/** Objects and lists within each other. */
const DEEPEST = 4
/** Causes of an error that are logged. */
const MOST_CAUSES = 3
/** Databases put the row there that they refuse: a name, an address, the hash of a password. */
const HOLDS_ROW = 'detail'
/**
 * Mail servers repeat whom they refuse. The part before @ has no slash; the path of a package in a
 * stack has one.
 */
const MAIL_ADDRESS = /[^\s@<>"(),;:/\\]{1,64}@[^\s@<>"'(),;:/\\]{1,255}/g

/**
 * The facts of one log line, cut so that the line is short whatever a caller or a third party has
 * sent.
 */
export function boundFacts(facts: Record<string, unknown>): Record<string, unknown> {
  return boundObject(facts, DEEPEST)
}

function bound(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value, LONGEST_TEXT)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (value instanceof Error) return boundError(value, depth, MOST_CAUSES)
  if (depth <= 0) return Array.isArray(value) ? `[${value.length} items]` : '[object]'
  if (!Array.isArray(value)) return boundObject(value as Record<string, unknown>, depth - 1)
  const items = value.slice(0, MOST_KEYS).map((item) => bound(item, depth - 1))
  return value.length > MOST_KEYS ? [...items, `… ${value.length - MOST_KEYS} more`] : items
}

function boundObject(value: Record<string, unknown>, depth: number): Record<string, unknown> {
  const keys = Object.keys(value)
  const kept = keys
    .slice(0, MOST_KEYS)
    .map((key) => [cut(key, LONGEST_NAME), bound(value[key], depth)])
  return {
    ...Object.fromEntries(kept),
    ...(keys.length > MOST_KEYS ? { more: keys.length - MOST_KEYS } : {}),
  }
}

/**
 * Its facts beside the message, such as the code of a database's error; not what it was made from,
 * which may be a whole document.
 */
function boundError(error: Error, depth: number, causes: number): Record<string, unknown> {
  const { name, message, stack = '', cause } = error
  const facts = Object.entries(error).filter(
    ([key, value]) => key !== 'cause' && key !== HOLDS_ROW && isPlain(value),
  )
  return {
    type: cut(name, LONGEST_NAME),
    message: bounded(message, LONGEST_TEXT),
    stack: bounded(stack, LONGEST_STACK),
    ...boundObject(
      Object.fromEntries(
        facts.map(([key, value]) => [
          key,
          typeof value === 'string' ? bounded(value, LONGEST_TEXT) : value,
        ]),
      ),
      depth - 1,
    ),
    ...(cause instanceof Error && causes > 0
      ? { cause: boundError(cause, depth, causes - 1) }
      : {}),
    ...(typeof cause === 'string' ? { cause: bounded(cause, LONGEST_TEXT) } : {}),
  }
}

function isPlain(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** A text of an error, without whom it is about. */
function bounded(text: string, longest: number): string {
  return cut(text, longest).replace(MAIL_ADDRESS, '[address]')
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… ${text.length - longest} more`
}
