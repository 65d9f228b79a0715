import type { Database, Executor, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { Refusal } from '../kit/refusal.ts'
import { hashOf } from './mailed-link.ts'
import type { Matches } from './matching/matches.ts'
import * as store from './players.store.ts'
import { recordSecurityEvent } from './security-events.ts'

export interface VerificationDeps {
  db: Database
  clock: Clock
  log: Log
  /** Hears, with the transaction, of a player who has proven their address. */
  welcome(tx: Tx, playerId: string): Promise<void>
  matches: Matches
}

/** Takes an address as proven, for whoever has seen the proof elsewhere. */
export async function setVerified(db: Executor, playerId: string, at: Date): Promise<void> {
  await store.setVerified(db, playerId, at)
}

/**
 * Proves an address by the token that was mailed to it, once. Every token that is no good is refused alike. A player who is held has
 * proven the address, and is told that the account cannot be used yet: Refusal('account_under_check').
 */
export async function verifyAccount(deps: VerificationDeps, token: string, requestId: string): Promise<void> {
  const { db, clock, welcome, matches } = deps
  const outcome = await db.transaction(async (tx) => {
    const link = await store.takeLink(tx, 'verify', hashOf(token))
    if (!link || link.expiresAt <= clock.now()) return 'invalid'
    await setVerified(tx, link.playerId, clock.now())
    await recordSecurityEvent(tx, deps, { kind: 'verified', playerId: link.playerId, requestId })
    if (await matches.isHeldIn(tx, link.playerId)) return 'held'
    await welcome(tx, link.playerId)
    return 'open'
  })
  if (outcome === 'invalid') throw new Refusal('link_invalid')
  if (outcome === 'held') throw new Refusal('account_under_check')
}
