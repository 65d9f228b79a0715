import type { IncomingHttpHeaders } from 'node:http'

/** Phones say `Mobi`, and so does Safari on an older iPad; tablets of Android and Kindles do not, and are named by what they run. */
const HAND_HELD = /\bMobi|\bAndroid\b|\biPad\b|\bKindle\b|\bSilk\/|\bPlayBook\b/

/**
 * A phone or a tablet: what editors wrote for small screens is shown there, and games that are not made for fingers are not offered. A
 * browser says by a hint that it runs on a phone, and of a tablet only the system; one without hints is known by its name. Safari on a
 * newer iPad calls itself a Mac in every header, and is taken for one.
 */
export function isMobile(headers: IncomingHttpHeaders): boolean {
  if (headers['sec-ch-ua-mobile'] === '?1' || headers['sec-ch-ua-platform'] === '"Android"') return true
  return HAND_HELD.test(headers['user-agent'] ?? '')
}
