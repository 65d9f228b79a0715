import { networkOf } from '#rules/network.ts'
import { isSameAsEmail } from '#rules/password.ts'
import { badInput, NotSignedIn, Refusal } from '../../kit/refusal.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import { mustNotExceed } from '../../players/attempts/rate-limit.ts'
import { recordPlayerEvent } from '../../players/events/player-events.ts'
import { recordSecurityEvent } from '../../players/events/security-events.ts'
import { accountLinks, endResetLinks } from '../../players/mail/mailed-link.ts'
import { checkNewPassword } from '../../players/passwords/new-password.ts'
import { hashPassword, isPassword } from '../../players/passwords/password-hash.ts'
import { findCredentialsById, findPlayer, replacePlayerPassword } from '../../players/player.ts'
import type { ChangeOwnPasswordInput } from '../../schema/resolvers.generated.ts'
import { endSessions } from '../sessions/sessions.ts'
import type { SignInDeps } from './admit.ts'
import { checkGuess } from './lockout.ts'

type OwnPasswordDeps = Pick<
  SignInDeps,
  'db' | 'clock' | 'log' | 'topics' | 'mail' | 'publicUrl' | 'licences'
>

/**
 * Sets a new password for a signed-in player who knows the old one, signs out everywhere else and
 * writes to the owner. Wrong passwords count as at signing in, so that a screen left open is no
 * place to guess.
 */
export async function changeOwnPassword(
  deps: OwnPasswordDeps,
  input: ChangeOwnPasswordInput,
  context: Pick<RequestContext, 'viewer' | 'ip' | 'requestId'>,
): Promise<void> {
  const viewer = requirePayee(context)
  await mustNotExceed(
    deps,
    [{ key: `own-password/${viewer.playerId}`, attempts: 10, windowS: 900 }],
    context.requestId,
  )
  const credentials = await findCredentialsById(deps.db, viewer.playerId)
  if (!credentials) throw new NotSignedIn()
  const { email, country, passwordHash } = credentials
  await checkNewPassword(
    deps.licences.policyOf(country).passwordRule,
    input.newPassword,
    'newPassword',
  )
  if (isSameAsEmail(input.newPassword, email))
    throw badInput({ newPassword: 'validations.password_same_as_username' })

  const network = networkOf(context.ip)
  const guess = { email, network, own: [], shared: [], requestId: context.requestId }
  const checked = await checkGuess(deps, guess, async () => {
    const isRight =
      input.currentPassword.length <= 256 &&
      (await isPassword(input.currentPassword, passwordHash, network))
    return { playerId: viewer.playerId, verdict: isRight ? 'right' : 'wrong' }
  })
  if (checked.outcome === 'wrong') throw badInput({ currentPassword: 'validations.password_wrong' })
  if ('waitS' in checked) throw new Refusal('rate_limited', { retryAfterS: checked.waitS })

  const newHash = await hashPassword(input.newPassword, network)
  await deps.db.transaction(async (tx) => {
    const player = await findPlayer(tx, viewer.playerId)
    if (!player) throw new NotSignedIn()
    // The owner may have chosen another one by mail meanwhile, which also ended this session.
    if (!(await replacePlayerPassword(tx, player.id, { before: passwordHash, after: newHash })))
      throw new NotSignedIn()
    // A letter that lies in a mailbox would undo the choice.
    await endResetLinks(tx, player.id)
    await endSessions(deps, tx, player.id, 'new_password', viewer.sessionId)
    await recordPlayerEvent(tx, deps, {
      playerId: player.id,
      actor: 'player',
      kind: 'password_changed',
    })
    const facts = { playerId: player.id, sessionId: viewer.sessionId, requestId: context.requestId }
    await recordSecurityEvent(tx, deps, { kind: 'password_changed', ...facts })
    await deps.mail.send(tx, player, {
      kind: 'password_changed',
      ...accountLinks(deps.publicUrl, player.language),
    })
  })
}
