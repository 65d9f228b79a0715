import { NETWORKS_OF_A_SITE, siteOf } from './network.ts'

/**
 * Returns where a caller waits among `waiting`, whose keys take turns: in a lane of its own, unless
 * ten networks of its IPv6 /48 wait already. Then it waits in the shortest lane of these, so that a
 * customer of a provider with thousands of networks gets the turns of ten.
 */
export function openLanes(waiting: ReadonlyMap<string, readonly unknown[]>) {
  const lanesOf = new Map<string, string[]>()

  return function laneOf(network: string): string {
    const site = siteOf(network)
    if (site === network || waiting.has(network)) return network
    if (waiting.size === 0) lanesOf.clear()
    const open = (lanesOf.get(site) ?? []).filter((lane) => waiting.has(lane))
    if (open.length >= NETWORKS_OF_A_SITE)
      return open.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? other : one))
    lanesOf.set(site, [...open, network])
    return network
  }

  function lengthOf(lane: string): number {
    return waiting.get(lane)?.length ?? 0
  }
}
