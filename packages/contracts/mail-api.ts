import * as v from 'valibot'

/** Checks only the shape: the form in which a player gives an address checks the rest. */
const address = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/))

/**
 * POST {sandbox}/mail/messages, signed: a letter for the outbox page that stands in for an SMTP
 * server.
 */
export const mailMessage = v.object({
  to: address,
  from: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  /** Where an answer goes when it is not to `from`. */
  replyTo: v.optional(address),
})

export type MailMessage = v.InferOutput<typeof mailMessage>

/**
 * GET {sandbox}/mail with `Accept: application/json` answers these, newest first. `at` is an ISO
 * timestamp.
 */
export interface OutboxMessage {
  to: string
  subject: string
  text: string
  html: string
  at: string
}
