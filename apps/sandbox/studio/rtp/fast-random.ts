import { randomBytes } from 'node:crypto'

/** A whole number from 0 to `limit` - 1. */
export type Below = (limit: number) => number

/**
 * xoshiro128** (Blackman and Vigna, https://prng.di.unimi.it), seeded by the operating system: fast
 * enough for 10^8 rounds, and for simulations only. No round of a player is drawn from it.
 * The limits are so small that scaling favours no number by more than one part in ten million.
 */
export function openFastRandom(): Below {
  const state = new Int32Array(4)
  const seed = randomBytes(16)
  for (let word = 0; word < 4; word += 1)
    state[word] = seed.readInt32LE(word * 4) | (word === 3 ? 1 : 0)
  return (limit) => {
    const a = state[0] as number
    const b = state[1] as number
    const c = state[2] as number
    const d = state[3] as number
    const times = Math.imul(b, 5)
    const word = Math.imul((times << 7) | (times >>> 25), 9) >>> 0
    const e = d ^ b
    const f = c ^ a
    state[1] = b ^ f
    state[0] = a ^ e
    state[2] = f ^ (b << 9)
    state[3] = (e << 11) | (e >>> 21)
    return Math.floor(word * SCALE * limit)
  }
}

const SCALE = 1 / 2 ** 32
