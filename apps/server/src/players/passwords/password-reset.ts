import * as v from 'valibot'
import { networkOf } from '#rules/network.ts'
import { isSameAsEmail } from '#rules/password.ts'
import { resetPasswordForm } from '#rules/registration.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import type { Random } from '../../kit/random.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import type { Licences } from '../../markets/licences.ts'
import type {
  ChangePasswordRequestInput,
  ResetPasswordRequestInput,
} from '../../schema/resolvers.generated.ts'
import { mustNotExceed } from '../attempts/rate-limit.ts'
import { recordSecurityEvent } from '../events/security-events.ts'
import type { Mail } from '../mail/mail.ts'
import {
  findLink,
  lockLink,
  putLink,
  replaceLinks,
  setLinkUsed,
} from '../mail/mailed-link.store.ts'
import { accountLinks, linkTo, mustBeOpen, newToken, pathOfClient } from '../mail/mailed-link.ts'
import { sharesOfAccount } from '../places/account-shares.ts'
import { limitsByAddress } from '../places/network.ts'
import { emailKey, findPlayer } from '../player.ts'
import { lockStatus, setPassword } from '../players.store.ts'
import { hashOf } from '../secret-hash.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'

export interface PasswordResetDeps {
  db: Database
  clock: Clock
  log: Log
  random: Random
  publicUrl: string
  mail: Mail
  licences: Licences
  /** Ends every session of a player, with the transaction. */
  endSessions(tx: Tx, playerId: string): Promise<unknown>
}

type ResetCaller = Pick<RequestContext, 'ip' | 'requestId' | 'cookies'>

const RESET_WITHIN_MS = 30 * 60_000

/**
 * Mails a link for a new password. For an address without an account, the answer and the work are
 * the same and the letter is not sent.
 */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  input: ResetPasswordRequestInput,
  caller: ResetCaller,
): Promise<void> {
  const parsed = v.safeParse(resetPasswordForm, { email: input.email })
  if (!parsed.success) throw badInput({ email: parsed.issues[0].message })
  const path = pathOfClient(input.resetPasswordPath, 'resetPasswordPath')
  const key = emailKey(parsed.output.email)
  await mustNotExceed(
    deps,
    [
      ...limitsByAddress('reset', caller.ip, 60, 3600),
      ...(await sharesOfAccount(deps, key, caller, { name: 'reset', attempts: 5, windowS: 900 })),
    ],
    caller.requestId,
  )
  await deps.db.transaction(async (tx) => {
    const playerId = await putReset(tx, deps, key, path)
    await recordSecurityEvent(tx, deps, {
      kind: 'reset_asked',
      playerId,
      requestId: caller.requestId,
    })
  })
}

type LinkDeps = Pick<PasswordResetDeps, 'clock' | 'random' | 'mail' | 'publicUrl'>

/**
 * Mails a link for a new password, which replaces earlier ones. Returns the id of the player; null
 * for an address without an account.
 */
export async function putReset(
  tx: Tx,
  deps: LinkDeps,
  key: string,
  path: string,
): Promise<string | null> {
  const { token, hash } = newToken(deps.random)
  const expiresAt = new Date(deps.clock.nowMs() + RESET_WITHIN_MS)
  const owner = await putLink(tx, key, {
    purpose: 'reset',
    hash,
    expires_at: expiresAt,
    replaces: true,
  })
  await deps.mail.send(tx, owner, {
    kind: 'reset',
    link: linkTo(deps.publicUrl, path, { modal: 'change_password', token }),
  })
  return owner?.id ?? null
}

/**
 * Sets a new password by the mailed token, which works once, and signs the player out everywhere
 * (A6). Having read the letter also proves the address.
 */
export async function changePassword(
  deps: PasswordResetDeps,
  { token, newPassword }: ChangePasswordRequestInput,
  caller: Pick<RequestContext, 'ip' | 'requestId'>,
): Promise<void> {
  const hash = hashOf(token)
  const found = await findLink(deps.db, 'reset', hash)
  await checkNewPassword(
    found ? deps.licences.policyOf(found.country).passwordRule : 'composition',
    newPassword,
    'newPassword',
  )
  // Nothing costly is done for a guess.
  const { playerId } = mustBeOpen(found, deps.clock.now())
  const passwordHash = await hashPassword(newPassword, networkOf(caller.ip))
  await deps.db.transaction(async (tx) => {
    // One link of a player after the other, so that only one of several sets a password.
    await lockStatus(tx, playerId)
    mustBeOpen(await lockLink(tx, 'reset', hash), deps.clock.now())
    const player = await findPlayer(tx, playerId)
    if (!player) throw new Refusal('link_invalid')
    if (isSameAsEmail(newPassword, player.email))
      throw badInput({ newPassword: 'validations.password_same_as_username' })
    await setLinkUsed(tx, hash)
    await replaceLinks(tx, 'reset', playerId)
    await setPassword(tx, player.id, passwordHash, deps.clock.now())
    await deps.endSessions(tx, player.id)
    await recordSecurityEvent(tx, deps, {
      kind: 'password_reset',
      playerId: player.id,
      requestId: caller.requestId,
    })
    await deps.mail.send(tx, player, {
      kind: 'password_changed',
      ...accountLinks(deps.publicUrl, player.language),
    })
  })
}
