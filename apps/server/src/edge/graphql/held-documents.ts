import type { DocumentNode } from 'graphql'
import { openHeldShares } from './held-shares.ts'

/**
 * Characters of different documents that live sockets hold: one that has been read takes up some
 * fifty to two hundred times its length.
 */
const USUAL = { perAddress: 200_000, inAll: 3_000_000, reserveOfPart: 20_000 }

/** Null when too much is held already; else what gives it back, which may be called again. */
export type HoldDocument = (document: DocumentNode, address: string) => (() => void) | null

/**
 * A bound on the documents that open operations of live sockets keep in memory. All visitors of our
 * pages hold the same few, which count once; a caller may think of another one for each of
 * thousands of subscriptions.
 */
export function openHeldDocuments(bounds = USUAL): HoldDocument {
  const hold = openHeldShares<DocumentNode>(bounds)
  return (document, address) => hold(document, document.loc?.end ?? 0, address)
}
