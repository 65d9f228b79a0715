import type { Executor } from '../db/database.ts'
import { findCredentials, findPlayer } from '../players/player.ts'
import { OperatorMistake } from './operator-mistake.ts'

/**
 * Finds a player by their id or e-mail address. An id is tried first: no address looks like one.
 * Throws OperatorMistake.
 */
export async function findPlayerId(db: Executor, given: string): Promise<string> {
  const playerId = (await findPlayer(db, given))?.id ?? (await findCredentials(db, given))?.playerId
  if (!playerId) throw new OperatorMistake(`There is no player ${given}.`)
  return playerId
}
