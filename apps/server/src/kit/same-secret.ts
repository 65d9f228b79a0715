import { createHash, timingSafeEqual } from 'node:crypto'

/** Returns whether the given text is one of the secrets. The time it takes does not depend on them. */
export function isSameSecret(given: string, secrets: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const same = secrets.map((secret) => timingSafeEqual(digest(given), digest(secret)))
  return same.includes(true)
}
