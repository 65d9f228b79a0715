import { isSameAsEmail } from '#rules/password.ts'
import { badInput, NotSignedIn, Refusal } from '../kit/refusal.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { ChangeOwnPasswordInput } from '../kit/resolvers.generated.ts'
import { accountLinks } from '../players/mailed-link.ts'
import { checkNewPassword } from '../players/new-password.ts'
import { hashPassword, isPassword } from '../players/password-hash.ts'
import { findCredentialsById, findPlayer, replacePlayerPassword } from '../players/player.ts'
import { recordPlayerEvent } from '../players/player-events.ts'
import { mustNotExceed, networkOf } from '../players/rate-limit.ts'
import { countFailure, forgetFailures, lockedForS } from './lockout.ts'
import { endSessions } from './sessions.ts'
import type { SignInDeps } from './sign-in.ts'

type OwnPasswordDeps = Pick<SignInDeps, 'db' | 'clock' | 'topics' | 'mail' | 'publicUrl' | 'licences'>

/**
 * Sets a new password for a signed-in player who knows the old one, signs out everywhere else and writes to the owner. Wrong passwords
 * count as at signing in, so that a screen left open is no place to guess.
 */
export async function changeOwnPassword(deps: OwnPasswordDeps, viewer: Viewer, input: ChangeOwnPasswordInput, ip: string): Promise<void> {
  // The lock counts a guess after it was made: this bounds how many are made at once (A8).
  await mustNotExceed(deps, [{ key: `own-password/${viewer.playerId}`, attempts: 10, windowS: 900 }])
  const credentials = await findCredentialsById(deps.db, viewer.playerId)
  if (!credentials) throw new NotSignedIn()
  const { email, country, passwordHash } = credentials
  await checkNewPassword(deps.licences.policyOf(country).passwordRule, input.newPassword, 'newPassword')
  if (isSameAsEmail(input.newPassword, email)) throw badInput({ newPassword: 'validations.password_same_as_username' })

  const network = networkOf(ip)
  const lockedS = await lockedForS(deps, email, network)
  if (lockedS > 0) throw new Refusal('rate_limited', { retryAfterS: lockedS })
  if (input.currentPassword.length > 256 || !(await isPassword(input.currentPassword, passwordHash))) {
    await countFailure(deps, email, network)
    throw badInput({ currentPassword: 'validations.password_wrong' })
  }
  await forgetFailures(deps, email, network)

  const newHash = await hashPassword(input.newPassword)
  await deps.db.transaction(async (tx) => {
    const player = await findPlayer(tx, viewer.playerId)
    if (!player) throw new NotSignedIn()
    // The owner may have chosen another one by mail meanwhile, which also ended this session.
    if (!(await replacePlayerPassword(tx, player.id, { before: passwordHash, after: newHash }))) throw new NotSignedIn()
    await endSessions(deps, tx, player.id, 'new_password', viewer.sessionId)
    await recordPlayerEvent(tx, deps, { playerId: player.id, actor: 'player', kind: 'password_changed' })
    await deps.mail.send(tx, player, { kind: 'password_changed', ...accountLinks(deps.publicUrl, player.language) })
  })
}
