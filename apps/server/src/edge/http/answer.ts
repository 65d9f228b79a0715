import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { AS_IT_IS, acceptedEncoding, type Encoding } from '#rules/accept-encoding.ts'
import type { Perishable } from './answer-cache.ts'
import { type Encoded, encoded, type Form } from './encodings.ts'
import { takesType } from './media-type.ts'
import { conditionalStatus, isConditional } from './preconditions.ts'

export interface Answer extends Perishable {
  readonly body: Encoded
  /** Hashed when it is first requested: most answers that are not shared never are. */
  readonly etag: () => string
  readonly headers: Readonly<Record<string, string>>
  /**
   * Names and values in turn, as writeHead takes them: put together once for each form, because
   * they are sent many thousand times.
   */
  readonly headsOfPosted: Partial<Record<Encoding, string[]>>
}

/** `packed` is the body in brotli, where that has been made already. */
export function makeAnswer(
  body: Buffer,
  freshUntilMs: number,
  headers: Record<string, string>,
  packed: Buffer | null = null,
): Answer {
  let etag: string | undefined
  // Not a getter: V8 makes a hidden class for each object that has one of its own, and keeps all
  // that it refers to until all of the memory is cleaned.
  return {
    body: encoded(body, { br: packed }),
    etag: () => {
      etag ??= etagOf(body)
      return etag
    },
    freshUntilMs,
    // Its compressed forms together are smaller than the body.
    size: 2 * body.length,
    headers,
    headsOfPosted: {},
  }
}

/** A weak one: an answer has the same in every encoding, though its bytes differ. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Sends an answer in the best encoding that the client takes; a 304 when it has it already, and a
 * 406 when it takes no such answer. A caller who has changed something gets the result, whatever
 * they take.
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  answer: Answer,
): Promise<void> | void {
  const isRead = status === 200 && (request.method === 'GET' || request.method === 'HEAD')
  const taken = acceptedEncoding(request.headers['accept-encoding'])
  if (isRead && !(taken && takesType(request.headers.accept, answer.headers['content-type'] ?? '')))
    return refuseWish(response)
  const mayKeep = isRead && answer.headers['cache-control'] !== 'no-store'
  const headers = mayKeep ? { ...answer.headers, etag: answer.etag() } : answer.headers
  const condition =
    mayKeep && isConditional(request) ? conditionalStatus(request, { etag: answer.etag() }) : null
  if (condition) {
    response.writeHead(condition, headers).end()
    return
  }
  const finish = (form: Form) => {
    const isPosted = request.method === 'POST' && answer.freshUntilMs > 0
    response.writeHead(status, isPosted ? headOfPosted(answer, form) : headOf(headers, form))
    response.end(request.method === 'HEAD' ? undefined : form.bytes)
  }
  // An answer that is compressed already is sent without waiting for the next turn of the loop.
  const ready = answer.body.get(taken ?? AS_IT_IS)
  return ready instanceof Promise ? ready.then(finish) : finish(ready)
}

/** A client that takes none of the forms that there are. */
export function refuseWish(response: ServerResponse): void {
  sendText(response, 406, 'There is nothing here of the kind that this request takes.')
}

/** An answer of one sentence, for programs and for people who have lost their way. */
export function sendText(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Record<string, string> = {},
): void {
  const head = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  }
  response
    .writeHead(status, { ...head, 'content-length': Buffer.byteLength(sentence) })
    .end(sentence)
}

/** Answers to POST are not cached, so they need no header about caching. */
function headOfPosted({ headers, headsOfPosted }: Answer, form: Form): string[] {
  const kept = headsOfPosted[form.encoding]
  if (kept) return kept
  const head = Object.entries(
    headOf({ 'content-type': headers['content-type'] ?? '' }, form),
  ).flat()
  headsOfPosted[form.encoding] = head
  return head
}

function headOf(
  headers: Readonly<Record<string, string>>,
  { bytes, encoding }: Form,
): Record<string, string> {
  const head = { ...headers, 'content-length': String(bytes.length) }
  return encoding === 'identity' ? head : { ...head, 'content-encoding': encoding }
}
