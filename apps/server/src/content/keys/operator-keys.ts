import { createHash } from 'node:crypto'
import type { Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { HttpRequest } from '../../kit/http.ts'
import * as store from './operator-key.store.ts'

export type KeyScope = store.KeyScope
export type OperatorKey = Omit<store.OperatorKeyRow, 'hash'>

export const KEY_SCOPES = ['content', 'words'] as const satisfies readonly KeyScope[]

/** A key has 43 characters, that of the demonstration 42; longer texts are not looked up. */
const LONGEST_KEY = 128
const MOST_LISTED = 500

interface NewKey {
  /** Stands in the histories of what the key has changed. */
  name: string
  key: string
  scopes: readonly KeyScope[]
}

/**
 * Keeps the hash of a key. Returns false, with nothing changed, when the name or the key is taken.
 */
export async function addOperatorKey(
  db: Executor,
  { clock }: { clock: Clock },
  { name, key, scopes }: NewKey,
): Promise<boolean> {
  return store.insertKey(db, {
    name,
    hash: hashOf(key),
    scopes: [...scopes],
    created_at: clock.now(),
  })
}

/** Returns the scopes that the key had, null when no key of this name is in use. */
export async function endOperatorKey(
  db: Executor,
  { clock }: { clock: Clock },
  name: string,
): Promise<KeyScope[] | null> {
  return store.endKey(db, name, clock.now())
}

/** All keys, those that have ended too, by name; 500 at the most. */
export async function listOperatorKeys(db: Executor): Promise<OperatorKey[]> {
  return (await store.listKeys(db, MOST_LISTED)).map(({ hash: _, ...key }) => key)
}

/**
 * Returns the name of the key that a request bears, null when it has none of this scope that is in
 * use.
 */
export async function findKeyHolder(
  db: Executor,
  { headers }: Pick<HttpRequest, 'headers'>,
  scope: KeyScope,
): Promise<string | null> {
  // Clients of locize send the key as it is, others as a bearer.
  const key = headers.authorization?.replace(/^Bearer +/i, '')
  if (!key || key.length > LONGEST_KEY) return null
  const found = await store.findKeyByHash(db, hashOf(key))
  return found && found.ended_at === null && found.scopes.includes(scope) ? found.name : null
}

/** A key is 256 random bits, too many to try out, so a fast hash is enough. */
function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
