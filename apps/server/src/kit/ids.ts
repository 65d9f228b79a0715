import type { Clock } from './clock.ts'
import type { Random } from './random.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export interface Ids {
  /** 26 characters: 48 bits of time, so that ids sort by age, and 80 bits of chance. */
  newId(): string
}

export function openIds({ clock, random }: { clock: Clock; random: Random }): Ids {
  return { newId: () => encode((BigInt(clock.nowMs()) << 80n) | BigInt(`0x${random.bytes(10).toString('hex')}`)) }
}

function encode(value: bigint): string {
  let text = ''
  for (let left = value; text.length < 26; left >>= 5n) text = ALPHABET[Number(left & 31n)] + text
  return text
}
