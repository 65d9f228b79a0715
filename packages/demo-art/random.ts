/** Chance that always falls the same way for the same seed: the art has no other source of it. */
export type Random = () => number

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i)
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** Mulberry32: numbers from 0 (inclusive) to 1 (exclusive). */
export function randomOf(seed: string): Random {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
