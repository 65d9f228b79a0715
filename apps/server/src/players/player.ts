import { asciiDomain, plainEmail, splitEmail } from '#rules/email.ts'
import type { Executor, Tx } from '../db/database.ts'
import type {
  Credentials,
  NamedPerson,
  PersonFacts,
  Player,
  PlayerStanding,
  PlayerStatus,
} from './player-shape.ts'
import * as store from './players.store.ts'
import { hashOf } from './secret-hash.ts'

export async function findPlayer(db: Executor, playerId: string): Promise<Player | null> {
  return store.findPlayer(db, playerId)
}

export async function findPerson(db: Executor, playerId: string): Promise<PersonFacts | null> {
  return store.findPerson(db, playerId)
}

/** The promo code that the player gave when they registered; null for none. */
export async function findPromoCodeOf(db: Executor, playerId: string): Promise<string | null> {
  return store.findPromoCode(db, playerId)
}

export async function findCredentials(db: Executor, email: string): Promise<Credentials | null> {
  return store.findCredentials(db, emailKey(email))
}

export async function findCredentialsById(
  db: Executor,
  playerId: string,
): Promise<Credentials | null> {
  return store.findCredentialsById(db, playerId)
}

/** Returns whether the player registered with this name and day of birth. */
export async function isNamed(
  db: Executor,
  playerId: string,
  person: NamedPerson,
): Promise<boolean> {
  return store.isNamed(db, playerId, person)
}

/**
 * Returns the status of a player and locks it until the transaction ends, for a caller who will
 * change it. Null for an unknown player.
 */
export async function lockPlayerStatus(tx: Tx, playerId: string): Promise<PlayerStatus | null> {
  return store.lockStatus(tx, playerId)
}

/**
 * Sets the status of a player. `standing` is the status to which an excluded player comes back.
 * `auth` ends the sessions of players who may not sign in.
 */
export async function setPlayerStatus(
  db: Executor,
  playerId: string,
  status: PlayerStatus,
  standing?: PlayerStanding,
): Promise<void> {
  await store.setStatus(db, playerId, { status, ...(standing && { standing }) })
}

/**
 * Sets the time from which the wallet takes no bet of this player. The wallet reads it in the
 * transaction that moves the money.
 */
export async function setNoBetsFrom(tx: Tx, playerId: string, at: Date): Promise<void> {
  await store.setNoBetsFrom(tx, playerId, at)
}

/**
 * Replaces the password of a player who gave the old one; both are hashes. Returns false, with
 * nothing changed, when the old one has been replaced meanwhile. Does not count as a confirmation
 * of the e-mail address.
 */
export async function replacePlayerPassword(
  db: Executor,
  playerId: string,
  hashes: { before: string; after: string },
): Promise<boolean> {
  return store.replacePassword(db, playerId, hashes)
}

/**
 * Returns whether a player still has the password of this hash, and keeps it until the transaction
 * ends.
 */
export async function stillHasPassword(
  tx: Tx,
  playerId: string,
  passwordHash: string,
): Promise<boolean> {
  return store.lockPassword(tx, playerId, passwordHash)
}

/**
 * An account as it was typed, known or not, and unreadable: what people type here by mistake is
 * often a password.
 */
export function accountOf(email: string): string {
  return hashOf(emailKey(email)).toString('base64url')
}

/**
 * Returns one form of an address for comparison: capitals, spaces around it and the encoding of
 * letters and domains make no difference.
 */
export function emailKey(email: string): string {
  const plain = plainEmail(email.replace(/\p{Cc}/gu, ''))
    .normalize('NFKC')
    .toLowerCase()
  const parts = splitEmail(plain)
  return parts ? `${parts.local}@${asciiDomain(parts.domain) ?? parts.domain}` : plain
}
