import { networkOf } from '#rules/network.ts'
import { checkGuess } from '../../auth/sign-in/lockout.ts'
import type { Tx } from '../../db/database.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { mustNotBeFrozen } from '../../ledger/freeze.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import { statusNow } from '../../players/exclusions/exclusions.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { accountLinks, pathOfClient } from '../../players/mail/mailed-link.ts'
import { mustNotBeBreached } from '../../players/passwords/new-password.ts'
import { hashPassword, isPassword } from '../../players/passwords/password-hash.ts'
import { sharesOfAccount } from '../../players/places/account-shares.ts'
import { limitsByAddress } from '../../players/places/network.ts'
import { emailKey, findCredentials, findPlayer, isNamed } from '../../players/player.ts'
import type { Credentials } from '../../players/player-shape.ts'
import {
  type Registration,
  readRegistration,
} from '../../players/registration/registration.input.ts'
import {
  addAccount,
  mayWriteToOwner,
  putVerification,
} from '../../players/registration/registration.ts'
import { hashOf } from '../../players/secret-hash.ts'
import type { RegisterPayNPlayInput } from '../../schema/resolvers.generated.ts'
import { type DepositRow, lockDeposit, updateDeposit } from '../deposits/deposit.store.ts'
import { giveBonus } from '../deposits/deposit-settlement.ts'
import { attachIdentity } from '../deposits/payer.ts'
import { claim } from '../deposits/unclaimed.ts'
import type { PayNPlayDeps } from '../payments.deps.ts'
import { browserCookie } from './browser-cookie.ts'
import {
  listClaimable,
  lockPayNPlay,
  type PayNPlayRow,
  type RefusalCause,
} from './quick-deposit.store.ts'
import { unknown } from './quick-deposit-check.ts'
import { mustNotBeBlocked, refused, refuseIn } from './quick-deposit-refusal.ts'

const SHARES = { name: 'pay_n_play', attempts: 20, windowS: 3600 }

type Claimable = Awaited<ReturnType<typeof listClaimable>>[number]

/**
 * Makes the account of a payer and moves the money of the quick deposit into it, in one
 * transaction. The browser that paid is known by its cookie. Details that the provider has verified
 * replace those that were sent. For an e-mail address that has an account the answer is the same
 * (A5): only a payer who gives its password gets the money into that account; otherwise it goes
 * back to the account that paid.
 */
export async function registerPayNPlay(
  deps: PayNPlayDeps,
  input: RegisterPayNPlayInput,
  context: RequestContext,
): Promise<void> {
  const network = networkOf(context.ip)
  await mustNotExceed(deps, limitsByAddress('register', context.ip, 60, 3600), context.requestId)
  const paid = await findPaid(deps, input.payNPlay, context)
  if (input.accept !== true) throw badInput({ accept: 'validations.accept' })
  const registration = registrationOf(deps, input, paid)
  await mustNotBeBreached(
    deps.licences.policyOf(registration.country).passwordRule,
    registration.password,
    'password',
  )
  const path = pathOfClient(input.verificationPath, 'verificationPath')
  await mustNotBeBlocked(deps, paid, registration)

  // This comes before any answer that depends on the address: in a frozen currency all payers get
  // one answer.
  await mustNotBeFrozen(deps.db, paid.currency).catch(throwAsPaid)
  const owner = await findOwner(deps, registration, context)
  const passwordHash = await hashPassword(registration.password, network)
  const mayWrite = await mayWriteToOwner(deps, registration.email)
  const account = {
    registration,
    passwordHash,
    language: context.language,
    joinedBy: 'pay_n_play' as const,
  }
  const joining = { paid, account, path, owner, mayWrite, requestId: context.requestId }
  const refusal = await deps.db.transaction((tx) => join(tx, deps, joining)).catch(throwAsPaid)
  if (refusal) throw refused(refusal)
}

/**
 * Returns the owner of this address and password; null without one. A wrong password counts as at a
 * sign-in.
 */
async function findOwner(
  deps: PayNPlayDeps,
  { email, password }: Registration,
  context: RequestContext,
): Promise<Credentials | null> {
  const network = networkOf(context.ip)
  const shared = await sharesOfAccount(
    { ...deps, publicUrl: deps.publicUrl() },
    email,
    context,
    SHARES,
  )
  let owner: Credentials | null = null
  const guess = { email, network, own: [], shared, requestId: context.requestId }
  const checked = await checkGuess(deps, guess, async () => {
    owner = await findCredentials(deps.db, email)
    const isRight = await isPassword(password, owner?.passwordHash ?? null, network)
    // A registration with a new address does not count as a guess at a password.
    return {
      playerId: owner?.playerId ?? null,
      verdict: isRight ? 'right' : owner ? 'wrong' : 'none',
    }
  })
  if (checked.outcome === 'too_many')
    throw new Refusal('rate_limited', { retryAfterS: checked.waitS })
  // A locked account costs the same work as a password that is checked, so that the time of
  // the answer does not differ (A5).
  if (checked.outcome === 'locked') await isPassword(password, null, network)
  return checked.outcome === 'right' ? owner : null
}

/**
 * Throws the refusal of a frozen currency for a payer whose money has come in: it waits, and the
 * payer can try again before it goes back.
 */
function throwAsPaid(error: unknown): never {
  if (error instanceof Refusal && error.code === 'money_frozen')
    throw new Refusal('pay_n_play_frozen', { ...error.facts, charged: true, refunded: false })
  throw error
}

interface Joining {
  paid: Claimable
  account: Parameters<typeof addAccount>[2]
  path: string
  /** Owner of the account with this address, when the password is right for it. */
  owner: Credentials | null
  mayWrite: boolean
  requestId: string
}

/**
 * Makes the account, or gives the money to its owner. Returns the cause when the money goes back
 * instead.
 */
async function join(
  tx: Tx,
  deps: PayNPlayDeps,
  { paid, account, path, owner, mayWrite, requestId }: Joining,
): Promise<RefusalCause | null> {
  const deposit = await lockDeposit(tx, paid.deposit_id)
  const session = await lockPayNPlay(tx, paid.deposit_id)
  if (
    !deposit ||
    !session ||
    deposit.player_id !== null ||
    session.ending !== null ||
    session.verdict !== 'register'
  )
    throw unknown()
  if (owner) return giveToOwner(tx, deps, { deposit, session, owner, requestId })

  const playerId = await addAccount(tx, deps, account)
  const isHeld = await deps.matches.lookAtNewcomer(tx, playerId, account.registration)
  if (playerId) {
    await putVerification(
      tx,
      { ...deps, publicUrl: deps.publicUrl() },
      emailKey(account.registration.email),
      path,
    )
    await recordSecurityEvent(tx, deps, { kind: 'registered', playerId, requestId })
    // The account exists and an operator decides about it. The money goes back at once.
    if (isHeld) return refuseIn(tx, deps, deposit.id, 'account_not_active')
    await give(tx, deps, { deposit, session, playerId })
    return null
  }
  const known = await findCredentials(tx, account.registration.email)
  await deps.mail.send(tx, mayWrite ? known : null, {
    kind: 'already_registered',
    ...accountLinks(deps.publicUrl(), known?.language ?? account.language),
  })
  await recordSecurityEvent(tx, deps, {
    kind: 'registered_again',
    playerId: known?.playerId ?? null,
    requestId,
  })
  // The answer is the same for an address that was not known (A5).
  return isHeld ? refuseIn(tx, deps, deposit.id, 'account_not_active') : null
}

/**
 * Moves the money to a payer who has an account and paid before signing in: the password proves
 * that the account is theirs.
 */
async function giveToOwner(
  tx: Tx,
  deps: PayNPlayDeps,
  {
    deposit,
    session,
    owner,
    requestId,
  }: { deposit: DepositRow; session: PayNPlayRow; owner: Credentials; requestId: string },
): Promise<RefusalCause | null> {
  const player = await findPlayer(tx, owner.playerId)
  const status = player && (await statusNow(tx, deps, player, requestId))
  if (!player || status !== 'active' || (await deps.matches.isHeldIn(tx, player.id)))
    return refuseIn(tx, deps, deposit.id, 'account_not_active')
  if (player.currency !== deposit.currency) return refuseIn(tx, deps, deposit.id, 'other_currency')
  await give(tx, deps, { deposit, session, playerId: player.id })
  return null
}

async function give(
  tx: Tx,
  deps: PayNPlayDeps,
  { deposit, session, playerId }: { deposit: DepositRow; session: PayNPlayRow; playerId: string },
): Promise<void> {
  const now = deps.clock.now()
  const { person } = session
  const isSame = person === null || (await isNamed(tx, playerId, person))
  await giveBonus(tx, deps, deposit, { playerId, credited: deposit.credited ?? 0n })
  await claim(tx, deposit, playerId, now)
  await updateDeposit(tx, deposit.id, {
    player_id: playerId,
    ...(isSame ? {} : { flags: [...deposit.flags, 'name_differs'] }),
  })
  // Two browsers may have paid as one person at the same time: only one of them becomes a player.
  if (person && isSame && !(await attachIdentity(tx, playerId, deposit.provider_id, person, now)))
    throw unknown()
  tx.afterCommit(() => deps.topics.publish(playerTopic(playerId), 'balance'))
}

/**
 * Returns the newest deposit of this browser with this id, which is that of the quick deposit or of
 * its payment method.
 */
async function findPaid(
  deps: PayNPlayDeps,
  id: string,
  { cookies }: RequestContext,
): Promise<Claimable> {
  const browser = browserCookie(deps.publicUrl()).hash(cookies)
  const claimable = browser ? await listClaimable(deps.db, browser, deps.clock.now()) : []
  const idHash = hashOf(id)
  const paid =
    claimable.find((each) => each.id_hash.equals(idHash)) ??
    claimable.find((each) => each.method_id === id)
  if (!paid) throw unknown()
  return paid
}

/** Reads the registration: what was typed, replaced by what the provider has verified. */
function registrationOf(
  { clock, licences }: PayNPlayDeps,
  input: RegisterPayNPlayInput,
  paid: Claimable,
): Registration {
  const { person, currency, bonus_code } = paid
  const {
    subject: _subject,
    nationalId: _nationalId,
    ...facts
  } = person ?? { subject: '', nationalId: null }
  const verified = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null))
  const sent = { ...input, ...verified, currency, bonusCode: bonus_code, affiliateCode: null }
  return readRegistration(sent, clock.now(), licences, { areNamesVerified: person !== null })
}
