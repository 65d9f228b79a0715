import type { Executor, Tx } from '../../db/database.ts'
import { takeAttempt } from '../../players/attempts/rate-limit.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import { findExclusion, statusNow } from '../../players/exclusions/exclusions.ts'
import { accountLinks, linkTo } from '../../players/mail/mailed-link.ts'
import { rememberPlace } from '../../players/places/known-places.ts'
import { emailKey, stillHasPassword } from '../../players/player.ts'
import type { Credentials, PlayerStatus } from '../../players/player-shape.ts'
import { putVerification } from '../../players/registration/registration.ts'
import { hashOf } from '../../players/secret-hash.ts'
import {
  type AuthDeps,
  beginSession,
  type Device,
  type Grant,
  type SessionDeps,
} from '../sessions/sessions.ts'
import type { SignInProblem } from './messages.ts'

export type SignInDeps = AuthDeps & SessionDeps

/** The purpose of a sign-in. An excluded player can sign in only to withdraw. */
export type SignInPurpose = 'play' | 'withdraw'

export type SignInResult = { grant: Grant } | Refused

interface Refused {
  problem: SignInProblem
  waitS?: number
  until?: Date
}

interface Attempt {
  purpose: SignInPurpose
  requestId: string
}

const DAY_S = 86_400
/** Most letters about new devices to one player in a day. */
const LETTERS_A_DAY = 5

/**
 * Lets in a player who has proven to be this one, if this player may come in, and mails the owner
 * about a new device. A password that was chosen since the proof ends this sign-in with all others.
 */
export async function admit(
  deps: SignInDeps,
  player: Credentials,
  device: Device,
  attempt: Attempt,
): Promise<SignInResult | 'password_replaced'> {
  const { playerId } = player
  const { requestId, purpose } = attempt
  const status = await deps.db.transaction((tx) =>
    statusNow(tx, deps, { id: playerId, status: player.status }, requestId),
  )
  const isHeld = await deps.matches.isHeld(playerId)
  const refused = await findRefusal(deps, player, { status, isHeld, purpose })
  if (refused) return recordRefused(deps, deps.db, player, refused, requestId)
  return deps.db.transaction(async (tx) => {
    if (!(await stillHasPassword(tx, playerId, player.passwordHash))) return 'password_replaced'
    // The player is locked now: an exclusion of their other account is over, or waits for this.
    const isHeldNow = isHeld || (await deps.matches.isHeldNow(tx, playerId))
    if (isHeldNow && purpose !== 'withdraw')
      return recordRefused(deps, tx, player, { problem: 'under_check' }, requestId)
    const begun = await beginSession(
      tx,
      deps,
      player,
      device,
      isHeldNow || status === 'excluded' ? 'withdrawal' : 'full',
    )
    const place = await rememberPlace(tx, deps, playerId, device)
    if (place === 'new') await mailNewDevice(tx, deps, player, device)
    const facts = { playerId, sessionId: begun.sessionId, requestId }
    await recordSecurityEvent(tx, deps, {
      kind: 'signed_in',
      ...facts,
      subject: place === 'new' ? 'new_device' : null,
    })
    return { grant: begun.grant }
  })
}

async function recordRefused(
  deps: SignInDeps,
  db: Executor,
  { playerId }: Credentials,
  refused: Refused,
  requestId: string,
): Promise<Refused> {
  await recordSecurityEvent(db, deps, {
    kind: 'sign_in_refused',
    playerId,
    requestId,
    subject: refused.problem,
  })
  return refused
}

async function findRefusal(
  deps: SignInDeps,
  player: Credentials,
  { status, isHeld, purpose }: { status: PlayerStatus; isHeld: boolean; purpose: SignInPurpose },
): Promise<Refused | null> {
  if (status === 'blocked') return { problem: 'blocked' }
  if (status === 'excluded' && purpose !== 'withdraw') return refuseExcluded(deps, player.playerId)
  if (!player.isVerified && deps.config.registrationResult === 'VERIFICATION_NEEDED') {
    const waitS = await mailVerificationAgain(deps, player)
    return waitS > 0 ? { problem: 'unverified_waits', waitS } : { problem: 'unverified' }
  }
  return isHeld && purpose !== 'withdraw' ? { problem: 'under_check' } : null
}

async function refuseExcluded({ db, clock }: SignInDeps, playerId: string): Promise<Refused> {
  const until = (await findExclusion(db, playerId, clock.now()))?.endsAt
  return until ? { problem: 'excluded_until', until } : { problem: 'excluded' }
}

/**
 * Mails the player about a new device, at most once a day for each: a browser that deletes its
 * cookies is a new device at each sign-in.
 */
async function mailNewDevice(
  tx: Tx,
  deps: SignInDeps,
  { playerId, email, language }: Credentials,
  device: Device,
): Promise<void> {
  const look = hashOf(`${device.network}/${device.fingerprint ?? device.userAgent}`).toString(
    'base64url',
  )
  const limits = [
    {
      key: `new-device/${playerId}/${look}`,
      attempts: 1,
      windowS: DAY_S,
      isOrdinary: true,
    } as const,
    {
      key: `new-device/${playerId}`,
      attempts: LETTERS_A_DAY,
      windowS: DAY_S,
      isOrdinary: true,
    } as const,
  ]
  if ((await takeAttempt({ ...deps, db: tx }, limits, null)) > 0) return
  await deps.mail.send(
    tx,
    { email, language },
    { kind: 'new_device', ...accountLinks(deps.publicUrl, language) },
  )
}

/**
 * Mails another link, at most once in five minutes. Answers the seconds to wait when it did not.
 */
async function mailVerificationAgain(
  deps: SignInDeps,
  { playerId, email, language }: Credentials,
): Promise<number> {
  const waitS = await takeAttempt(
    deps,
    [{ key: `verify/again/${playerId}`, attempts: 1, windowS: 300, isOrdinary: true }],
    null,
  )
  if (waitS > 0) return waitS
  const path = linkTo('', '/', { lng: language, modal: 'verify' })
  await deps.db.transaction((tx) => putVerification(tx, deps, emailKey(email), path))
  return 0
}
