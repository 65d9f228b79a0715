import * as v from 'valibot'
import { contactForm } from '#rules/contact.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import { badInput } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'
import type { Licences } from '../markets/licences.ts'
import { mustNotExceed, type RateLimit } from '../players/attempts/rate-limit.ts'
import type { Mail } from '../players/mail/mail.ts'
import { limitsByAddress, shareOf } from '../players/places/network.ts'
import { findPlayer } from '../players/player.ts'
import type { ContactSupportInput } from '../schema/resolvers.generated.ts'

export interface ContactDeps {
  db: Database
  clock: Clock
  log: Log
  mail: Mail
  licences: Licences
}

/** Messages of visitors that support can read. */
const VISITORS_AN_HOUR = 300

type Caller = Pick<RequestContext, 'viewer' | 'ip' | 'language' | 'requestId'>

/**
 * Mails a question to the operator's support, with what is known of who asks: a signed-in player is
 * named by our own records, whatever the form says. Nothing of it is kept here once the letter has
 * left.
 */
export async function contactSupport(
  deps: ContactDeps,
  input: ContactSupportInput,
  caller: Caller,
): Promise<void> {
  const parsed = v.safeParse(contactForm, { ...input, name: input.name ?? '' })
  if (!parsed.success) throw badInput(problemsOf(parsed.issues))
  const { email, name, message } = parsed.output
  await mustNotExceed(deps, limitsFor(caller), caller.requestId)
  const player = caller.viewer ? await findPlayer(deps.db, caller.viewer.playerId) : null
  await deps.db.transaction((tx) =>
    deps.mail.forward(tx, deps.licences.operator.supportEmail, {
      subject: `Question from ${name || email}`,
      replyTo: email,
      facts: {
        From: name ? `${name} <${email}>` : email,
        Player: player
          ? `${player.firstName} ${player.lastName}, ${player.email}, ${player.id}`
          : 'not signed in',
        Language: caller.language,
        Request: caller.requestId,
      },
      message,
    }),
  )
}

/**
 * Players draw on what is theirs alone. Visitors share what the operator's support can read in an
 * hour, in parts. An e-mail address has no limit: any visitor can write another person's address
 * into the form, and would use up that person's limit.
 */
function limitsFor({ viewer, ip }: Caller): RateLimit[] {
  if (viewer) return [{ key: `contact/player/${viewer.playerId}`, attempts: 5, windowS: 3600 }]
  return [
    ...limitsByAddress('contact', ip, 5, 3600),
    shareOf('contact', ip, VISITORS_AN_HOUR, 3600),
  ]
}

/** The first problem of each field. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map((issue) => [v.getDotPath(issue) ?? 'message', issue.message]),
  )
}
