import { randomBytes } from 'node:crypto'

/** The only source of chance, so that a simulation can drive it. */
export interface Random {
  bytes(length: number): Buffer
}

/** Asking the system once for many ids is much cheaper than once for each. */
const SUPPLY_BYTES = 4096

/** Draws on a supply of the system's chance; no byte of it is given out twice. */
function openSystemRandom(): Random {
  let supply = Buffer.alloc(0)
  return {
    bytes(length) {
      if (length > SUPPLY_BYTES) return randomBytes(length)
      if (supply.length < length) supply = randomBytes(SUPPLY_BYTES)
      const drawn = supply.subarray(0, length)
      supply = supply.subarray(length)
      return drawn
    },
  }
}

export const systemRandom: Random = openSystemRandom()

/** A secret for a link or a cookie: 256 bits as base64url. */
export function newSecret(random: Random): string {
  return random.bytes(32).toString('base64url')
}
