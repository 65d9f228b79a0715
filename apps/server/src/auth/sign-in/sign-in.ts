import { type RateLimit, takeAttempt } from '../../players/attempts/rate-limit.ts'
import { waitIfRefusedLately } from '../../players/attempts/refused-lately.ts'
import { accountLinks } from '../../players/mail/mailed-link.ts'
import { hashPassword, isOfThisCost, isPassword } from '../../players/passwords/password-hash.ts'
import { isKnownPlace } from '../../players/places/known-places.ts'
import { limitByDevice, limitsByAddress, shareOf } from '../../players/places/network.ts'
import {
  accountOf,
  findCredentials,
  findCredentialsById,
  replacePlayerPassword,
} from '../../players/player.ts'
import type { Credentials } from '../../players/player-shape.ts'
import { hashOf } from '../../players/secret-hash.ts'
import { takeTicket } from '../sessions/session.store.ts'
import type { Device } from '../sessions/sessions.ts'
import { admit, type SignInDeps, type SignInPurpose, type SignInResult } from './admit.ts'
import { checkGuess } from './lockout.ts'

/** The player's input in the form. */
interface Typed {
  email: string
  password: string
  purpose: SignInPurpose
}

/**
 * Signs in with an address and a password. Known and unknown addresses get the same answer after
 * the same work (A5).
 */
export async function signInWithPassword(
  deps: SignInDeps,
  typed: Typed,
  device: Device,
  requestId: string,
): Promise<SignInResult> {
  const { email, password, purpose } = typed
  const { network } = device
  const own = [
    ...limitsByAddress('login', network, 100, 600),
    ...limitByDevice('login', network, device.fingerprint, 50, 600),
  ]
  const knownWaitS = waitIfRefusedLately(deps.db, own, deps.clock.now())
  if (knownWaitS > 0) return { problem: 'too_many', waitS: knownWaitS }
  let owner: Credentials | null = null
  const guess = {
    email,
    network,
    own,
    shared: (await isKnownPlace(deps.db, deps, email, device))
      ? []
      : limitsForUnknown(email, network),
    requestId,
  }
  const checked = await checkGuess(deps, guess, async () => {
    owner = await findCredentials(deps.db, email)
    const isRight = await isPassword(password, owner?.passwordHash ?? null, network)
    return { playerId: owner?.playerId ?? null, verdict: isRight ? 'right' : 'wrong' }
  })
  if (checked.outcome === 'wrong') return refuseWrong(deps, owner, checked)
  if ('waitS' in checked) return { problem: checked.outcome, waitS: checked.waitS }
  if (!owner) throw new Error('A right password has no owner.')
  const passwordHash = await renewHash(deps, owner, password, network)
  const attempt = { purpose, requestId }
  const admitted = await admit(deps, Object.assign(owner, { passwordHash }), device, attempt)
  // The typed password may still be the new one.
  return admitted === 'password_replaced'
    ? signInWithPassword(deps, typed, device, requestId)
    : admitted
}

/** Signs in with a ticket that the casino gave to this browser. It works once. */
export async function signInWithTicket(
  deps: SignInDeps,
  ticket: string,
  device: Device,
  requestId: string,
): Promise<SignInResult> {
  const waitS = await takeAttempt(
    deps,
    limitsByAddress('ticket', device.network, 100, 600),
    requestId,
  )
  if (waitS > 0) return { problem: 'too_many', waitS }
  const playerId = await takeTicket(deps.db, hashOf(ticket), deps.clock.now())
  const credentials = playerId ? await findCredentialsById(deps.db, playerId) : null
  if (!credentials) return { problem: 'wrong' }
  // The maker of the ticket has proven who this is: the address need not be proven as well.
  const player = { ...credentials, isVerified: true }
  const admitted = await admit(deps, player, device, { purpose: 'play', requestId })
  return admitted === 'password_replaced' ? { problem: 'wrong' } : admitted
}

/**
 * Replaces a hash of another cost while the password is known, and answers the hash that counts
 * now. A failure is logged and does not stop the sign-in.
 */
async function renewHash(
  deps: SignInDeps,
  { playerId, passwordHash }: Credentials,
  password: string,
  network: string,
): Promise<string> {
  if (isOfThisCost(passwordHash)) return passwordHash
  try {
    const after = await hashPassword(password, network)
    if (await replacePlayerPassword(deps.db, playerId, { before: passwordHash, after }))
      return after
  } catch (error) {
    deps.log.warn({ err: error, player: playerId }, 'an old hash of a password was not made again')
  }
  return passwordHash
}

/**
 * Limits for callers who have not signed in to the account before: 10 in ten minutes from each of
 * sixteen parts of the internet, so that one caller with many addresses does not use up what the
 * owner needs at a new place.
 */
function limitsForUnknown(email: string, network: string): RateLimit[] {
  return [shareOf(`login/account/${accountOf(email)}`, network, 160, 600)]
}

async function refuseWrong(
  deps: SignInDeps,
  owner: Credentials | null,
  { locksNow, waitS }: { locksNow: boolean; waitS: number },
): Promise<SignInResult> {
  if (!locksNow) return { problem: 'wrong' }
  const language = owner?.language ?? 'en'
  await deps.db.transaction((tx) =>
    deps.mail.send(tx, owner, { kind: 'locked', ...accountLinks(deps.publicUrl, language) }),
  )
  return { problem: 'locked', waitS }
}
