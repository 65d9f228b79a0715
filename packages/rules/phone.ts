import { diallingPrefixes } from './countries.ts'
import { latinDigits, plainCharacters } from './digits.ts'

/** Plus sign, then 7 to 15 digits with single spaces between them where one likes. */
export const PHONE_NUMBER = /^\+[0-9](?: ?[0-9]){6,14}$/

const prefixes = new Set(diallingPrefixes.values())
const LONGEST_PREFIX = Math.max(...[...prefixes].map((prefix) => prefix.length))

export interface PhoneParts {
  /** '+49', or empty when no country has such a prefix. */
  prefix: string
  number: string
}

/** Takes a number apart at its dialling prefix: '+49 151 1' is '+49' and '151 1'. */
export function splitPhone(text: string): PhoneParts {
  const joined = text.trim()
  for (let length = LONGEST_PREFIX; length > 1; length--) {
    const prefix = joined.slice(0, length)
    if (prefixes.has(prefix)) return { prefix, number: joined.slice(length).trimStart() }
  }
  return { prefix: '', number: joined }
}

/**
 * Returns the text in the field beside a prefix: the blank or dash in front of a number only parted
 * it from the prefix that was typed before.
 */
export function besidePrefix(typed: string): string {
  return typed.replace(/^[\s./\u2010-\u2015\u2212-]+/, '')
}

/** Characters that people write between the digits of a number. */
const BETWEEN = /[\s()./\u2010-\u2015\u2212-]+/g

/**
 * A number as it is typed or pasted, in one form: the digits of any script as 0 to 9, single spaces
 * for all that parts them, and the two zeros that are dialled for another country as a plus sign.
 * All digits stay, among them a zero in front: the country's plan decides whether it belongs to the
 * number. Letters stay too: with them it is no number, and is refused.
 */
export function plainPhone(typed: string): string {
  const text = latinDigits(plainCharacters(typed)).trim()
  return text
    .replace(/^tel:/i, '')
    .replace(BETWEEN, ' ')
    .trim()
    .replace(/^(?:\+ ?|00 ?|0 0 ?)(?=\d|$)/, '+')
}

/**
 * Returns the number to send: one that was typed with its own prefix stays, another gets the chosen
 * prefix.
 */
export function joinPhone({ prefix, number }: PhoneParts): string {
  const plain = plainPhone(number)
  return plain === '' || plain.startsWith('+') ? plain : prefix + plain
}

/**
 * A number as it is sent and kept: without the spaces it was typed with, so that one number is
 * always the same text.
 */
export function bareNumber(text: string): string {
  return text.replaceAll(' ', '')
}
