import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { networkOf } from '#rules/network.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Log } from '../../kit/log.ts'
import { type Answer, makeAnswer, sendAnswer, sendText } from '../http/answer.ts'
import type { AnswerCache } from '../http/answer-cache.ts'
import type { Describe } from '../http/request.ts'
import { NoTurnNow, type Turns } from '../protection/turns.ts'
import { isMobile } from './is-mobile.ts'
import { type PageParameter, readPageAddress } from './page-address.ts'
import { type BookSources, COMMON_HEADERS, pagePolicy } from './policy.ts'

/**
 * Milliseconds for which a rendered page, and the answers in it, are shared before it is made
 * again.
 */
export const SHARED_FOR_MS = 5000
/**
 * Value of `retry-after`, in seconds: by then a page that many visitors requested at once is there.
 */
const COME_BACK_S = 2

export interface PageRequest {
  /** Path and what of the query string names a page. */
  url: string
  /** The whole query string: a redirect keeps it. */
  search: string
  language: string
  viewerPresent: boolean
  /**
   * Requested by a browser on a phone or a tablet: what editors wrote for small screens is shown,
   * and what those are not offered is not.
   */
  mobile: boolean
  /** Address of the casino, for canonical and alternate links. */
  publicUrl: string
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The body in brotli, when that was wanted. */
  packed: Buffer | null
}

/** The result of the site's build: a page as bytes. It draws one at a time. */
export interface Site {
  /** `sha256-…` of the one style that stands in every page. */
  readonly styleHash: string
  /** `sha256-…` of the one script that stands in every page. */
  readonly scriptHash: string
  /** Parts of a query string that name a page. */
  readonly parameters: readonly PageParameter[]
  /** Throws NoTurnNow when the page was given up. */
  render(request: PageRequest, packAs: 'br' | null): Promise<RenderedPage>
  close(): Promise<void>
}

/** Answers as JSON. */
export type ExecuteForPage = (operation: {
  query: string
  variables?: Record<string, unknown>
  language: string
}) => Promise<string>

export interface PagesDeps {
  site: Site
  cache: AnswerCache<Answer>
  turns: Turns
  clock: Clock
  describe: Describe
  /** The codes of the languages that are spoken. */
  spoken(): readonly string[]
  publicUrl: string
  sandboxUrl: string
  thirdPartyScripts: readonly string[]
  gameOrigins?: readonly string[]
  gameScripts?: readonly string[]
  book?: BookSources
  chatOrigins: readonly string[]
  imageOrigins: readonly string[]
}

/**
 * Draws the first page before the first visitor is served. It takes ten times as long as the next
 * one, a part of that in the loop that answers wallets: each query of the page is read and each
 * function is compiled.
 */
export async function drawFirstPage({
  site,
  spoken,
  publicUrl,
  log,
}: Pick<PagesDeps, 'site' | 'spoken' | 'publicUrl'> & { log: Log }): Promise<void> {
  const [language = 'en'] = spoken()
  const page = { url: '/', search: '', language, viewerPresent: false, mobile: false, publicUrl }
  await site
    .render(page, 'br')
    .catch((error: unknown) => log.warn({ err: error }, 'the first page could not be drawn'))
}

interface Rendered {
  status: number
  answer: Answer
}

/**
 * Pages hold nothing of a player, so all visitors who speak the same language may get the same
 * bytes.
 */
export function openPages(deps: PagesDeps) {
  const policy = pagePolicy({
    ...deps,
    styleHashes: [deps.site.styleHash],
    scriptHashes: [deps.site.scriptHash],
  })
  const oneOf = openQueues()

  return async function page(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
    const address = readPageAddress(request.url ?? '/', deps.site.parameters, deps.spoken)
    if (!address) return sendText(response, 400, 'This is no address.', COMMON_HEADERS)
    const { language, cookies } = deps.describe(request)
    const viewerPresent = hasRefreshCookie(cookies)
    const wanted: PageRequest = {
      ...address,
      language,
      viewerPresent,
      mobile: isMobile(request.headers),
      publicUrl: deps.publicUrl,
    }
    const key = `${wanted.viewerPresent} ${wanted.mobile}\n${language}\n${wanted.url}`
    const ready = deps.cache.find(key)
    if (ready) return sendAnswer(request, response, 200, ready)
    try {
      const { status, answer } = await oneOf(request.socket, () => find(key, wanted, request))
      return await sendAnswer(request, response, status, answer)
    } catch (error) {
      if (!(error instanceof NoTurnNow)) throw error
      refuse(response, error)
    }
  }

  /**
   * A refusal counts for the caller whose turn it was. A caller who has only waited for the same
   * page tries again with a turn of their own.
   */
  async function find(
    key: string,
    wanted: PageRequest,
    request: IncomingMessage,
  ): Promise<Rendered> {
    for (;;) {
      const ready = deps.cache.find(key)
      if (ready) return { status: 200, answer: ready }
      const own: Promise<Rendered>[] = []
      const make = async () => {
        own.push(render(wanted, request))
        const rendered = await own[0]
        return rendered?.status === 200 ? rendered.answer : null
      }
      const shared = await deps.cache.share(key, make).catch((error: unknown) => {
        const old = deps.cache.findOld(key)
        if (!(error instanceof NoTurnNow) || (own.length > 0 && !old)) throw error
        return old
      })
      if (shared) return { status: 200, answer: shared }
      if (own[0]) return own[0]
    }
  }

  async function render(wanted: PageRequest, request: IncomingMessage): Promise<Rendered> {
    const packAs = acceptedEncoding(request.headers['accept-encoding'])?.best === 'br' ? 'br' : null
    const address = networkOf(deps.describe(request).ip)
    const { status, headers, body, packed } = await deps.turns(address, () =>
      deps.site.render(wanted, packAs),
    )
    const sent = {
      ...COMMON_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policy,
      vary: 'accept-encoding, accept-language, cookie, sec-ch-ua-mobile, sec-ch-ua-platform, user-agent',
      ...headers,
    }
    return { status, answer: makeAnswer(body, deps.clock.nowMs() + SHARED_FOR_MS, sent, packed) }
  }
}

/** Pages that one connection requests are rendered one after the other. */
function openQueues() {
  const lastOf = new WeakMap<Socket, Promise<unknown>>()
  return function oneOf<T>(connection: Socket, make: () => Promise<T>): Promise<T> {
    const work = async () => {
      if (connection.destroyed) throw new NoTurnNow(503, 'The caller has gone.')
      return make()
    }
    const before = lastOf.get(connection)
    const mine = before ? before.then(work, work) : work()
    lastOf.set(connection, mine)
    return mine
  }
}

function refuse(response: ServerResponse, { status, message }: NoTurnNow): void {
  sendText(response, status, message, { ...COMMON_HEADERS, 'retry-after': String(COME_BACK_S) })
}

/**
 * A player has probably signed in: the page then leaves room for their things instead of a sign-in
 * button.
 */
function hasRefreshCookie(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.has('refresh') || cookies.has('__Host-refresh')
}
