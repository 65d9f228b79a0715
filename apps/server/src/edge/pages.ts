import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { FormattedExecutionResult } from 'graphql'
import type { Clock } from '../kit/clock.ts'
import { type Answer, makeAnswer, sendAnswer } from './answer.ts'
import type { AnswerCache } from './answer-cache.ts'
import { COMMON_HEADERS, pagePolicy } from './policy.ts'
import type { Describe } from './request.ts'

/** How long a rendered page, and what stands in it, is shared before it is made anew. */
export const SHARED_FOR_MS = 5000

export interface PageRequest {
  /** Path and query string, as the browser sent it. */
  url: string
  language: string
  viewerPresent: boolean
  /** Asked for by a browser on a phone: what editors wrote for small screens is shown, and what phones are not offered is not. */
  mobile: boolean
  /** For canonical and alternate links. */
  publicUrl: string
}

/** What the site's build gives us: a page as text. */
export interface Site {
  /** `sha256-…` of the one style that stands in every page. */
  readonly styleHash: string
  /** The same of the one script that stands in every page. */
  readonly scriptHash: string
  render(request: PageRequest): Promise<{ status: number; headers: Record<string, string>; body: string }>
}

export type ExecuteForPage = (operation: {
  query: string
  variables?: Record<string, unknown>
  language: string
}) => Promise<FormattedExecutionResult>

export interface PagesDeps {
  site: Site
  cache: AnswerCache<Answer>
  clock: Clock
  describe: Describe
  publicUrl: string
  sandboxUrl: string
  thirdPartyScripts: readonly string[]
  chatOrigins: readonly string[]
  imageOrigins: readonly string[]
}

/** Pages hold nothing of a player, so everybody who speaks the same language may get the same bytes. */
export function openPages(deps: PagesDeps) {
  const policy = pagePolicy({ ...deps, styleHashes: [deps.site.styleHash], scriptHashes: [deps.site.scriptHash] })
  return async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { language, cookies } = deps.describe(request)
    const asked: PageRequest = {
      url: withoutToken(request.url ?? '/'),
      language,
      viewerPresent: hasRefreshCookie(cookies),
      mobile: isMobile(request.headers),
      publicUrl: deps.publicUrl,
    }
    const key = `${asked.viewerPresent} ${asked.mobile}\n${language}\n${asked.url}`
    const ready = deps.cache.find(key)
    if (ready) return sendAnswer(request, response, 200, ready)
    let passing: Rendered | null = null
    const shared = await deps.cache.share(key, async () => {
      const fresh = await render(asked)
      if (fresh.status === 200) return fresh.answer
      passing = fresh
      return null
    })
    const { status, answer } = shared ? { status: 200, answer: shared } : (passing ?? (await render(asked)))
    return sendAnswer(request, response, status, answer)
  }

  async function render(asked: PageRequest): Promise<Rendered> {
    const { status, headers, body } = await deps.site.render(asked)
    const answer = makeAnswer(Buffer.from(body), deps.clock.nowMs() + SHARED_FOR_MS, {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policy,
      vary: 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, user-agent',
      ...headers,
    })
    return { status, answer }
  }
}

/** The token of a mailed link is the browser's affair: it is neither kept with a page nor written into one (W5). */
function withoutToken(path: string): string {
  if (!path.includes('token=')) return path
  const url = URL.parse(path, 'http://casino')
  if (!url) return path
  url.searchParams.delete('token')
  return url.pathname + url.search
}

interface Rendered {
  status: number
  answer: Answer
}

/** A player has probably signed in: the page then leaves room for their things instead of a sign-in button. */
function hasRefreshCookie(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.has('refresh') || cookies.has('__Host-refresh')
}

/** A browser says so by itself, or else its name does. */
function isMobile(headers: IncomingHttpHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile']
  return hint === undefined ? /\bMobi/.test(headers['user-agent'] ?? '') : hint === '?1'
}
