interface Held {
  holders: number
  size: number
  /** Address of the caller who began it. */
  address: string
}

export interface ShareBounds {
  perAddress: number
  inAll: number
}

/** Null when too much is held already; else what gives it back, which may be called again. */
export type Hold<Key> = (key: Key, size: number, address: string) => (() => void) | null

/**
 * Bounds the sum of the sizes of different things that callers keep in memory. What many hold
 * counts once, for the caller who began it.
 */
export function openHeldShares<Key>({ perAddress, inAll }: ShareBounds): Hold<Key> {
  const things = new Map<Key, Held>()
  const ofAddress = new Map<string, number>()
  let sum = 0

  function add(address: string, size: number): void {
    sum += size
    const left = (ofAddress.get(address) ?? 0) + size
    if (left > 0) ofAddress.set(address, left)
    else ofAddress.delete(address)
  }

  function drop(key: Key, held: Held): void {
    held.holders--
    if (held.holders > 0) return
    things.delete(key)
    add(held.address, -held.size)
  }

  return (key, size, address) => {
    let held = things.get(key)
    if (!held) {
      if (sum + size > inAll || (ofAddress.get(address) ?? 0) + size > perAddress) return null
      held = { holders: 0, size, address }
      things.set(key, held)
      add(address, size)
    }
    held.holders++
    let isHeld = true
    return () => {
      if (isHeld && held) drop(key, held)
      isHeld = false
    }
  }
}
