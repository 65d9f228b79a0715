import { networkOf } from '#rules/network.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import type { Log } from '../../kit/log.ts'
import type { Random } from '../../kit/random.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { openPurses } from '../../ledger/accounts.ts'
import type { Licences } from '../../markets/licences.ts'
import type { RegisterClassicInput } from '../../schema/resolvers.generated.ts'
import { mustNotExceed, takeAttempt } from '../attempts/rate-limit.ts'
import { recordSecurityEvent } from '../events/security-events.ts'
import type { Mail } from '../mail/mail.ts'
import { putLink } from '../mail/mailed-link.store.ts'
import { accountLinks, linkTo, newToken, pathOfClient } from '../mail/mailed-link.ts'
import { foldPlayer } from '../matching/fold-players.ts'
import { putFolded } from '../matching/folded-identity.store.ts'
import type { Matches } from '../matching/matches.ts'
import { mustNotBeBreached } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { sharesOfAccount } from '../places/account-shares.ts'
import { limitsByAddress } from '../places/network.ts'
import { accountOf, emailKey } from '../player.ts'
import { addPlayer, findPlayerByEmail } from '../players.store.ts'
import { type Registration, readRegistration } from './registration.input.ts'

export interface RegistrationDeps {
  db: Database
  clock: Clock
  log: Log
  ids: Ids
  random: Random
  publicUrl: string
  mail: Mail
  licences: Licences
  matches: Matches
  /**
   * Throws a Refusal that names the field `bonusCode` when no offer has this code, and one for a
   * caller that tries out codes.
   */
  mustBePromoCode(
    typed: { code: string; currency: string },
    caller: RegistrationCaller,
  ): Promise<void>
}

type RegistrationCaller = Pick<RequestContext, 'ip' | 'language' | 'requestId' | 'cookies'>

type LinkDeps = Pick<RegistrationDeps, 'clock' | 'random' | 'publicUrl' | 'mail'>

const SHARES = { name: 'register', attempts: 5, windowS: 900 }

/** Time for which the link in the first letter works, in ms. */
const VERIFY_WITHIN_MS = 3 * 86_400_000

/**
 * Makes an account and mails a link that proves the address. The owner of an address that has an
 * account gets a letter that says so instead, and the caller gets the same answer after the same
 * work, so that a caller cannot find out who plays here (A5). A player who is held gets the same
 * answer and letter as others; once they have proven the address, they read that the account is
 * under check.
 */
export async function register(
  deps: RegistrationDeps,
  input: RegisterClassicInput,
  caller: RegistrationCaller,
): Promise<void> {
  const { db, clock, mail, publicUrl } = deps
  const { requestId } = caller
  await mustNotExceed(deps, limitsByAddress('register', caller.ip, 60, 3600), requestId)
  const registration = readRegistration(input, clock.now(), deps.licences)
  await mustNotBeBreached(
    deps.licences.policyOf(registration.country).passwordRule,
    registration.password,
    'password',
  )
  const { bonusCode, currency } = registration
  if (bonusCode) await deps.mustBePromoCode({ code: bonusCode, currency }, caller)
  const path = pathOfClient(input.verificationPath, 'verificationPath')
  // The limits are the same for an address with and without an account.
  await mustNotExceed(
    deps,
    await sharesOfAccount(deps, registration.email, caller, SHARES),
    requestId,
  )
  const mayWrite = await mayWriteToOwner(deps, registration.email)
  const passwordHash = await hashPassword(registration.password, networkOf(caller.ip))
  await db.transaction(async (tx) => {
    const playerId = await addAccount(tx, deps, {
      registration,
      passwordHash,
      language: caller.language,
    })
    await deps.matches.lookAtNewcomer(tx, playerId, registration)
    if (playerId) {
      await putVerification(tx, deps, emailKey(registration.email), path)
      await recordSecurityEvent(tx, deps, { kind: 'registered', playerId, requestId })
    } else {
      const owner = await findPlayerByEmail(tx, emailKey(registration.email))
      // They have theirs, and nothing is opened: it is only as much work as for a newcomer.
      if (owner) await openPurses(tx, owner.id, registration.currency)
      await mail.send(tx, mayWrite ? owner : null, {
        kind: 'already_registered',
        ...accountLinks(publicUrl, owner?.language ?? caller.language),
      })
      await recordSecurityEvent(tx, deps, {
        kind: 'registered_again',
        playerId: owner?.id ?? null,
        requestId,
      })
    }
  })
}

/**
 * Returns whether the owner of an address may get another letter about a registration with it.
 * Attempts from all places count together.
 */
export async function mayWriteToOwner(
  deps: Pick<RegistrationDeps, 'db' | 'clock' | 'log'>,
  email: string,
): Promise<boolean> {
  const limit = {
    key: `register/letter/${accountOf(email)}`,
    attempts: 5,
    windowS: 900,
    isOrdinary: true,
  } as const
  return (await takeAttempt(deps, [limit], null)) === 0
}

/**
 * Mails a link that proves the address, to its owner. Earlier links work as well: their letters say
 * so.
 */
export async function putVerification(
  tx: Tx,
  deps: LinkDeps,
  key: string,
  path: string,
): Promise<void> {
  const { token, hash } = newToken(deps.random)
  const expiresAt = new Date(deps.clock.nowMs() + VERIFY_WITHIN_MS)
  const owner = await putLink(tx, key, {
    purpose: 'verify',
    hash,
    expires_at: expiresAt,
    replaces: false,
  })
  await deps.mail.send(tx, owner, {
    kind: 'verify',
    link: linkTo(deps.publicUrl, path, { modal: 'verify', token }),
  })
}

export interface NewAccount {
  registration: Registration
  passwordHash: string
  language: string
  joinedBy?: 'classic' | 'pay_n_play'
}

/** Adds a player with empty purses. Returns the new id; null when the address has an account. */
export async function addAccount(
  tx: Tx,
  { ids, clock }: Pick<RegistrationDeps, 'ids' | 'clock'>,
  account: NewAccount,
): Promise<string | null> {
  const { registration, passwordHash, language, joinedBy = 'classic' } = account
  const playerId = ids.newId()
  const isNew = await addPlayer(tx, {
    id: playerId,
    email: registration.email,
    email_key: emailKey(registration.email),
    password_hash: passwordHash,
    status: 'active',
    first_name: registration.firstName,
    last_name: registration.lastName,
    gender: registration.gender ?? null,
    date_of_birth: registration.dateOfBirth,
    country: registration.country,
    city: registration.city,
    house_number_and_street_name: registration.houseNumberAndStreetName,
    post_code: registration.postCode,
    mobile_number: registration.mobileNumber,
    currency: registration.currency,
    language,
    newsletter: registration.newsletter,
    btag: registration.affiliateCode || null,
    bonus_code: registration.bonusCode || null,
    fingerprint: registration.fingerprint || null,
    created_at: clock.now(),
    verified_at: null,
    joined_by: joinedBy,
  })
  // For a known address nothing is written here, in the same time.
  await putFolded(tx, [foldPlayer({ ...registration, playerId })])
  if (isNew) await openPurses(tx, playerId, registration.currency)
  return isNew ? playerId : null
}
