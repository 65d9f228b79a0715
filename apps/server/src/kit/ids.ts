import type { Clock } from './clock.ts'
import type { Random } from './random.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const TIME_LETTERS = 10

export interface Ids {
  /** 26 characters: 48 bits of time, so that ids sort by age, and 80 bits of chance. */
  newId(): string
}

export function openIds({ clock, random }: { clock: Clock; random: Random }): Ids {
  return { newId: () => timeLetters(clock.nowMs()) + chanceLetters(random.bytes(10)) }
}

/** When the id was made. */
export function timeOfId(id: string): Date {
  let ms = 0
  for (const letter of id.slice(0, TIME_LETTERS)) ms = ms * 32 + ALPHABET.indexOf(letter)
  return new Date(ms)
}

function timeLetters(ms: number): string {
  let text = ''
  for (let left = ms; text.length < TIME_LETTERS; left = Math.floor(left / 32))
    text = ALPHABET[left % 32] + text
  return text
}

/** Five bytes are eight letters. */
function chanceLetters(bytes: Buffer): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 5) {
    for (
      let left = bytes.readUIntBE(at, 5), letters = 0;
      letters < 8;
      letters++, left = Math.floor(left / 32)
    )
      text += ALPHABET[left % 32]
  }
  return text
}
