import type { Database } from '../../db/database.ts'
import { batchedLookup } from '../../kit/batched-lookup.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import { findBetIds } from './my-bets.store.ts'

/** Finds our id of the bet that a transfer's key is about, or null. */
export function openBetFinder(
  db: Database,
): (context: RequestContext, key: string) => Promise<string | null> {
  const find = batchedLookup<string>((context, keys) =>
    findBetsOf(db, requirePayee(context).playerId, keys),
  )
  return async (context, key) => (key.startsWith('sports/') ? find(context, key) : null)
}

async function findBetsOf(
  db: Database,
  playerId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const candidates = new Map(keys.map((key) => [key, betsNamedIn(key)]))
  const bets = await findBetIds(db, playerId, [...candidates.values()].flat())
  const ids = new Map(bets.map(({ providerId, ref, id }) => [`${providerId} ${ref}`, id]))
  const found = new Map<string, string>()
  for (const [key, named] of candidates) {
    const bet = named.find(({ providerId, ref }) => ids.has(`${providerId} ${ref}`))
    if (bet) found.set(key, ids.get(`${bet.providerId} ${bet.ref}`) ?? '')
  }
  return found
}

/**
 * A book's reference may have slashes, as the fact behind it does: each beginning may be the bet's,
 * the longest one first.
 */
function betsNamedIn(key: string): { providerId: string; ref: string }[] {
  const [, providerId = '', ...rest] = key.split('/')
  return rest
    .slice(1)
    .map((_, at) => ({ providerId, ref: rest.slice(0, rest.length - 1 - at).join('/') }))
}
