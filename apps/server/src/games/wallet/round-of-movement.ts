import type { Database } from '../../db/database.ts'
import { batchedLookup } from '../../kit/batched-lookup.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import { findRoundsOf } from './wallet.store.ts'

export interface RoundOfMovement {
  /** The provider's own id of the round, which its game shows too. */
  id: string
  gameId: string
}

/** Finds the round that a transfer's key is about; null for what is no bet and no win of a game. */
export function openRoundFinder(
  db: Database,
): (context: RequestContext, key: string) => Promise<RoundOfMovement | null> {
  const find = batchedLookup<RoundOfMovement>(async (context, keys) => {
    const { playerId } = requirePayee(context)
    const named = keys.map((key) => ({ key, ...transactionIn(key) }))
    const rows = await findRoundsOf(db, playerId, named)
    const rounds = new Map(
      rows.map(({ provider_id, ref, round_ref, game_id }) => [
        `${provider_id}/${ref}`,
        { id: round_ref, gameId: game_id },
      ]),
    )
    return new Map(
      named.flatMap(({ key, providerId, ref }) => {
        const round = rounds.get(`${providerId}/${ref}`)
        return round ? [[key, round] as const] : []
      }),
    )
  })
  return async (context, key) => (key.startsWith('game/') ? find(context, key) : null)
}

/** A provider's reference may have slashes; its id has none. */
function transactionIn(key: string): { providerId: string; ref: string } {
  const [, providerId = '', ...rest] = key.split('/')
  return { providerId, ref: rest.join('/') }
}
