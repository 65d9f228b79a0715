import { diallingPrefixes } from './countries.ts'

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

/** What is sent: the prefix, and the number without the zero that is only dialled at home. */
export function joinPhone({ prefix, number }: PhoneParts): string {
  return prefix + number.trim().replace(/^0+/, '')
}

/** A number as it is sent and kept: without the spaces it was typed with, so that one number is always the same text. */
export function bareNumber(text: string): string {
  return text.replaceAll(' ', '')
}
