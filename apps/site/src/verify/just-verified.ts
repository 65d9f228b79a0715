import { VERIFY_CACHE_MS } from './once-per-token.ts'

const KEY = 'just_verified'

/** Remembers for all tabs that a token was taken: whoever presses the link of a letter twice must not read that it failed. */
export function noteVerified(token: string, storage: Storage, nowMs: number): void {
  storage.setItem(KEY, `${nowMs} ${token}`)
}

/** Whether a token was taken within the time that an answer is kept; what is older is forgotten. */
export function wasJustVerified(token: string, storage: Storage, nowMs: number): boolean {
  const [at, noted] = storage.getItem(KEY)?.split(' ') ?? []
  const ageMs = nowMs - Number(at)
  if (ageMs >= 0 && ageMs < VERIFY_CACHE_MS) return noted === token
  storage.removeItem(KEY)
  return false
}
