import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FormattedExecutionResult } from 'graphql'
import type { Clock } from '../kit/clock.ts'
import { type Answer, type AnswerCache, makeAnswer } from './answer-cache.ts'
import { chooseEncoding } from './encodings.ts'
import { COMMON_HEADERS, pagePolicy } from './policy.ts'
import type { Describe } from './request.ts'

/** How long a rendered page is shared before it is rendered anew. */
const SHARED_FOR_MS = 5000

export interface PageRequest {
  /** Path and query string, as the browser sent it. */
  url: string
  language: string
  /** True when the browser has signed in before: the page then leaves room for the player's things instead of a sign-in button. */
  viewerPresent: boolean
}

/** What the site's build gives us: a page as text. */
export interface Site {
  render(request: PageRequest): Promise<{ status: number; headers: Record<string, string>; body: string }>
}

export type ExecuteForPage = (operation: {
  query: string
  variables?: Record<string, unknown>
  language: string
}) => Promise<FormattedExecutionResult>

export interface PagesDeps {
  site: Site
  cache: AnswerCache
  clock: Clock
  describe: Describe
  sandboxUrl: string
  secure: boolean
}

/** Pages hold nothing of a player, so everybody who speaks the same language may get the same bytes. */
export function openPages(deps: PagesDeps) {
  return async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { language, cookies } = deps.describe(request)
    const asked: PageRequest = { url: request.url ?? '/', language, viewerPresent: cookies.get('signed_in') === '1' }
    const key = `${asked.viewerPresent}\n${language}\n${asked.url}`
    const ready = deps.cache.find(key)
    if (ready) return send(request, response, 200, ready)
    let status = 200
    const rendered = await deps.cache.share(key, async () => {
      const fresh = await render(asked)
      status = fresh.status
      return fresh.status === 200 ? fresh.answer : null
    })
    if (rendered) return send(request, response, 200, rendered)
    const alone = await render(asked)
    return send(request, response, alone.status ?? status, alone.answer)
  }

  async function render(asked: PageRequest): Promise<{ status: number; answer: Answer }> {
    const { status, headers, body } = await deps.site.render(asked)
    const answer = makeAnswer(Buffer.from(body), deps.clock.nowMs() + SHARED_FOR_MS, {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': pagePolicy(body, deps),
      vary: 'accept-encoding, accept-language, cookie',
      ...headers,
    })
    return { status, answer }
  }
}

async function send(request: IncomingMessage, response: ServerResponse, status: number, answer: Answer): Promise<void> {
  if (status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, { ...answer.headers, etag: answer.etag })
    response.end()
    return
  }
  const { bytes, encoding } = await answer.body.get(chooseEncoding(request.headers['accept-encoding']))
  response.writeHead(status, {
    ...answer.headers,
    etag: answer.etag,
    'content-length': bytes.length,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
