/** Calls of providers have some twenty values; a bet of many legs has some hundred. */
const MOST_PARTS = 1000

/**
 * Returns whether a body has few of the characters that part its values. Where a call is signed
 * over its values, it is read before it is known who has sent it: a caller without a key could
 * else make the loop read ten thousands of values in each.
 */
export function hasFewParts(body: Buffer, marks: string): boolean {
  const isMark = new Uint8Array(256)
  for (const mark of marks) isMark[mark.charCodeAt(0)] = 1
  let parts = 0
  for (const byte of body) parts += isMark[byte] ?? 0
  return parts <= MOST_PARTS
}
