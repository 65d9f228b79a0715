import { partOf } from '../../players/places/network.ts'

interface Held {
  holders: number
  size: number
  /** Address of the caller who began it. */
  address: string
  /** Part of the internet whose reserve it draws on; null while there is room for all. */
  part: number | null
}

export interface ShareBounds {
  perAddress: number
  inAll: number
  /**
   * The most that each of sixteen parts of the internet may hold beyond that: one caller with many
   * addresses takes the room of all, and the reserve of one part.
   */
  reserveOfPart: number
}

/** Null when too much is held already; else what gives it back, which may be called again. */
export type Hold<Key> = (key: Key, size: number, address: string) => (() => void) | null

/**
 * Bounds the sum of the sizes of different things that callers keep in memory. A thing that many
 * hold counts once, for the caller who began it.
 */
export function openHeldShares<Key>({ perAddress, inAll, reserveOfPart }: ShareBounds): Hold<Key> {
  const things = new Map<Key, Held>()
  const ofAddress = new Map<string, number>()
  /** The sizes held in the room for all, and in the reserve of each part. */
  let sum = 0
  const ofPart = new Map<number, number>()

  function add({ address, part }: Held, size: number): void {
    if (part === null) sum += size
    else ofPart.set(part, (ofPart.get(part) ?? 0) + size)
    const left = (ofAddress.get(address) ?? 0) + size
    if (left > 0) ofAddress.set(address, left)
    else ofAddress.delete(address)
  }

  function drop(key: Key, held: Held): void {
    held.holders--
    if (held.holders > 0) return
    things.delete(key)
    add(held, -held.size)
  }

  function begin(key: Key, size: number, address: string): Held | null {
    if ((ofAddress.get(address) ?? 0) + size > perAddress) return null
    const part = sum + size > inAll ? partOf(address) : null
    if (part !== null && (ofPart.get(part) ?? 0) + size > reserveOfPart) return null
    const held = { holders: 0, size, address, part }
    things.set(key, held)
    add(held, size)
    return held
  }

  return (key, size, address) => {
    const held = things.get(key) ?? begin(key, size, address)
    if (!held) return null
    held.holders++
    let isHeld = true
    return () => {
      if (isHeld) drop(key, held)
      isHeld = false
    }
  }
}
