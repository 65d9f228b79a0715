import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether somebody knows one of the secrets; how long the answer takes says nothing about them. */
export function isSameSecret(given: string, secrets: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const same = secrets.map((secret) => timingSafeEqual(digest(given), digest(secret)))
  return same.includes(true)
}
