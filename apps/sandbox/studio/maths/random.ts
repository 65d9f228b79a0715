import { createHmac, randomBytes } from 'node:crypto'
import { fromWords, type Random } from './draws.ts'

const WORDS = 1024

/** Chance from the operating system's cryptographic generator. */
export function openSystemRandom(): Random {
  let words = new Uint32Array(0)
  let next = 0
  return fromWords(() => {
    if (next === words.length) {
      const bytes = randomBytes(WORDS * 4)
      words = new Uint32Array(bytes.buffer, bytes.byteOffset, WORDS)
      next = 0
    }
    return words[next++] as number
  })
}

/**
 * Chance that a player can check afterwards: the words of HMAC-SHA256(serverSeed,
 * `${clientSeed}:${nonce}:${block}`) for block 0, 1, 2…, read as big-endian 32-bit numbers. The
 * studio shows SHA-256(serverSeed) before the round and the seed after it.
 */
export function openFairRandom(serverSeed: string, clientSeed: string, nonce: number): Random {
  let digest = Buffer.alloc(0)
  let block = 0
  let next = 0
  return fromWords(() => {
    if (next === digest.length) {
      digest = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
      block += 1
      next = 0
    }
    next += 4
    return digest.readUInt32BE(next - 4)
  })
}
