import type { IncomingMessage, ServerResponse } from 'node:http'
import { AS_IT_IS, acceptedEncoding } from '#rules/accept-encoding.ts'
import type { HttpAnswer } from '../../kit/http.ts'
import { refuseWish } from './answer.ts'
import { type Encoded, encoded } from './encodings.ts'
import { takesType } from './media-type.ts'
import { conditionalStatus } from './preconditions.ts'

const encodedBodies = new WeakMap<Uint8Array, Encoded>()

/**
 * Sends the answer of a route. One that many request has an ETag: it is confirmed by 304 to a
 * client that has it, and compressed once as long as the route answers the same bytes. Every other
 * answer is small and travels as it is, if the client takes that.
 */
export async function sendOfRoute(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
): Promise<void> {
  const { status, headers = {}, body = '' } = answer
  const isRead = status === 200 && (request.method === 'GET' || request.method === 'HEAD')
  const taken = acceptedEncoding(request.headers['accept-encoding'])
  if (
    isRead &&
    !(taken && takesType(request.headers.accept, String(headers['content-type'] ?? '')))
  )
    return refuseWish(response)
  const etag = typeof headers.etag === 'string' ? headers.etag : null
  const condition = isRead && etag ? conditionalStatus(request, { etag }) : null
  if (condition) {
    response.writeHead(condition, headers).end()
    return
  }
  const wish = taken ?? AS_IT_IS
  if (body.length === 0 || (!etag && wish.plain)) return answerWith(response, answer)
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const forms =
    encodedBodies.get(bytes) ??
    encoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  encodedBodies.set(bytes, forms)
  const form = await forms.get(wish)
  const encodedHeaders =
    form.encoding === 'identity' ? headers : { ...headers, 'content-encoding': form.encoding }
  const kept = etag ? { vary: 'accept-encoding' } : { 'cache-control': 'no-store' }
  response.writeHead(status, { ...kept, ...encodedHeaders, 'content-length': form.bytes.length })
  response.end(form.bytes)
}

export function answerWith(
  response: ServerResponse,
  { status, headers = {}, body = '' }: HttpAnswer,
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...headers,
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}
