import type { Act, StatusActs, StatusChange } from '../auth/change-status.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import { toMajor } from '../kit/money.ts'
import type { Random } from '../kit/random.ts'
import { Refusal } from '../kit/refusal.ts'
import { balances } from '../ledger/accounts.ts'
import { listPlayerEvents } from '../players/events/player-events.ts'
import { findExclusion } from '../players/exclusions/exclusions.ts'
import type { Mail } from '../players/mail/mail.ts'
import { linkTo } from '../players/mail/mailed-link.ts'
import { putReset } from '../players/passwords/password-reset.ts'
import { emailKey, findCredentialsById, findPlayer } from '../players/player.ts'
import type { PlayerStanding } from '../players/player-shape.ts'
import { putVerification } from '../players/registration/registration.ts'
import type { Because } from './operator-args.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'
import type { PlayerCommand } from './player-command.ts'
import { findPlayerId } from './player-id.ts'

export interface PlayerActsDeps {
  db: Database
  clock: Clock
  random: Random
  mail: Mail
  publicUrl: string
  auth: StatusActs & {
    /** Ends every session of a player, with the transaction. Returns how many there were. */
    endSessions(tx: Tx, playerId: string, reason: 'operator'): Promise<number>
  }
}

/** A player as an operator is shown them. Amounts are exact decimals, moments ISO 8601. */
export interface PlayerReport {
  id: string
  email: string
  name: string
  country: string
  status: string
  exclusion: {
    kind: string
    since: string
    until: string | null
    askedBy: string
    reason: string | null
  } | null
  currency: string
  real: string
  bonus: string
  held: string
  /** Newest first. */
  events: { at: string; actor: string; kind: string; before: unknown; after: unknown }[]
}

const MOST_EVENTS = 20
const STANDINGS: Readonly<
  Record<'block' | 'unblock' | 'limit' | 'unlimit', { from: readonly string[]; to: PlayerStanding }>
> = {
  block: { from: ['active', 'limited', 'excluded'], to: 'blocked' },
  unblock: { from: ['blocked'], to: 'active' },
  limit: { from: ['active'], to: 'limited' },
  unlimit: { from: ['limited'], to: 'active' },
}

/**
 * Carries out a command of an operator, and returns the player as they are then. Throws
 * OperatorMistake.
 */
export async function carryOut(
  deps: PlayerActsDeps,
  command: PlayerCommand,
): Promise<PlayerReport> {
  const playerId = await findPlayerId(deps.db, command.player)
  try {
    await act(deps, playerId, command)
  } catch (error) {
    throw error instanceof Refusal ? new OperatorMistake(sentenceOf(error)) : error
  }
  return report(deps, playerId)
}

async function act(deps: PlayerActsDeps, playerId: string, command: PlayerCommand): Promise<void> {
  switch (command.act) {
    case 'show':
      return
    case 'exclude':
      return exclude(deps, playerId, command)
    case 'sign-out':
      return signOut(deps, playerId, command)
    case 'mail':
      return mailAgain(deps, playerId, command)
    default:
      return changeStanding(deps, playerId, command)
  }
}

async function changeStanding(
  deps: PlayerActsDeps,
  playerId: string,
  command: Because & { act: keyof typeof STANDINGS },
): Promise<void> {
  const { from, to } = STANDINGS[command.act]
  await deps.db.transaction(async (tx) => {
    const { before, after }: StatusChange = await deps.auth.changeStatus(
      tx,
      playerId,
      to,
      actOf(command),
    )
    // Thrown within the transaction: nothing of it has happened.
    if (!from.includes(before))
      throw new OperatorMistake(`The player is ${before}, so there is nothing to ${command.act}.`)
    await record(tx, deps, playerId, command, { status: before }, { status: after })
  })
}

async function exclude(
  deps: PlayerActsDeps,
  playerId: string,
  command: Extract<PlayerCommand, { act: 'exclude' }>,
): Promise<void> {
  const { until } = command
  await deps.db.transaction(async (tx) => {
    const before =
      (await findExclusion(tx, playerId, deps.clock.now()))?.endsAt?.toISOString() ?? null
    await deps.auth.exclude(
      tx,
      { playerId, endsAt: until === null ? null : new Date(until) },
      actOf(command),
    )
    await record(tx, deps, playerId, command, { until: before }, { excluded: true, until })
  })
}

async function signOut(
  deps: PlayerActsDeps,
  playerId: string,
  command: Because & { act: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const ended = await deps.auth.endSessions(tx, playerId, 'operator')
    await record(tx, deps, playerId, command, { sessions: ended }, { sessions: 0 })
  })
}

/** Mails the link that confirms the address, or, when it is confirmed, one for a new password. */
async function mailAgain(
  deps: PlayerActsDeps,
  playerId: string,
  command: Because & { act: string },
): Promise<void> {
  const credentials = await findCredentialsById(deps.db, playerId)
  if (!credentials) throw new OperatorMistake(`The player ${playerId} has no address.`)
  const { email, language, isVerified } = credentials
  await deps.db.transaction(async (tx) => {
    const path = linkTo('', '/', {
      lng: language,
      modal: isVerified ? 'change_password' : 'verify',
    })
    if (isVerified) await putReset(tx, deps, emailKey(email), path)
    else await putVerification(tx, deps, emailKey(email), path)
    await record(tx, deps, playerId, command, {}, { mailed: isVerified ? 'reset' : 'verify' })
  })
}

function record(
  tx: Tx,
  deps: PlayerActsDeps,
  subject: string,
  { act: verb, by, reason }: Because & { act: string },
  before: object,
  after: object,
): Promise<void> {
  return recordOperatorAct(tx, deps, { act: `player ${verb}`, subject, by, reason, before, after })
}

function actOf({ by, reason }: Because): Act {
  return { actor: `operator/${by}`, reason, requestId: null }
}

function sentenceOf({ code, facts }: Refusal): string {
  const until = 'until' in facts ? `until ${facts.until}` : 'for good'
  if (code === 'exclusion_longer_already')
    return `The player is already excluded ${until}, which is as long or longer.`
  if (code === 'player_excluded')
    return `The player is excluded ${until}. That cannot be ended earlier; only block is possible.`
  return `The casino refused: ${code}.`
}

async function report({ db, clock }: PlayerActsDeps, playerId: string): Promise<PlayerReport> {
  const player = await findPlayer(db, playerId)
  if (!player) throw new OperatorMistake(`There is no player ${playerId}.`)
  const { id, email, firstName, lastName, country, status, currency } = player
  const [purses, exclusion, events] = await Promise.all([
    balances(db, [id]),
    findExclusion(db, id, clock.now()),
    listPlayerEvents(db, id, MOST_EVENTS),
  ])
  const inPurse = (which: 'real' | 'bonus' | 'held') =>
    toMajor(purses.get(id)?.[which] ?? 0n, currency)
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
      askedBy: exclusion.requestedBy,
      reason: exclusion.reason,
    },
    currency,
    real: inPurse('real'),
    bonus: inPurse('bonus'),
    held: inPurse('held'),
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
  }
}
