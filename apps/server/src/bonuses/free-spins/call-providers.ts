import type { Tx } from '../../db/database.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { findPlayer } from '../../players/player.ts'
import type { BonusesDeps } from '../bonus.ts'
import { takeTurn } from '../bonuses.store.ts'
import { record } from './answer-free-spins.ts'
import { type CallOutcome, setCalled, setCalling, takeDueCalls } from './calls.store.ts'
import {
  CasinoNotLetIn,
  type FreeSpinsDesk,
  type FreeSpinsDesks,
  FreeSpinsRefused,
} from './desks.ts'
import type { FreeSpins } from './free-spins.ts'

/** A call to a provider that is due. */
interface DueCall {
  held: FreeSpins
  attempts: number
  providerId: string
  desk: FreeSpinsDesk
  /** The provider's own ids; none for a call that cancels. */
  gameIds: readonly string[]
}

const AT_ONCE = 20
/** Longer than a call may take, so that a call is not made twice at once. */
const FIRST_PAUSE_MS = 15_000
const LONGEST_PAUSE_MS = 600_000
/** The most attempts; with these pauses they take a little more than an hour. */
const MOST_ATTEMPTS = 12
const NOT_OFFERED = 'the games are not offered by one provider'

/**
 * Requests from providers that they issue the free spins that were accepted, and cancel those that
 * have ended. A call that does not succeed is made again after a pause, under the same id, and is
 * given up at last.
 */
export async function callProviders(deps: BonusesDeps, desks: FreeSpinsDesks): Promise<void> {
  const now = deps.clock.now()
  const due = await deps.db.transaction(async (tx) => {
    const calls: DueCall[] = []
    for (const held of await takeDueCalls(tx, now, AT_ONCE)) {
      const call = prepare(desks, held)
      if (typeof call === 'string') {
        await cannotCall(deps, tx, held, call)
        continue
      }
      const { providerId, attempts } = call
      await setCalling(tx, held, { providerId, attempts, againAt: after(now, attempts) })
      calls.push(call)
    }
    return calls
  })
  await Promise.all(
    due.map((call) =>
      make(deps, desks, call).catch((error: unknown) =>
        deps.log.warn({ err: error, freeSpins: call.held.id }, 'free spins could not be moved on'),
      ),
    ),
  )
}

/** The call that is due, or why there can be none. */
function prepare(desks: FreeSpinsDesks, held: FreeSpins): DueCall | string {
  const place =
    held.call === 'cancel'
      ? { providerId: held.providerId ?? '', gameIds: [] }
      : desks.place(held.games)
  if (!place) return NOT_OFFERED
  const desk = desks.deskOf(place.providerId)
  if (!desk) return `${place.providerId} has no free spins that a casino gives`
  return { held, attempts: held.attempts + 1, ...place, desk }
}

/** Games may be missing for a while only, as when their provider has not been reached yet. */
async function cannotCall(
  deps: BonusesDeps,
  tx: Tx,
  held: FreeSpins,
  problem: string,
): Promise<void> {
  const attempts = held.attempts + 1
  if (problem === NOT_OFFERED && attempts < MOST_ATTEMPTS) {
    const outcome = again('issue', attempts, problem, deps.clock.now())
    await setCalled(tx, held, held.attempts, outcome)
    return
  }
  deps.log.error({ freeSpins: held.id, problem }, 'a provider cannot be called about free spins')
  if (held.call === 'cancel') await setCalled(tx, held, held.attempts, { problem })
  else await fail(deps, tx, held, held.attempts, { problem })
}

async function make(deps: BonusesDeps, desks: FreeSpinsDesks, call: DueCall): Promise<void> {
  const { held, attempts } = call
  const outcome = await callDesk(deps, desks, call)
  await deps.db.transaction(async (tx) => {
    await takeTurn(tx, held.playerId)
    if (outcome.state === 'failed') return fail(deps, tx, held, attempts, outcome)
    if (!(await setCalled(tx, held, attempts, outcome)) || outcome.state !== 'active') return
    await record(deps, tx, { ...held, state: 'issuing' }, 'house', 'active')
    const { id, playerId, texts, currency } = held
    const news = { kind: 'free_spins_ready' as const, key: `free_spins_ready/${id}` }
    await deps.notify(tx, playerId, { ...news, texts, currency })
  })
}

async function callDesk(
  deps: BonusesDeps,
  desks: FreeSpinsDesks,
  { held, attempts, providerId, desk, gameIds }: DueCall,
): Promise<CallOutcome> {
  const now = deps.clock.now()
  try {
    if (desks.isOff(providerId))
      throw new ThirdPartyDown(providerId, new Error('it is switched off'))
    if (held.call === 'cancel') {
      await desk.cancel(held.id)
      return {}
    }
    const player = await findPlayer(deps.db, held.playerId)
    if (!player || !held.endsAt) throw new Error(`free spins ${held.id} are of no player`)
    if (!player.active) return later(held, now)
    const { id: issueId, currency, spins, stake, endsAt: validUntil } = held
    const { id, firstName, lastName, country } = player
    const order = { issueId, gameIds, currency, spins, stake, validUntil }
    await desk.issue({ ...order, player: { id, firstName, lastName, country } })
    return { state: 'active' }
  } catch (error) {
    const facts = { err: error, freeSpins: held.id, call: held.call, attempts }
    if (error instanceof CasinoNotLetIn)
      deps.log.error(
        { ...facts, providerId },
        'a provider does not let the casino in: its key for free spins has to be mended',
      )
    else deps.log.warn(facts, 'a provider did not carry out a request about free spins')
    const problem = error instanceof Error ? problemOf(error) : String(error)
    const isFinal = error instanceof FreeSpinsRefused
    const isLast = isFinal || attempts >= MOST_ATTEMPTS
    if (!isLast) return again(held.call ?? 'issue', attempts, problem, now)
    if (held.call === 'cancel') return { problem }
    // Free spins whose call was not refused may still have been issued.
    const next = { call: 'cancel' as const, at: now }
    return { state: 'failed', problem, ...(!isFinal && { next }) }
  }
}

/** A player who may not play now gets them once they may, if that is before their end. */
function later({ attempts }: FreeSpins, now: Date): CallOutcome {
  const at = new Date(now.getTime() + LONGEST_PAUSE_MS)
  return { problem: 'the player may not play now', next: { call: 'issue', at }, attempts }
}

function problemOf(error: Error): string {
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}

function again(call: 'issue' | 'cancel', attempts: number, problem: string, now: Date) {
  return { problem, next: { call, at: after(now, attempts) }, attempts }
}

async function fail(
  deps: BonusesDeps,
  tx: Tx,
  held: FreeSpins,
  attempts: number,
  outcome: CallOutcome,
): Promise<void> {
  const failed = { ...outcome, state: 'failed' as const, endedAt: deps.clock.now() }
  if (await setCalled(tx, held, attempts, failed))
    await record(deps, tx, held, 'house', 'failed', { problem: outcome.problem ?? null })
}

function after(now: Date, attempts: number): Date {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS)
  return new Date(now.getTime() + pauseMs)
}
