import type { Act, StatusActs, StatusChange } from '../auth/change-status.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { toMajor } from '../kit/money.ts'
import { Refusal } from '../kit/refusal.ts'
import { balances } from '../ledger/accounts.ts'
import { listPlayerEvents } from '../players/events/player-events.ts'
import { findExclusion } from '../players/exclusions/exclusions.ts'
import { findCredentials, findPlayer, type PlayerStanding } from '../players/player.ts'
import { OperatorMistake } from './operator-mistake.ts'
import type { PlayerCommand } from './player-command.ts'

export interface OperatorDeps {
  db: Database
  clock: Clock
  auth: StatusActs
}

/** A player as an operator is shown them. Amounts are exact decimals, moments ISO 8601. */
export interface PlayerReport {
  id: string
  email: string
  name: string
  country: string
  status: string
  exclusion: { kind: string; since: string; until: string | null; askedBy: string; reason: string | null } | null
  currency: string
  real: string
  bonus: string
  held: string
  /** Newest first. */
  events: { at: string; actor: string; kind: string; before: unknown; after: unknown }[]
}

const MOST_EVENTS = 20
const STANDINGS: Readonly<Record<'block' | 'unblock' | 'limit' | 'unlimit', { from: readonly string[]; to: PlayerStanding }>> = {
  block: { from: ['active', 'limited', 'excluded'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'active' },
  limit: { from: ['active'], to: 'limited' },
  unlimit: { from: ['limited'], to: 'active' },
}

/** Does what an operator asks for, and answers the player as they are then. Throws OperatorMistake. */
export async function carryOut(deps: OperatorDeps, command: PlayerCommand): Promise<PlayerReport> {
  const playerId = await findId(deps, command.player)
  try {
    if (command.act === 'exclude') await exclude(deps, playerId, command)
    else if (command.act !== 'show') await changeStanding(deps, playerId, command)
  } catch (error) {
    throw error instanceof Refusal ? new OperatorMistake(sentenceOf(error)) : error
  }
  return report(deps, playerId)
}

/** An id is tried first: no e-mail address looks like one. */
async function findId({ db }: OperatorDeps, given: string): Promise<string> {
  const playerId = (await findPlayer(db, given))?.id ?? (await findCredentials(db, given))?.playerId
  if (!playerId) throw new OperatorMistake(`There is no player ${given}.`)
  return playerId
}

async function changeStanding(
  { db, auth }: OperatorDeps,
  playerId: string,
  command: Extract<PlayerCommand, { act: 'block' | 'unblock' | 'limit' | 'unlimit' }>,
): Promise<void> {
  const { from, to } = STANDINGS[command.act]
  await db.transaction(async (tx) => {
    const { before }: StatusChange = await auth.changeStatus(tx, playerId, to, actOf(command))
    // Thrown within the transaction: nothing of it has happened.
    if (!from.includes(before)) throw new OperatorMistake(`The player is ${before}, so there is nothing to ${command.act}.`)
  })
}

async function exclude({ db, auth }: OperatorDeps, playerId: string, command: Extract<PlayerCommand, { act: 'exclude' }>): Promise<void> {
  const endsAt = command.until === null ? null : new Date(command.until)
  await db.transaction((tx) => auth.exclude(tx, { playerId, endsAt }, actOf(command)))
}

function actOf({ by, reason }: { by: string; reason: string }): Act {
  return { actor: `operator/${by}`, reason, requestId: null }
}

function sentenceOf({ code, facts }: Refusal): string {
  const until = 'until' in facts ? `until ${facts.until}` : 'for good'
  if (code === 'exclusion_longer_already') return `The player is already excluded ${until}, which is as long or longer.`
  if (code === 'player_excluded') return `The player is excluded ${until}. That cannot be ended earlier; only block is possible.`
  return `The casino refused: ${code}.`
}

async function report({ db, clock }: OperatorDeps, playerId: string): Promise<PlayerReport> {
  const player = await findPlayer(db, playerId)
  if (!player) throw new OperatorMistake(`There is no player ${playerId}.`)
  const { id, email, firstName, lastName, country, status, currency } = player
  const [purses, exclusion, events] = await Promise.all([
    balances(db, [id]),
    findExclusion(db, id, clock.now()),
    listPlayerEvents(db, id, MOST_EVENTS),
  ])
  const inPurse = (which: 'real' | 'bonus' | 'held') => toMajor(purses.get(id)?.[which] ?? 0n, currency)
  return {
    id,
    email,
    name: `${firstName} ${lastName}`,
    country,
    status,
    exclusion: exclusion && {
      kind: exclusion.kind,
      since: exclusion.startedAt.toISOString(),
      until: exclusion.endsAt?.toISOString() ?? null,
      askedBy: exclusion.askedBy,
      reason: exclusion.reason,
    },
    currency,
    real: inPurse('real'),
    bonus: inPurse('bonus'),
    held: inPurse('held'),
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  }
}
