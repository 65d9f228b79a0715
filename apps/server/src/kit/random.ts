import { randomBytes } from 'node:crypto'

/** The only source of chance, so that a simulation can drive it. */
export interface Random {
  bytes(length: number): Buffer
}

export const systemRandom: Random = { bytes: (length) => randomBytes(length) }

/** A secret for a link or a cookie: 256 bits as base64url. */
export function newSecret(random: Random): string {
  return random.bytes(32).toString('base64url')
}
