import * as v from 'valibot'
import { numberByPlan } from '#rules/phone-plan.ts'
import { contactDetailsForm } from '#rules/registration.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { badInput, NotSignedIn, Refusal } from '../../kit/refusal.ts'
import type { UpdateProfileInput } from '../../schema/resolvers.generated.ts'
import { mustNotExceed } from '../attempts/rate-limit.ts'
import { recordPlayerEvent } from '../events/player-events.ts'
import { foldAgain } from '../matching/fold-players.ts'
import type { Matches } from '../matching/matches.ts'
import { findPlayer } from '../player.ts'
import { findProfile, type Profile, setProfile } from './profile.store.ts'

export interface ProfileDeps {
  db: Database
  clock: Clock
  matches: Matches
  log: Log
}

/**
 * The details that players may change themselves, by the same rules as when they registered. Only
 * our support changes a name or a birthday.
 */
const { mobileNumber } = contactDetailsForm.entries
const changes = v.partial(
  v.object({
    ...contactDetailsForm.entries,
    mobileNumber: v.pipe(mobileNumber, v.transform(numberByPlan)),
  }),
)

export async function getProfile(
  { db }: Pick<ProfileDeps, 'db'>,
  playerId: string,
): Promise<Profile> {
  const profile = await findProfile(db, playerId)
  if (!profile) throw new NotSignedIn()
  return profile
}

/**
 * Changes the fields that are given and differ, and records the values before (G7). Checks the
 * player for matches again: a new address or phone may be that of a player who has excluded
 * themselves.
 */
export async function updateProfile(
  deps: ProfileDeps,
  playerId: string,
  input: UpdateProfileInput,
  requestId: string,
): Promise<Profile> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  const parsed = v.safeParse(changes, given)
  if (!parsed.success) throw badInput(firstProblems(parsed.issues))
  await mustNotExceed(
    deps,
    [{ key: `profile/${playerId}`, attempts: 30, windowS: 3600 }],
    requestId,
  )

  return deps.db.transaction(async (tx) => {
    const before = await findProfile(tx, playerId, 'for update')
    if (!before) throw new NotSignedIn()
    // The request that excludes a player, and those of the moment after it, still believe the
    // sign-in (G3).
    const status = (await findPlayer(tx, playerId))?.status
    if (status !== 'active' && status !== 'limited') throw new Refusal('account_not_active')
    const changed = Object.entries(parsed.output).filter(
      ([field, value]) => value !== before[field as keyof Profile],
    )
    if (changed.length === 0) return before
    const after = Object.fromEntries(changed) as Partial<Profile>
    await setProfile(tx, playerId, after)
    await recordPlayerEvent(tx, deps, {
      playerId,
      actor: 'player',
      kind: 'profile_changed',
      before: Object.fromEntries(changed.map(([field]) => [field, before[field as keyof Profile]])),
      after: Object.fromEntries(changed),
    })
    await foldAgain(tx, playerId)
    await deps.matches.isHeldIn(tx, playerId)
    return { ...before, ...after }
  })
}

/** Nothing is sent any more to lure a player who is excluded (G3). */
export async function stopNewsletter(tx: Tx, playerId: string): Promise<void> {
  await setProfile(tx, playerId, { newsletter: false })
}

function firstProblems(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue) ?? ''] ??= issue.message
  return fields
}
