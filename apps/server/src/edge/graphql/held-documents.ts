import type { DocumentNode } from 'graphql'

/**
 * Characters of different documents that live sockets hold: one that has been read takes up some
 * fifty to two hundred times its length.
 */
const USUAL = { perAddress: 200_000, inAll: 3_000_000 }

/** Null when too much is held already; else what gives it back, which may be called again. */
export type HoldDocument = (document: DocumentNode, address: string) => (() => void) | null

interface Held {
  holders: number
  length: number
  /** Address of the caller who sent it. */
  address: string
}

/**
 * A bound on the documents that open operations of live sockets keep in memory. All visitors of our
 * pages hold the same few, which count once; a caller may think of another one for each of
 * thousands of subscriptions.
 */
export function openHeldDocuments({ perAddress, inAll } = USUAL): HoldDocument {
  const documents = new Map<DocumentNode, Held>()
  const ofAddress = new Map<string, number>()
  let sum = 0

  function add(address: string, length: number): void {
    sum += length
    const left = (ofAddress.get(address) ?? 0) + length
    if (left > 0) ofAddress.set(address, left)
    else ofAddress.delete(address)
  }

  function drop(document: DocumentNode, held: Held): void {
    held.holders--
    if (held.holders > 0) return
    documents.delete(document)
    add(held.address, -held.length)
  }

  return (document, address) => {
    let held = documents.get(document)
    if (!held) {
      const length = document.loc?.end ?? 0
      if (sum + length > inAll || (ofAddress.get(address) ?? 0) + length > perAddress) return null
      held = { holders: 0, length, address }
      documents.set(document, held)
      add(address, length)
    }
    held.holders++
    let isHeld = true
    return () => {
      if (isHeld && held) drop(document, held)
      isHeld = false
    }
  }
}
