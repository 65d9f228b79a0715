import { foldIdentity } from '#rules/folded-identity.ts'
import type { Database, Executor } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import {
  findIdentity,
  isEverybodyFolded,
  listUnfolded,
  type PlayerIdentity,
  putFolded,
  setEverybodyFolded,
} from './folded-identity.store.ts'

const BATCH = 500

interface FoldDeps {
  db: Database
  clock: Clock
}

/**
 * Folds the players who may not play. It runs before registration opens, because new players are
 * compared with them.
 */
export async function foldShutOut({ db }: FoldDeps): Promise<void> {
  if (!(await isEverybodyFolded(db))) await foldAll(db, { shutOut: true })
}

/**
 * Folds all players who are not folded by the present rule, once for each rule. Several nodes may
 * do it at once.
 */
export async function foldEverybody({ db, clock }: FoldDeps): Promise<void> {
  if (await isEverybodyFolded(db)) return
  await foldAll(db, { shutOut: false })
  await setEverybodyFolded(db, clock.now())
}

/** Folds a player whose data has been changed. */
export async function foldAgain(db: Executor, playerId: string): Promise<void> {
  const identity = await findIdentity(db, playerId)
  if (identity) await putFolded(db, [foldPlayer(identity)])
}

/** Returns a player's registered details, in the form in which they are stored. */
export function foldPlayer({ playerId, ...identity }: Omit<PlayerIdentity, 'isFolded'>) {
  return { playerId, ...foldIdentity(identity) }
}

async function foldAll(db: Database, { shutOut }: { shutOut: boolean }): Promise<void> {
  for (let after = ''; ; ) {
    const players = await listUnfolded(db, { after, limit: BATCH, shutOut })
    await putFolded(db, players.map(foldPlayer))
    const last = players.at(-1)
    if (!last || players.length < BATCH) return
    after = last.playerId
  }
}
