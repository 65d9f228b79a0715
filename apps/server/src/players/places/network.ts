import { createHash } from 'node:crypto'
import { NETWORKS_OF_A_SITE, networkOf, siteOf } from '#rules/network.ts'
import type { RateLimit } from '../attempts/rate-limit.ts'

/**
 * A limit for the address of the caller and, because one customer may have thousands of IPv6
 * networks, one for the /48 around it.
 */
export function limitsByAddress(
  name: string,
  ip: string,
  attempts: number,
  windowS: number,
): RateLimit[] {
  const network = networkOf(ip)
  const own = { key: `${name}/address/${network}`, attempts, windowS }
  const site = siteOf(network)
  return site === network
    ? [own]
    : [own, { key: `${name}/site/${site}`, attempts: attempts * NETWORKS_OF_A_SITE, windowS }]
}

const SHARES = 16

/**
 * A part of what visitors together may do. Which part an address draws on is decided by the block
 * that its provider holds (an IPv4 /16, an IPv6 /32), so that one caller with many addresses
 * empties one of sixteen parts, and not what all others have.
 */
export function shareOf(name: string, ip: string, total: number, windowS: number): RateLimit {
  return { key: `${name}/share/${partOf(ip)}`, attempts: Math.ceil(total / SHARES), windowS }
}

/** Returns which of the sixteen parts of the internet the block of an address belongs to. */
export function partOf(ip: string): number {
  const block = networkOf(ip).split(/[.:]/, 2).join('/')
  return createHash('sha256').update(block).digest().readUInt8(0) % SHARES
}

/**
 * A limit for a device, as it describes itself. Thousands of one model describe themselves alike,
 * and every caller can send the same: so it counts within the networks of one customer of a
 * provider, and uses up nothing of what callers from elsewhere have.
 */
export function limitByDevice(
  name: string,
  ip: string,
  fingerprint: string | null | undefined,
  attempts: number,
  windowS: number,
): RateLimit[] {
  if (!fingerprint) return []
  const hash = createHash('sha256')
    .update(`${siteOf(networkOf(ip))} ${fingerprint}`)
    .digest('base64url')
  return [{ key: `${name}/device/${hash}`, attempts, windowS }]
}
