import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { acceptedLanguage } from '#rules/accept-language.ts'
import { firstSpoken } from '#rules/languages.ts'
import type { HttpRequest } from '../../kit/http.ts'
import type { Ids } from '../../kit/ids.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import type { RequestContext } from '../../kit/request-context.ts'
import { isWholeBody } from '../../kit/whole-text.ts'
import { endUnread } from '../protection/flood-guard.ts'

export type CallerFacts = Pick<
  RequestContext,
  'requestId' | 'ip' | 'language' | 'userAgent' | 'cookies'
>
export type Describe = (request: IncomingMessage) => CallerFacts

/** Characters; browsers send some hundred. */
const LONGEST_USER_AGENT = 500
/** Pairs of a name and a value; what lies behind them is not read. */
const MOST_COOKIES = 100

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

interface DescribeOptions {
  ids: Ids
  languageOf: LanguageOf
  trustedProxies: number
}

/**
 * Where a request keeps the facts about its caller. A WeakMap would keep each request in memory until
 * all of the memory is cleaned, because cleaning the young part does not look into it.
 */
const FACTS = Symbol('facts about the caller')

/** Opens the description of callers before the first request. */
export function openDescribe(options: DescribeOptions): Describe {
  return (request: IncomingMessage & { [FACTS]?: CallerFacts }) => {
    request[FACTS] ??= new LazyFacts(request, options)
    return request[FACTS]
  }
}

/**
 * Each fact is found out when it is first needed. This is a class, because V8 makes a hidden class
 * for each object that has getters of its own. The hidden class lives until all of the memory is
 * cleaned, and keeps the whole request until then.
 */
class LazyFacts implements CallerFacts {
  readonly #request: IncomingMessage
  readonly #options: DescribeOptions
  #requestId: string | undefined
  #cookies: ReadonlyMap<string, string> | undefined

  constructor(request: IncomingMessage, options: DescribeOptions) {
    this.#request = request
    this.#options = options
  }

  get requestId() {
    const { ids, trustedProxies } = this.#options
    this.#requestId ??= idOfProxy(this.#request, trustedProxies) ?? ids.newId()
    return this.#requestId
  }
  get cookies() {
    this.#cookies ??= readCookies(this.#request.headers.cookie)
    return this.#cookies
  }
  get ip() {
    return addressOf(this.#request, this.#options.trustedProxies)
  }
  get language() {
    return this.#options.languageOf(this.#request)
  }
  get userAgent() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, LONGEST_USER_AGENT)
  }
}

/** Returns all facts as fields of their own, which a spread copies. */
export function allFacts({
  requestId,
  ip,
  language,
  userAgent,
  cookies,
}: CallerFacts): CallerFacts {
  return { requestId, ip, language, userAgent, cookies }
}

const PROXY_ID = /^[\w.:-]{8,128}$/

/**
 * The id under which a trusted proxy has logged the request; null without one that can stand in a
 * log line.
 */
export function idOfProxy({ headers }: IncomingMessage, trustedProxies: number): string | null {
  const given = headers['x-request-id']
  return trustedProxies > 0 && typeof given === 'string' && PROXY_ID.test(given) ? given : null
}

/**
 * A class, because an object with getters of its own is put together again, getter by getter, for
 * each request.
 */
export class LazyRequest implements HttpRequest {
  readonly #raw: IncomingMessage
  readonly #describe: Describe

  constructor(raw: IncomingMessage, describe: Describe) {
    this.#raw = raw
    this.#describe = describe
  }

  get method() {
    return this.#raw.method ?? 'GET'
  }
  get headers() {
    return this.#raw.headers
  }
  get url() {
    return new URL(this.#raw.url ?? '/', 'http://casino')
  }
  get ip() {
    return this.#describe(this.#raw).ip
  }
  get requestId() {
    return this.#describe(this.#raw).requestId
  }
  get language() {
    return this.#describe(this.#raw).language
  }
  get cookies() {
    return this.#describe(this.#raw).cookies
  }

  body(limit: number): Promise<Buffer> {
    return readBytes(this.#raw, limit)
  }
}

/**
 * The whole body; throws Refusal('body_too_large') and stops reading above `limit` bytes, and
 * `bad_input` for a body with a text that cannot be kept.
 */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    const take = (body: Buffer) =>
      isWholeBody(body) ? done(body) : failed(badInput({ '': 'content.not_whole' }))
    takeBytes(request, limit, take, failed)
    // A caller who goes away before the end is an error too.
    request.on('error', failed)
  })
}

/**
 * A piece takes up some hundred bytes besides its own, and a caller may send each byte in one: so
 * many may come, and one more for each so many bytes.
 */
const MOST_PIECES = 100
const SMALL_PIECE = 256

/**
 * Reads a body without a promise: `done` gets the body in the turn of the loop in which it is
 * complete. Nothing is called when the client leaves.
 */
export function takeBytes(
  request: IncomingMessage,
  limit: number,
  done: (body: Buffer) => void,
  failed: (error: Error) => void,
): void {
  const pieces: Buffer[] = []
  let size = 0
  let isRefused = false
  request.on('data', (piece: Buffer) => {
    if (isRefused) return
    size += piece.length
    pieces.push(piece)
    const inScraps = pieces.length > MOST_PIECES + size / SMALL_PIECE
    if (size <= limit && !inScraps) return
    isRefused = true
    pieces.length = 0
    request.pause()
    failed(new Refusal('body_too_large', { limit }))
    // Otherwise the pieces that were read would stay in memory.
    if (inScraps) request.destroy()
    // A client that waits until all is sent would wait as long as the connection may stay open.
    else setImmediate(endUnread, request)
  })
  request.on('end', () => {
    // The end of what was too large and has been refused may have come with it: pausing does not
    // hold it back.
    if (!isRefused) done(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces))
  })
}

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NO_COOKIES
  const pairs = header.split(';', MOST_COOKIES).map((each) => {
    const at = each.indexOf('=')
    return [each.slice(0, at).trim(), each.slice(at + 1).trim()] as const
  })
  return new Map(pairs.filter(([name]) => name !== ''))
}

/**
 * Returns the caller's address. Each trusted proxy adds the address that called it to
 * X-Forwarded-For, so the caller's address stands `trustedProxies` places from the end. When no
 * address stands there, the address of the connection is returned instead.
 */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  if (trustedProxies === 0) return direct
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  return withoutPort(forwarded.at(-trustedProxies)?.trim() ?? '') ?? direct
}

/** Some proxies write `192.0.2.1:4711` or `[2001:db8::1]:4711`. Null for what is no address. */
function withoutPort(text: string): string | null {
  const [, bracketed, plain] =
    text.match(/^(?:\[([\da-f:.]{2,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})$/i) ?? []
  const address = bracketed ?? plain ?? text
  return isIP(address) ? address : null
}

/** Most different values of the header that are remembered; browsers send some hundred. */
const REMEMBERED = 1000
/** Characters of Accept-Language that are looked at. */
const LONGEST_WISHES = 300

export type LanguageOf = (request: IncomingMessage) => string

/**
 * Query `lng`, then the cookie i18next, then Accept-Language with its q-values; only languages that
 * are spoken here, else the first of them.
 */
export function openLanguageOf(spoken: () => readonly { code: string }[]): LanguageOf {
  const known = new Map<string, string>()
  let knownOf: readonly { code: string }[] = []
  return ({ url, headers }) => {
    const languages = spoken()
    const usual = languages[0]?.code ?? REFERENCE_LANGUAGE
    if (!headers['accept-language'] && !headers.cookie && !url?.includes('lng=')) return usual
    const named = url?.match(/[?&]lng=([\w-]{1,35})/)?.[1] ?? ''
    const cookie = headers.cookie?.match(/(?:^|; ?)i18next=([\w-]{1,35})/)?.[1] ?? ''
    const accepted = (headers['accept-language'] ?? '').slice(0, LONGEST_WISHES)
    const wishes = `${named},${cookie},${accepted}`
    // An answer for another list of languages may be wrong for this one.
    if (knownOf !== languages || known.size >= REMEMBERED) known.clear()
    knownOf = languages
    const before = known.get(wishes)
    if (before) return before
    const codes = languages.map(({ code }) => code)
    const found = firstSpoken([named, cookie], codes) ?? acceptedLanguage(accepted, codes) ?? usual
    known.set(wishes, found)
    return found
  }
}
