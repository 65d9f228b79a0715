import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A number with its prefix as the country's plan has it: without what is only dialled at home, such
 * as the zero of +49 (0)151, and with what belongs to it, such as the zero in Italy or the area of a
 * short number in Madagascar. A number that the plan does not know, or would change a second time,
 * stays as it is. The plans are large: in a browser this is loaded by itself.
 */
export function numberByPlan(phone: string): string {
  if (!/^\+[\d ]+$/.test(phone)) return phone
  const known = parsePhoneNumberFromString(phone)
  if (!known?.isValid()) return phone
  const isStable = parsePhoneNumberFromString(known.number)?.number === known.number
  return isStable ? known.number : phone
}

/**
 * Returns whether the plan has numbers of this length. Those that it has not may be new: this is a
 * reason to ask, not to refuse.
 */
export function hasLengthOfPlan(phone: string): boolean {
  return parsePhoneNumberFromString(phone)?.isPossible() === true
}
