import { foldIdentity, type Identity } from '#rules/folded-identity.ts'
import type { Database, Executor, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import { Refusal } from '../../kit/refusal.ts'
import { takeTurnOfBirthday } from './accounts-of-person.ts'
import { type Compared, type CompareInTurns, openCompareInTurns } from './compare-in-turns.ts'
import { foldPlayer } from './fold-players.ts'
import { findIdentity, putFolded } from './folded-identity.store.ts'
import {
  addMatches,
  type Candidate,
  isHeldByMatch,
  listCandidates,
  listHeldBy,
  lockAgainstSignIns,
  type Search,
  stopNewsletters,
} from './matches.store.ts'

/** Finds out whether a player is an excluded person, and holds players who are, or may be (G3). */
export interface Matches {
  /**
   * Checks a player who has just registered, within the transaction, and returns whether they are
   * held: also when they are the same person as a player whom an operator has blocked. `playerId`
   * is null when the address was known: it then does the same work, and returns the same, so that
   * an answer does not depend on the address (A5).
   */
  lookAtNewcomer(tx: Tx, playerId: string | null, identity: Identity): Promise<boolean>
  /**
   * Checks a player again, within the transaction: their data may have changed, or a matching
   * player may have been excluded.
   */
  isHeldIn(tx: Tx, playerId: string): Promise<boolean>
  isHeld(playerId: string): Promise<boolean>
  /** Returns whether a player is held by what has been found, without looking for more. */
  isHeldNow(db: Executor, playerId: string): Promise<boolean>
  /**
   * Comes before everything else of an exclusion. Exclusions of one birthday take turns, because
   * each of two would wait for the player of the other.
   */
  takeTurn(tx: Tx, playerId: string): Promise<void>
  /**
   * Holds the other accounts of a player who has just been excluded, with the transaction: their
   * sign-ins and games end at once. An older account goes on until an operator has confirmed the
   * match, when the player asked for it in an account in which no money ever moved.
   */
  holdOthers(tx: Tx, playerId: string): Promise<void>
  /** Throws Refusal('account_under_check') for a player who is held. */
  mustBeFree(playerId: string): Promise<void>
  /**
   * Another person paid, or was about to pay, for a player. When that person may not play, the
   * player is held.
   */
  lookAtPayer(tx: Tx, playerId: string, payer: Identity): Promise<void>
  /** Ends the sign-ins of a player whom an operator's decision holds, with the transaction. */
  signOut(tx: Tx, playerId: string): Promise<void>
  /**
   * Returns whether a person whose account is not known is the same as a player who may not play.
   * False for a person with an account that is older than an exclusion about which we are not
   * certain.
   */
  isShutOut(db: Executor, person: Identity): Promise<boolean>
  /** Returns whether a person without an account matches a player whom an operator has blocked. */
  isBlocked(db: Executor, person: Identity): Promise<boolean>
}

export interface MatchesDeps {
  db: Database
  clock: Clock
  ids: Ids
  log: Log
  /** Signs players out everywhere, with the transaction. */
  endSessions(tx: Tx, playerIds: readonly string[]): Promise<unknown>
}

export function openMatches(given: MatchesDeps): Matches {
  const deps = { ...given, compareInTurns: openCompareInTurns() }
  const { db, clock, ids, log } = deps

  async function isHeldIn(tx: Tx, playerId: string): Promise<boolean> {
    const identity = await findIdentity(tx, playerId)
    if (!identity) return false
    if (!identity.isFolded) await putFolded(tx, [foldPlayer(identity)])
    await signOutIfHeld(tx, playerId, await search(tx, deps, playerId, identity))
    return isHeldByMatch(tx, playerId, clock.now())
  }

  /**
   * Ends the player's sessions when a match holds them. Other matches change nothing that the
   * player notices.
   */
  async function signOutIfHeld(tx: Tx, playerId: string, others: readonly string[]): Promise<void> {
    if (others.length > 0 && (await isHeldByMatch(tx, playerId, clock.now(), others)))
      await shut(tx, [playerId])
  }

  /** Ends for players who are held what ends for one who is excluded (G3). */
  async function shut(tx: Tx, playerIds: readonly string[]): Promise<void> {
    await deps.endSessions(tx, playerIds)
    await stopNewsletters(tx, playerIds)
  }

  const isHeld = (playerId: string) => db.transaction((tx) => isHeldIn(tx, playerId))

  return {
    isHeldIn,
    isHeld,
    isHeldNow: (executor, playerId) => isHeldByMatch(executor, playerId, clock.now()),
    async lookAtNewcomer(tx, playerId, identity) {
      // Without a new player the work is the same: no player has this id.
      const sought = { identity: foldIdentity(identity), playerId: playerId ?? '', at: clock.now() }
      const excluded = await findAlike(tx, deps, { ...sought, among: ['excluded'] })
      const blocked = await findAlike(tx, deps, { ...sought, among: ['blocked'] })
      // A near match with a blocked player does not hold the account: the operator decided about
      // another person.
      const alike = [...excluded, ...blocked.filter(({ likeness }) => likeness === 'same')]
      await writeDown(tx, deps, sought, playerId === null ? [] : alike)
      await stopNewsletters(tx, alike.length > 0 && playerId !== null ? [playerId] : [])
      // No operator has decided about a newcomer, and no account is younger.
      return alike.length > 0
    },
    takeTurn: (tx, playerId) => takeTurnOfBirthday(tx, playerId, 'exclusion'),
    async holdOthers(tx, playerId) {
      const identity = await findIdentity(tx, playerId)
      if (!identity) return
      const at = clock.now()
      const found = await findAlike(tx, deps, {
        identity: foldIdentity(identity),
        playerId,
        at,
        among: ['open'],
      })
      if (found.length === 0) return
      const alike = found.map((each) => each.playerId)
      await lockAgainstSignIns(tx, alike)
      const matches = found.map((each) => ({ ...each, id: ids.newId(), otherId: playerId }))
      const added = await addMatches(tx, matches, at)
      if (added.length > 0) logFound(tx, log, added)
      // A match may be known from an earlier exclusion that had ended.
      await shut(tx, await listHeldBy(tx, alike, playerId, at))
    },
    async mustBeFree(playerId) {
      if (await isHeld(playerId)) throw new Refusal('account_under_check', { charged: false })
    },
    async lookAtPayer(tx, playerId, payer) {
      await signOutIfHeld(tx, playerId, await search(tx, deps, playerId, payer))
    },
    signOut: (tx, playerId) => shut(tx, [playerId]),
    async isShutOut(executor, person) {
      const found = await listSame(executor, person, ['excluded', 'blocked'])
      if (found.length === 0 || found.some(({ isCertain }) => isCertain)) return found.length > 0
      const open = await listSame(executor, person, ['open'])
      return found.some(({ openedAt }) => !open.some((account) => account.openedAt < openedAt))
    },
    isBlocked: async (executor, person) =>
      (await listSame(executor, person, ['blocked'])).length > 0,
  }

  async function listSame(
    executor: Executor,
    person: Identity,
    among: Search['among'],
  ): Promise<Alike[]> {
    const found = await findAlike(executor, deps, {
      identity: foldIdentity(person),
      playerId: '',
      at: clock.now(),
      among,
    })
    return found.filter(({ likeness }) => likeness === 'same')
  }
}

type Searching = MatchesDeps & { compareInTurns: CompareInTurns }

/** Looks for excluded people whom a player is like, writes them down, and answers who was new. */
async function search(
  tx: Tx,
  deps: Searching,
  playerId: string,
  identity: Identity,
): Promise<string[]> {
  const sought = { identity: foldIdentity(identity), playerId, at: deps.clock.now() }
  const alike = await findAlike(tx, deps, { ...sought, among: ['excluded'] })
  return writeDown(tx, deps, sought, alike)
}

/** Writes down whom a player is like and answers who of them was new. */
async function writeDown(
  tx: Tx,
  { ids, log }: Searching,
  { playerId, at }: Pick<Search, 'playerId' | 'at'>,
  alike: readonly Alike[],
): Promise<string[]> {
  const matches = alike.map(({ playerId: otherId, likeness }) => ({
    id: ids.newId(),
    playerId,
    otherId,
    likeness,
  }))
  const added = await addMatches(tx, matches, at)
  if (added.length > 0) logFound(tx, log, added)
  return added.map(({ otherId }) => otherId)
}

function logFound(tx: Tx, log: Log, added: readonly { playerId: string }[]): void {
  const facts = { player: added[0]?.playerId, matches: added.length }
  tx.afterCommit(() => log.info(facts, 'a player may be a person who is excluded'))
}

type Alike = Compared<Candidate>

async function findAlike(
  db: Executor,
  { compareInTurns }: Searching,
  search: Search,
): Promise<Alike[]> {
  return compareInTurns(search.identity, await listCandidates(db, search))
}
