/** Calls of providers have some twenty values; a bet of many legs has some hundred. */
const MOST_PARTS = 1000

/**
 * Returns whether a body has few of the characters that part its values. Where a call is signed
 * over its values, it is read before it is known who has sent it: a caller without a key could
 * else make the loop read ten thousands of values in each.
 */
export function hasFewParts(body: Buffer, marks: string): boolean {
  let parts = 0
  for (const mark of marks)
    for (
      let at = body.indexOf(mark);
      at >= 0 && parts <= MOST_PARTS;
      at = body.indexOf(mark, at + 1)
    )
      parts += 1
  return parts <= MOST_PARTS
}
