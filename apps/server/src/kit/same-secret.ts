import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether somebody knows the secret; how long the answer takes says nothing about it. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
