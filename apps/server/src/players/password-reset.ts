import * as v from 'valibot'
import { isSameAsEmail } from '#rules/password.ts'
import { resetPasswordForm } from '#rules/registration.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Random } from '../kit/random.ts'
import { badInput, Refusal } from '../kit/refusal.ts'
import type { ChangePasswordRequestInput, ResetPasswordRequestInput } from '../kit/resolvers.generated.ts'
import type { Licences } from '../markets/licences.ts'
import type { Mail } from './mail/mail.ts'
import { accountLinks, hashOf, linkTo, newToken, pathOfClient } from './mailed-link.ts'
import { checkNewPassword } from './new-password.ts'
import { hashPassword } from './password-hash.ts'
import { accountOf, emailKey, findPlayer } from './player.ts'
import { findLinkOwner, putLink, setPassword, takeLink } from './players.store.ts'
import { mustNotExceed, networkOf } from './rate-limit.ts'

export interface PasswordResetDeps {
  db: Database
  clock: Clock
  random: Random
  publicUrl: string
  mail: Mail
  licences: Licences
  /** Ends every session of a player, with the transaction. */
  endSessions(tx: Tx, playerId: string): Promise<void>
}

const RESET_WITHIN_MS = 30 * 60_000

/** Mails a link for a new password. The answer and the work are the same when nobody has this address: then the letter has no reader. */
export async function requestPasswordReset(
  deps: PasswordResetDeps,
  input: ResetPasswordRequestInput,
  asker: { ip: string },
): Promise<void> {
  const parsed = v.safeParse(resetPasswordForm, { email: input.email })
  if (!parsed.success) throw badInput({ email: parsed.issues[0].message })
  const path = pathOfClient(input.resetPasswordPath, 'resetPasswordPath')
  const key = emailKey(parsed.output.email)
  await mustNotExceed(deps, [
    { key: `reset/address/${networkOf(asker.ip)}`, attempts: 60, windowS: 3600 },
    { key: `reset/account/${accountOf(key)}`, attempts: 5, windowS: 900 },
  ])
  const { token, hash } = newToken(deps.random)
  await deps.db.transaction(async (tx) => {
    const owner = await putLink(tx, key, { purpose: 'reset', hash, expires_at: new Date(deps.clock.nowMs() + RESET_WITHIN_MS) })
    await deps.mail.send(tx, owner, { kind: 'reset', link: linkTo(deps.publicUrl, path, { token }) })
  })
}

/**
 * Sets a new password by the mailed token, which works once, and signs the player out everywhere (A6). Having read the letter also
 * proves the address.
 */
export async function changePassword(deps: PasswordResetDeps, { token, newPassword }: ChangePasswordRequestInput): Promise<void> {
  const owner = await findLinkOwner(deps.db, 'reset', hashOf(token), deps.clock.now())
  await checkNewPassword(owner ? deps.licences.policyOf(owner.country).passwordRule : 'composition', newPassword, 'newPassword')
  if (!owner) throw new Refusal('link_invalid')
  const passwordHash = await hashPassword(newPassword)
  const isChanged = await deps.db.transaction(async (tx) => {
    const link = await takeLink(tx, 'reset', hashOf(token))
    const player = link && link.expiresAt > deps.clock.now() ? await findPlayer(tx, link.playerId) : null
    if (!player) return false
    if (isSameAsEmail(newPassword, player.email)) throw badInput({ newPassword: 'validations.password_same_as_username' })
    await setPassword(tx, player.id, passwordHash, deps.clock.now())
    await deps.endSessions(tx, player.id)
    await deps.mail.send(tx, player, { kind: 'password_changed', ...accountLinks(deps.publicUrl, player.language) })
    return true
  })
  if (!isChanged) throw new Refusal('link_invalid')
}
