import { DEMO_SECRET } from '../config/secrets.ts'
import { addOperatorKey, endOperatorKey, KEY_SCOPES } from '../content/keys/operator-keys.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'

const NAME = 'demonstration'

/**
 * A key of the demonstration, which is public, so that content and words can be edited on a
 * laptop.
 */
export async function seedOperatorKey(deps: { db: Database; clock: Clock }): Promise<void> {
  await addOperatorKey(deps.db, deps, { name: NAME, key: DEMO_SECRET, scopes: KEY_SCOPES })
}

/** Ends the key of the demonstration, in a database that was one before it went into production. */
export async function endDemoKey(deps: { db: Database; clock: Clock }): Promise<void> {
  await endOperatorKey(deps.db, deps, NAME)
}
