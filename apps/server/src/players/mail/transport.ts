import { createTransport } from 'nodemailer'
import type { MailMessage } from '#contracts/mail-api.ts'
import { sign } from '#contracts/signature.ts'
import type { Clock } from '../../kit/clock.ts'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { isThisMachine } from '../../kit/this-machine.ts'

/**
 * Hands a letter over. `id` is the same when it is tried again, so that a mail server can know it.
 * Throws ThirdPartyDown.
 */
export type Transport = (id: string, message: MailMessage) => Promise<void>

export interface TransportOptions {
  smtpUrl: string | null
  /** Where the outbox is that stands in for a mail server, without a slash at the end. */
  sandboxUrl: string
  secrets: readonly string[]
  clock: Clock
}

const PATIENCE_MS = 10_000
/** Most bytes of the outbox's answer, whose content is not used. */
const MOST_BYTES = 10_000

export function openTransport({
  smtpUrl,
  sandboxUrl,
  secrets,
  clock,
}: TransportOptions): Transport {
  return smtpUrl ? overSmtp(smtpUrl) : overOutbox(`${sandboxUrl}/mail/messages`, secrets, clock)
}

/**
 * A server elsewhere that offers no encryption gets no letter: letters hold links that open
 * accounts.
 */
function overSmtp(url: string): Transport {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  }
  const smtp = createTransport({ url, ...patience, requireTLS: !isThisMachine(url) })
  return async (id, message) => {
    try {
      await smtp.sendMail({
        ...message,
        messageId: `<${id}@${message.from.match(/@([\w.-]+)/)?.[1] ?? 'baize'}>`,
      })
    } catch (error) {
      throw new ThirdPartyDown('mail', error)
    }
  }
}

function overOutbox(url: string, secrets: readonly string[], clock: Clock): Transport {
  return async (id, message) => {
    const body = JSON.stringify(message)
    const headers = {
      'content-type': 'application/json',
      ...sign(secrets, id, Math.floor(clock.nowMs() / 1000), body),
    }
    try {
      const answer = await callOutside(url, {
        party: 'mail',
        method: 'POST',
        body,
        headers,
        timeoutMs: PATIENCE_MS,
        mostBytes: MOST_BYTES,
      })
      if (!answer.ok) throw new Error(`The outbox answered ${answer.status}.`)
    } catch (error) {
      throw new ThirdPartyDown('mail', error)
    }
  }
}
