import type { IncomingMessage } from 'node:http'
import type { HttpRequest } from '../kit/http.ts'
import type { Ids } from '../kit/ids.ts'
import { Refusal } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'

type About = Pick<RequestContext, 'requestId' | 'ip' | 'language' | 'userAgent' | 'cookies'>
export type Describe = (request: IncomingMessage) => About

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

/** What is known of a caller before anything is asked. One request is always described the same way. */
export function openDescribe(options: { ids: Ids; languages: readonly string[]; trustedProxies: number }): Describe {
  const described = new WeakMap<IncomingMessage, About>()
  const spoken = new Map(options.languages.map((code) => [code.toLowerCase(), code]))
  return (request) => {
    const before = described.get(request)
    if (before) return before
    const cookies = readCookies(request.headers.cookie)
    const about: About = {
      requestId: options.ids.newId(),
      ip: addressOf(request, options.trustedProxies),
      language: languageOf(request, cookies, spoken) ?? options.languages[0] ?? 'en',
      userAgent: request.headers['user-agent'] ?? '',
      cookies,
    }
    described.set(request, about)
    return about
  }
}

export function lazyRequest(raw: IncomingMessage, describe: Describe): HttpRequest {
  return {
    method: raw.method ?? 'GET',
    headers: raw.headers,
    get url() {
      return new URL(raw.url ?? '/', 'http://casino')
    },
    get ip() {
      return describe(raw).ip
    },
    get requestId() {
      return describe(raw).requestId
    },
    get language() {
      return describe(raw).language
    },
    get cookies() {
      return describe(raw).cookies
    },
    body: (limit) => readBytes(raw, limit),
  }
}

async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > limit) throw new Refusal('body_too_large', { limit })
    pieces.push(piece)
  }
  const [only] = pieces
  return pieces.length === 1 && only ? only : Buffer.concat(pieces)
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

/** Query `lng`, then the cookie i18next, then Accept-Language; only languages that are spoken here. */
function languageOf(
  request: IncomingMessage,
  cookies: ReadonlyMap<string, string>,
  spoken: ReadonlyMap<string, string>,
): string | undefined {
  const asked = request.url?.match(/[?&]lng=([\w-]+)/)?.[1]
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0]?.trim())
  for (const wish of [asked, cookies.get('i18next'), ...accepted]) {
    const code = wish?.toLowerCase()
    const match = code && (spoken.get(code) ?? spoken.get(code.split('-')[0] ?? ''))
    if (match) return match
  }
  return undefined
}
