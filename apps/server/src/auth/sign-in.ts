import { findExclusion, statusNow } from '../players/exclusions.ts'
import { accountLinks, hashOf, linkTo } from '../players/mailed-link.ts'
import { isPassword } from '../players/password-hash.ts'
import { accountOf, type Credentials, emailKey, findCredentials, findCredentialsById } from '../players/player.ts'
import { takeAttempt } from '../players/rate-limit.ts'
import { putVerification } from '../players/registration.ts'
import { countFailure, forgetFailures, lockedForS } from './lockout.ts'
import type { SignInProblem } from './messages.ts'
import { takeTicket } from './session.store.ts'
import { type AuthDeps, beginSession, type Device, type Grant, type SessionDeps } from './sessions.ts'

export type SignInDeps = AuthDeps & SessionDeps

/** What somebody signs in for; an excluded player can only come to take their money out. */
export type SignInPurpose = 'play' | 'withdraw'

export type SignInResult = { grant: Grant } | { problem: SignInProblem; waitS?: number; until?: Date }

/** Signs in with an address and a password. Known and unknown addresses get the same answer after the same work (A5). */
export async function signInWithPassword(
  deps: SignInDeps,
  { email, password, purpose }: { email: string; password: string; purpose: SignInPurpose },
  device: Device,
): Promise<SignInResult> {
  const { network, fingerprint } = device
  const waitS = await takeAttempt(deps, [
    { key: `login/address/${network}`, attempts: 100, windowS: 600 },
    { key: `login/account/${accountOf(email)}`, attempts: 50, windowS: 600 },
    ...(fingerprint ? [{ key: `login/device/${hashOf(fingerprint).toString('base64url')}`, attempts: 50, windowS: 600 }] : []),
  ])
  if (waitS > 0) return { problem: 'too_many', waitS }
  const lockedS = await lockedForS(deps, email, network)
  if (lockedS > 0) return { problem: 'locked', waitS: lockedS }

  const credentials = await findCredentials(deps.db, email)
  if (!(await isPassword(password, credentials?.passwordHash ?? null))) return wrongPassword(deps, email, network, credentials)
  if (!credentials) throw new Error('Nobody has no password.')
  await forgetFailures(deps, email, network)
  return admit(deps, credentials, device, purpose)
}

/** Signs in with a ticket that the casino gave to this browser. It works once. */
export async function signInWithTicket(deps: SignInDeps, ticket: string, device: Device): Promise<SignInResult> {
  const waitS = await takeAttempt(deps, [{ key: `ticket/address/${device.network}`, attempts: 100, windowS: 600 }])
  if (waitS > 0) return { problem: 'too_many', waitS }
  const playerId = await takeTicket(deps.db, hashOf(ticket), deps.clock.now())
  const credentials = playerId ? await findCredentialsById(deps.db, playerId) : null
  // Whoever made the ticket has proven who this is: the address need not be proven as well.
  return credentials ? admit(deps, { ...credentials, isVerified: true }, device) : { problem: 'wrong' }
}

async function wrongPassword(deps: SignInDeps, email: string, network: string, owner: Credentials | null): Promise<SignInResult> {
  const { locksNow } = await countFailure(deps, email, network)
  if (!locksNow) return { problem: 'wrong' }
  const language = owner?.language ?? 'en'
  await deps.db.transaction((tx) => deps.mail.send(tx, owner, { kind: 'locked', ...accountLinks(deps.publicUrl, language) }))
  return { problem: 'locked', waitS: await lockedForS(deps, email, network) }
}

/** Lets in whoever has proven to be this player, if this player may come in. */
async function admit(deps: SignInDeps, player: Credentials, device: Device, purpose: SignInPurpose = 'play'): Promise<SignInResult> {
  const { playerId } = player
  const status = await deps.db.transaction((tx) => statusNow(tx, deps, { id: playerId, status: player.status }))
  if (status === 'blocked') return { problem: 'blocked' }
  if (status === 'excluded' && purpose !== 'withdraw') return refuseExcluded(deps, playerId)
  if (!player.isVerified && deps.config.registrationResult === 'VERIFICATION_NEEDED') {
    await mailVerificationAgain(deps, player)
    return { problem: 'unverified' }
  }
  const isHeld = await deps.matches.isHeld(playerId)
  if (isHeld && purpose !== 'withdraw') return { problem: 'under_check' }
  return { grant: await beginSession(deps, player, device, isHeld || status === 'excluded' ? 'withdrawal' : 'full') }
}

async function refuseExcluded({ db, clock }: SignInDeps, playerId: string): Promise<SignInResult> {
  const until = (await findExclusion(db, playerId, clock.now()))?.endsAt
  return until ? { problem: 'excluded_until', until } : { problem: 'excluded' }
}

/** At most once in five minutes: a letter is easily overlooked, but nobody wants ten. */
async function mailVerificationAgain(deps: SignInDeps, { playerId, email, language }: Credentials): Promise<void> {
  const waitS = await takeAttempt(deps, [{ key: `verify/again/${playerId}`, attempts: 1, windowS: 300 }])
  if (waitS > 0) return
  const path = linkTo('', '/', { lng: language, modal: 'verify' })
  await deps.db.transaction((tx) => putVerification(tx, deps, emailKey(email), path))
}
