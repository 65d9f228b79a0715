import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Perishable } from './answer-cache.ts'
import { chooseEncoding, type Encoded, type Encoding, encoded, type Form } from './encodings.ts'

export interface Answer extends Perishable {
  readonly body: Encoded
  /** Hashed when it is first asked for: most answers that are not shared never are. */
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Names and values in turn, as writeHead takes them: put together once for each form, because they are sent many thousand times. */
  readonly headsOfPosted: Partial<Record<Encoding, string[]>>
}

/** `packed` is the body in brotli, where that has been made already. */
export function makeAnswer(body: Buffer, freshUntilMs: number, headers: Record<string, string>, packed: Buffer | null = null): Answer {
  let etag: string | undefined
  return {
    body: encoded(body, packed),
    get etag() {
      etag ??= `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      return etag
    },
    freshUntilMs,
    // Its compressed forms together are smaller than the body.
    size: 2 * body.length,
    headers,
    headsOfPosted: {},
  }
}

/** Sends an answer in the best encoding that the client takes; a 304 when it has it already. */
export function sendAnswer(request: IncomingMessage, response: ServerResponse, status: number, answer: Answer): Promise<void> | void {
  const mayKeep = status === 200 && request.method !== 'POST' && answer.headers['cache-control'] !== 'no-store'
  if (mayKeep && request.headers['if-none-match'] && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { ...answer.headers, etag: answer.etag })
    response.end()
    return
  }
  const finish = (form: Form) => {
    const isPosted = request.method === 'POST' && answer.freshUntilMs > 0
    const headers = mayKeep ? { ...answer.headers, etag: answer.etag } : answer.headers
    response.writeHead(status, isPosted ? headOfPosted(answer, form) : headOf(headers, form))
    response.end(request.method === 'HEAD' ? undefined : form.bytes)
  }
  // What has been compressed before is sent without waiting for the next turn of the loop.
  const ready = answer.body.get(chooseEncoding(request.headers['accept-encoding']))
  return ready instanceof Promise ? ready.then(finish) : finish(ready)
}

/** Nobody keeps the answer to a POST, so nothing has to be said about how a public one may be kept. */
function headOfPosted({ headers, headsOfPosted }: Answer, form: Form): string[] {
  const kept = headsOfPosted[form.encoding]
  if (kept) return kept
  const head = Object.entries(headOf({ 'content-type': headers['content-type'] ?? '' }, form)).flat()
  headsOfPosted[form.encoding] = head
  return head
}

function headOf(headers: Readonly<Record<string, string>>, { bytes, encoding }: Form): Record<string, string> {
  const said = { ...headers, 'content-length': String(bytes.length) }
  return encoding === 'identity' ? said : { ...said, 'content-encoding': encoding }
}
