/** Node gives a caller's address as text; this recognises IPv6. */
const IPV6 = /^[0-9a-f.]*:[0-9a-f:.]*(%.*)?$/i

/**
 * Returns the network that counts as one address: an IPv4 address, or the /64 of an IPv6 address,
 * because that is what one household has to choose from.
 */
export function networkOf(ip: string): string {
  const mapped = ip.match(/^::ffff:([0-9.]+)$/i)?.[1]
  if (mapped || !IPV6.test(ip)) return mapped ?? ip
  const [head = '', tail] = ip.replace(/%.*$/, '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * Returns the network of one customer of a provider: an IPv4 address, or the /48 around an IPv6
 * network.
 */
export function siteOf(network: string): string {
  return network.endsWith('::/64') ? `${network.split(':', 3).join(':')}::/48` : network
}

/**
 * A provider gives a customer up to a /48, which is 65,536 networks: together they may do as much
 * as this many.
 */
export const NETWORKS_OF_A_SITE = 10
