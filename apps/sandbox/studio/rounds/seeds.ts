import { createHash, randomBytes } from 'node:crypto'

/** 256 bits of the operating system's chance, in hexadecimal. */
export function newSeed(): string {
  return randomBytes(32).toString('hex')
}

/**
 * SHA-256 of the seed's text, in hexadecimal: shown before the round, so that the seed cannot be
 * changed after it.
 */
export function hashOf(seed: string): string {
  return createHash('sha256').update(seed).digest('hex')
}
