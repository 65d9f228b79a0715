import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Answer, etagOf, makeAnswer, sendAnswer, sendText } from '../http/answer.ts'
import { encoded } from '../http/encodings.ts'
import { pathOf } from '../http/http-server.ts'
import { COMMON_HEADERS, pagePolicy, styleHashesOf } from './policy.ts'

export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/**
 * A worker lives under the policy of its own file: it may fetch what its page may, and run our
 * files only.
 */
const POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

export interface OpenFiles {
  serve: Files
  /**
   * Returns the path of a file of the casino with the file's version added; every other address
   * unchanged.
   */
  addressOf(path: string): string
}

/**
 * The built files of one site, held in memory: they are few, and an answer still has them when the
 * build is replaced meanwhile. A file whose name or version is made from its content may be kept
 * for ever. `prefix` is the path they live below.
 */
export function openFiles(folder: string, prefix = ''): OpenFiles {
  const answers = readFolder(folder, prefix)
  const kept = new Map<Answer, Answer>()
  return {
    serve(request, response, next) {
      const answer = answers.get(pathOf(request))
      if (!answer) next()
      else if (request.method !== 'GET' && request.method !== 'HEAD')
        sendText(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
      else
        void sendAnswer(
          request,
          response,
          200,
          request.url?.endsWith(versionOf(answer)) ? forEver(answer) : answer,
        )
    },
    addressOf(path) {
      const answer = answers.get(path)
      return answer && answer.headers['cache-control'] !== FOR_EVER
        ? path + versionOf(answer)
        : path
    },
  }

  function forEver(answer: Answer): Answer {
    const before = kept.get(answer)
    if (before) return before
    const made = { ...answer, headers: { ...answer.headers, 'cache-control': FOR_EVER } }
    kept.set(answer, made)
    return made
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'
/** Pictures that are requested without their version change with releases only. */
const FOR_AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400'

/**
 * Made of the content of a file. So another node with another release never sends its own file
 * under this address, where browsers would keep it for ever.
 */
function versionOf({ etag }: Answer): string {
  return `?v=${etag().slice('W/"'.length, -'"'.length).slice(0, 12)}`
}

/**
 * A site without server rendering, below its own path: every address that is no file answers the
 * one page.
 */
export function openFrame(
  folder: string,
  prefix: string,
  addresses: { publicUrl: string; sandboxUrl: string },
): Files {
  const files = openFiles(folder, prefix)
  const html = readFileSync(join(folder, 'index.html'))
  const page = makeAnswer(html, 0, {
    ...COMMON_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy({
      ...addresses,
      styleHashes: styleHashesOf(html.toString()),
    }),
  })
  return (request, response, next) => {
    const path = pathOf(request)
    if (path !== prefix && !path.startsWith(`${prefix}/`)) next()
    else if (request.method !== 'GET' && request.method !== 'HEAD')
      sendText(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
    else if (isFileName(path))
      files.serve(request, response, () => sendText(response, 404, NO_FILE))
    else void sendAnswer(request, response, 200, page)
  }
}

const NO_FILE = 'There is no such file.'

/**
 * A path that is no page of a site is looked for among its files: a request for a file must not be
 * answered with a page.
 */
function isFileName(path: string): boolean {
  return /\/assets\/|\.\w+$/.test(path)
}

function readFolder(folder: string, prefix: string): ReadonlyMap<string, Answer> {
  if (!existsSync(folder)) throw new Error(`${folder} has not been built: run npm start.`)
  const answers = new Map<string, Answer>()
  for (const name of globSync('**/*', { cwd: folder })) {
    const path = join(folder, name)
    if (/\.(br|gz)$/.test(name) || name.endsWith('index.html') || !statSync(path).isFile()) continue
    answers.set(`${prefix}/${name.replaceAll('\\', '/')}`, readAnswer(path, name))
  }
  return answers
}

/**
 * Reads a file and its compressed copies, which the build made: these are smaller than copies made
 * during a request.
 */
function readAnswer(path: string, name: string): Answer {
  const bytes = readFileSync(path)
  const etag = etagOf(bytes)
  const twin = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null)
  return {
    body: encoded(bytes, { br: twin('.br'), gzip: twin('.gz') }, 'never'),
    etag: () => etag,
    freshUntilMs: Number.POSITIVE_INFINITY,
    size: 2 * bytes.length,
    headsOfPosted: {},
    headers: {
      ...COMMON_HEADERS,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': name.includes('assets/')
        ? FOR_EVER
        : /^(art|banks|icons|share)\b/.test(name)
          ? FOR_AN_HOUR
          : 'no-cache',
      'accept-ranges': 'none',
      vary: 'accept-encoding',
    },
  }
}
