import { createCipheriv, createHmac } from 'node:crypto'

/** Numbers between 0 and 1 that only the holder of the secret can foresee. */
export interface Chance {
  next(): number
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  happens(probability: number): boolean
  /** Exponentially distributed, with mean 1. */
  exponential(): number
  normal(): number
}

const BLOCK_B = 1024

/**
 * The chance of one purpose of one event: the key stream of AES-256-CTR under HMAC-SHA256 of the
 * secret. The same secret, event and purpose give the same numbers, so that a match can be
 * replayed; what a match will show cannot be worked out from what it has shown.
 */
export function chanceOf(secret: string, event: number, purpose: string): Chance {
  const key = createHmac('sha256', secret).update(`${event}/${purpose}`).digest()
  const cipher = createCipheriv('aes-256-ctr', key, Buffer.alloc(16))
  const zeros = Buffer.alloc(BLOCK_B)
  let block = cipher.update(zeros)
  let at = 0

  function next(): number {
    if (at === BLOCK_B) {
      block = cipher.update(zeros)
      at = 0
    }
    const high = block.readUInt32LE(at) >>> 6
    const low = block.readUInt32LE(at + 4) >>> 5
    at += 8
    return (high * 134_217_728 + low) / 9_007_199_254_740_992
  }

  return {
    next,
    below: (below) => Math.floor(next() * below),
    happens: (probability) => next() < probability,
    exponential: () => -Math.log(1 - next()),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/**
 * A number between 0 and 1 that is no secret: for the calendar, which all may know in
 * advance.
 */
export function spread(...parts: readonly number[]): number {
  let hash = 2166136261
  for (const part of parts) hash = Math.imul(hash ^ (part | 0), 16777619) ^ (hash >>> 15)
  hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}
