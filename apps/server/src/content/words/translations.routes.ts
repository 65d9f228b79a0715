import { LOCALES_VERSION, RELOAD_MS } from '#contracts/locales-api.ts'
import type { HttpAnswer, HttpRequest, Route } from '../../kit/http.ts'
import { json, plain } from '../../kit/http.ts'
import { isSameSite } from '../../kit/same-site.ts'
import type { LanguageWords } from './lexicon.ts'
import type { Refused, TextChanges, Translations } from './translations.ts'

export interface TranslationsRoutesDeps {
  translations: Translations
  publicUrl: string
  /**
   * Returns whether a request bears an operator's key for changing words and for reading what is
   * missing.
   */
  isOperator(request: HttpRequest): Promise<boolean>
  /**
   * Takes one attempt at writing missing words from this address: answers the seconds to wait,
   * or 0.
   */
  takeAttempt(caller: { ip: string; requestId: string }): Promise<number>
  /** Records a call without the operator's key. */
  recordRefusedKey(request: { ip: string; requestId: string }): Promise<void>
}

/** 1,000 keys of 200 characters with a short text each. */
const LARGEST_MISSING = 512 * 1024
const LARGEST_CHANGE = 2 * 1024 * 1024

/** GET /locales/…, POST /locales/missing/… and /locales/update/…, as locize has them. */
export function translationsRoutes(deps: TranslationsRoutesDeps): Route[] {
  const { translations } = deps
  const ownOrigin = new URL(deps.publicUrl).origin

  return [
    { method: 'GET', path: '/locales/*', handle: (request) => read(partsOf(request), request) },
    { method: 'POST', path: '/locales/*', handle: (request) => write(partsOf(request), request) },
  ]

  async function read(parts: readonly string[], request: HttpRequest): Promise<HttpAnswer> {
    const [version = '', language = '', namespace = ''] = parts
    if (parts.length === 1 && version === 'languages')
      return json(200, translations.lexicon().all, { 'cache-control': 'no-cache' })
    if (version === 'missing') return parts.length === 1 ? readMissing(request) : notFound()
    const words =
      version === LOCALES_VERSION && parts.length === 3
        ? translations.lexicon().wordsOf(language)
        : null
    return wordsAnswer(words, { language, namespace, revision: request.url.searchParams.get('h') })
  }

  async function readMissing(request: HttpRequest): Promise<HttpAnswer> {
    if (!(await deps.isOperator(request))) return refuseKey(request)
    return json(200, await translations.listMissing())
  }

  async function write(parts: readonly string[], request: HttpRequest): Promise<HttpAnswer> {
    const [action, version, language = '', namespace = ''] = parts
    if (parts.length !== 4 || version !== LOCALES_VERSION) return notFound()
    if (!request.headers['content-type']?.startsWith('application/json'))
      return plain(415, 'Send application/json.')
    if (action === 'missing') return addMissing(request, language, namespace)
    return action === 'update' ? update(request, language, namespace) : notFound()
  }

  /**
   * Keeps words that a page has missed. Pages send them without a key, in every visitor's browser;
   * limits bound what a visitor can write.
   */
  async function addMissing(
    request: HttpRequest,
    language: string,
    namespace: string,
  ): Promise<HttpAnswer> {
    if (!(await deps.isOperator(request))) {
      if (!isSameSite(request.headers, ownOrigin))
        return plain(403, 'This request comes from another site.')
      const waitS = await deps.takeAttempt(request)
      if (waitS > 0) return plain(429, 'Too many writes.', { 'retry-after': String(waitS) })
    }
    const words = readWords(await request.body(LARGEST_MISSING))
    if (!words || !hasNoNull(words)) return plain(400, 'Send an object of texts.')
    return answer(await translations.addMissing(language, namespace, words))
  }

  async function update(
    request: HttpRequest,
    language: string,
    namespace: string,
  ): Promise<HttpAnswer> {
    if (!(await deps.isOperator(request))) return refuseKey(request)
    const words = readWords(await request.body(LARGEST_CHANGE))
    if (!words) return plain(400, 'Send an object of texts; null takes a text away.')
    return answer(await translations.changeTexts(language, namespace, words))
  }

  async function refuseKey({ ip, requestId }: HttpRequest): Promise<HttpAnswer> {
    await deps.recordRefusedKey({ ip, requestId })
    return notOperator()
  }
}

interface Wanted {
  language: string
  namespace: string
  revision: string | null
}

function wordsAnswer(
  words: LanguageWords | null,
  { language, namespace, revision }: Wanted,
): HttpAnswer {
  const found = words?.namespaces.get(namespace)
  if (!words || !found) return notFound()
  // A caller that names the newest revision may keep its words until its next request is due.
  const kept =
    revision === words.revision ? `public, max-age=${RELOAD_MS / 1000}` : 'public, no-cache'
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': kept,
    etag: found.etag,
  }
  return {
    status: 200,
    headers: { ...headers, 'access-control-allow-origin': '*', 'content-language': language },
    body: found.body,
  }
}

function partsOf({ url }: HttpRequest): string[] {
  return url.pathname.split('/').slice(2)
}

/** An object whose values are texts or null; null for anything else. */
function readWords(body: Buffer): TextChanges | null {
  try {
    const given: unknown = JSON.parse(body.toString('utf8'))
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    return Object.values(given).every((text) => text === null || typeof text === 'string')
      ? (given as TextChanges)
      : null
  } catch {
    return null
  }
}

function hasNoNull(words: TextChanges): words is Readonly<Record<string, string>> {
  return !Object.values(words).includes(null)
}

function answer(refused: Refused | null): HttpAnswer {
  return refused ? plain(refused.status, refused.sentence) : { status: 204 }
}

function notFound(): HttpAnswer {
  return plain(404, 'There are no such words.')
}

function notOperator(): HttpAnswer {
  return plain(401, 'This needs the key of the operator.', { 'www-authenticate': 'Bearer' })
}
