import { createHash } from 'node:crypto'
import type { Session, StudioStore } from './studio.store.ts'

/*
 * The address of a session has been through other hands, and stays in histories and logs. The page
 * that opens it first names a key that never is in an address, and from then on the game is not
 * played without it.
 */

/**
 * Returns false for another page than the first. The same page may claim it again, because an
 * answer can get lost.
 */
export function claimSession(store: StudioStore, id: string, key: string): boolean {
  if (store.claimSession(id, hashOf(key))) return true
  const claimed = store.findSession(id)
  return claimed !== null && isKeyOf(claimed, key)
}

export function isClaimed({ pageKeyHash }: Session): boolean {
  return pageKeyHash !== null
}

export function isKeyOf({ pageKeyHash }: Session, key: string): boolean {
  return pageKeyHash === hashOf(key)
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
