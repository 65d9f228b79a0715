import { NETWORKS_OF_A_SITE, networkOf, siteOf } from './network.ts'

/** Counts by key; a key with none takes up no memory. */
export function openCounts(most: number) {
  const counts = new Map<string, number>()
  return {
    hasRoom: (key: string) => (counts.get(key) ?? 0) < most,
    add(key: string): () => void {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}

/**
 * Counts what callers have open. A customer of a provider may choose from thousands of IPv6
 * networks: together they may have as much as some, so that one customer does not take what is
 * there for all.
 */
export function openCallerCounts(perAddress: number) {
  const networks = openCounts(perAddress)
  const sites = openCounts(perAddress * NETWORKS_OF_A_SITE)
  return {
    hasRoom(ip: string): boolean {
      const network = networkOf(ip)
      return networks.hasRoom(network) && sites.hasRoom(siteOf(network))
    },
    /** Returns what is to be called when it has closed. */
    add(ip: string): () => void {
      const network = networkOf(ip)
      const leaves = [networks.add(network), sites.add(siteOf(network))]
      return () => {
        for (const leave of leaves) leave()
      }
    },
  }
}
