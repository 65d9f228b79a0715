import type { IncomingMessage } from 'node:http'
import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { firstSpoken } from '#rules/languages.ts'
import type { HttpRequest } from '../kit/http.ts'
import type { Ids } from '../kit/ids.ts'
import { Refusal } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'

type About = Pick<RequestContext, 'requestId' | 'ip' | 'language' | 'userAgent' | 'cookies'>
export type Describe = (request: IncomingMessage) => About

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

/** What is known of a caller before anything is asked. Each fact is found out when it is first needed, and once. */
export function openDescribe(options: { ids: Ids; languageOf: LanguageOf; trustedProxies: number }): Describe {
  const described = new WeakMap<IncomingMessage, About>()
  return (request) => {
    const before = described.get(request)
    if (before) return before
    let requestId: string | undefined
    let cookies: ReadonlyMap<string, string> | undefined
    const about: About = {
      get requestId() {
        requestId ??= options.ids.newId()
        return requestId
      },
      get cookies() {
        cookies ??= readCookies(request.headers.cookie)
        return cookies
      },
      get ip() {
        return addressOf(request, options.trustedProxies)
      },
      get language() {
        return options.languageOf(request)
      },
      get userAgent() {
        return request.headers['user-agent'] ?? ''
      },
    }
    described.set(request, about)
    return about
  }
}

/** A class, because an object with getters of its own is put together anew, getter by getter, for each request. */
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

/** The whole body; throws Refusal('body_too_large') and stops reading above `limit` bytes. */
function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, failed) => {
    takeBytes(request, limit, done, failed)
    // A caller who goes away before the end is an error too.
    request.on('error', failed)
  })
}

/** The same without a promise: `done` hears of the body in the turn of the loop in which it has come whole, and nobody of a caller who goes away. */
export function takeBytes(request: IncomingMessage, limit: number, done: (body: Buffer) => void, failed: (error: Error) => void): void {
  const pieces: Buffer[] = []
  let size = 0
  request.on('data', (piece: Buffer) => {
    const before = size
    size += piece.length
    if (size <= limit) pieces.push(piece)
    else if (before <= limit) {
      request.pause()
      failed(new Refusal('body_too_large', { limit }))
    }
  })
  request.on('end', () => {
    // The end of what was too large and has been refused may have come with it: pausing does not hold it back.
    if (size <= limit) done(pieces.length === 1 ? (pieces[0] as Buffer) : Buffer.concat(pieces))
  })
}

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NO_COOKIES
  const pairs = header.split(';').map((each) => {
    const at = each.indexOf('=')
    return [each.slice(0, at).trim(), each.slice(at + 1).trim()] as const
  })
  return new Map(pairs.filter(([name]) => name !== ''))
}

/** The last addresses of X-Forwarded-For were added by our own proxies; the one before them is the caller's. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? ''
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',')
  const claimed = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined
  return claimed || direct
}

/** How many different wishes are remembered; browsers send some hundred. */
const REMEMBERED = 1000

export type LanguageOf = (request: IncomingMessage) => string

/** Query `lng`, then the cookie i18next, then Accept-Language; only languages that are spoken here, else the first of them. */
export function openLanguageOf(spoken: () => readonly { code: string }[]): LanguageOf {
  const known = new Map<string, string>()
  let knownOf: readonly { code: string }[] = []
  return ({ url, headers }) => {
    const languages = spoken()
    const usual = languages[0]?.code ?? REFERENCE_LANGUAGE
    if (!headers['accept-language'] && !headers.cookie && !url?.includes('lng=')) return usual
    const asked = url?.match(/[?&]lng=([\w-]+)/)?.[1] ?? ''
    const cookie = headers.cookie?.match(/(?:^|; ?)i18next=([\w-]+)/)?.[1] ?? ''
    const wishes = `${asked},${cookie},${headers['accept-language'] ?? ''}`
    // What was found among other languages may be found no more.
    if (knownOf !== languages || known.size >= REMEMBERED) known.clear()
    knownOf = languages
    const before = known.get(wishes)
    if (before) return before
    const found = firstSpoken(
      wishes.split(',').map((wish) => wish.split(';')[0]),
      languages.map(({ code }) => code),
    )
    known.set(wishes, found ?? usual)
    return found ?? usual
  }
}
