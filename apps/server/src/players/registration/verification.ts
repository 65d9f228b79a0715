import type { Database, Executor, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { Refusal } from '../../kit/refusal.ts'
import { recordSecurityEvent } from '../events/security-events.ts'
import { lockLink, setLinkUsed } from '../mail/mailed-link.store.ts'
import { mustBeOpen } from '../mail/mailed-link.ts'
import type { Matches } from '../matching/matches.ts'
import * as store from '../players.store.ts'
import { hashOf } from '../secret-hash.ts'

export interface VerificationDeps {
  db: Database
  clock: Clock
  log: Log
  /** Hears, with the transaction, of a player who has proven their address. */
  welcome(tx: Tx, playerId: string): Promise<void>
  matches: Matches
}

/** Takes an address as proven, for callers that have checked the proof themselves. */
export async function setVerified(db: Executor, playerId: string, at: Date): Promise<void> {
  await store.setVerified(db, playerId, at)
}

/**
 * Proves an address by a token that was mailed to it. True when this proved it; false when it was
 * proven before, by this link or by another one: a mail scanner may open a link before its reader
 * does. A player who is held has proven the address, and gets the answer that the account cannot be
 * used yet: Refusal('account_under_check').
 */
export async function verifyAccount(
  deps: VerificationDeps,
  token: string,
  requestId: string,
): Promise<boolean> {
  const { db, clock, welcome, matches } = deps
  const { isNew, isHeld } = await db.transaction(async (tx) => {
    const hash = hashOf(token)
    const link = await lockLink(tx, 'verify', hash)
    const isNew = !link || !(await store.isVerified(tx, link.playerId))
    const { playerId } = link && !isNew ? link : mustBeOpen(link, clock.now())
    const isHeld = await matches.isHeldIn(tx, playerId)
    if (isNew) {
      await setLinkUsed(tx, hash)
      await setVerified(tx, playerId, clock.now())
      await recordSecurityEvent(tx, deps, { kind: 'verified', playerId, requestId })
      if (!isHeld) await welcome(tx, playerId)
    }
    return { isNew, isHeld }
  })
  if (isHeld) throw new Refusal('account_under_check')
  return isNew
}
