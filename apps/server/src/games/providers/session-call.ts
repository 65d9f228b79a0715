import * as v from 'valibot'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { jsonIn } from './catalogue-feed.ts'
import { SignatureRefused } from './each-key.ts'

export interface SessionCall<Answer> {
  /** The provider's id. */
  id: string
  url: string
  body: string
  headers: Record<string, string>
  answer: v.GenericSchema<unknown, Answer>
}

const TIMEOUT_MS = 5_000
const MAX_BYTES = 64 * 1024

/**
 * Requests a session from a provider. Throws ThirdPartyDown when it does not answer, refuses, or
 * answers in another shape; SignatureRefused when it does not let the casino in.
 */
export async function requestSession<Answer>({
  id,
  url,
  body,
  headers,
  answer,
}: SessionCall<Answer>): Promise<Answer> {
  try {
    const answered = await callOutside(url, {
      party: id,
      method: 'POST',
      body,
      headers,
      timeoutMs: TIMEOUT_MS,
      mostBytes: MAX_BYTES,
    })
    if (answered.status === 401 || answered.status === 403)
      throw new SignatureRefused(id, new Error(`status ${answered.status}`))
    const parsed = v.safeParse(answer, jsonIn(id, answered))
    if (!parsed.success) throw new Error(`an answer of another shape: ${parsed.issues[0].message}`)
    return parsed.output
  } catch (error) {
    throw error instanceof ThirdPartyDown ? error : new ThirdPartyDown(id, error)
  }
}
