import * as v from 'valibot'

/** POST {sandbox}/mail/messages, signed: a letter for the outbox page that stands in for an SMTP server. */
export const mailMessage = v.object({
  to: v.pipe(v.string(), v.email()),
  from: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  /** Where an answer goes when it is not to `from`. */
  replyTo: v.optional(v.pipe(v.string(), v.email())),
})

export type MailMessage = v.InferOutput<typeof mailMessage>

/** GET {sandbox}/mail with `Accept: application/json` answers these, newest first. `at` is an ISO timestamp. */
export interface OutboxMessage {
  to: string
  subject: string
  text: string
  html: string
  at: string
}
