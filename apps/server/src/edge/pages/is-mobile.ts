import type { IncomingHttpHeaders } from 'node:http'

/**
 * Names of phones and tablets in user agents. Phones and Safari on older iPads send `Mobi`; other
 * tablets are found by their system.
 */
const HAND_HELD = /\bMobi|\bAndroid\b|\biPad\b|\bKindle\b|\bSilk\/|\bPlayBook\b/

/**
 * Returns whether a request comes from a phone or a tablet: these get the editors' texts for small
 * screens, and no games that need a mouse. Some browsers state in a hint that they run on a phone,
 * and for a tablet only the system; others are known by their user agent. Safari on a newer iPad
 * calls itself a Mac in every header, and counts as a Mac.
 */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-ch-ua-mobile'] === '?1' || headers['sec-ch-ua-platform'] === '"Android"')
    return true
  return HAND_HELD.test(headers['user-agent'] ?? '')
}
