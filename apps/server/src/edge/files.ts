import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { type Answer, etagOf, makeAnswer, sayShortly, sendAnswer } from './answer.ts'
import { encoded } from './encodings.ts'
import { pathOf } from './http-server.ts'
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

/** A worker lives under the policy of its own file: it may fetch what its page may, and run our files only. */
const POLICY = "script-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The built files of one site, held in memory: they are few, and a build that is replaced meanwhile cannot pull them away from under
 * an answer. Names below /assets/ carry a hash of their content and may be kept for ever. `prefix` is the path they live below.
 */
export function openFiles(folder: string, prefix = ''): Files {
  const answers = readFolder(folder, prefix)
  return (request, response, next) => {
    const answer = answers.get(pathOf(request))
    if (!answer) next()
    else if (request.method === 'GET' || request.method === 'HEAD') void sendAnswer(request, response, 200, answer)
    else sayShortly(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
  }
}

/** A site without server rendering, below its own path: every address that is no file answers the one page. */
export function openFrame(folder: string, prefix: string, addresses: { publicUrl: string; sandboxUrl: string }): Files {
  const files = openFiles(folder, prefix)
  const html = readFileSync(join(folder, 'index.html'))
  const page = makeAnswer(html, 0, {
    ...COMMON_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy({ ...addresses, styleHashes: styleHashesOf(html.toString()) }),
  })
  return (request, response, next) => {
    const path = pathOf(request)
    if (path !== prefix && !path.startsWith(`${prefix}/`)) next()
    else if (request.method !== 'GET' && request.method !== 'HEAD') sayShortly(response, 405, 'Use GET.', { allow: 'GET, HEAD' })
    else if (isFileName(path)) files(request, response, () => sayShortly(response, 404, NO_FILE))
    else void sendAnswer(request, response, 200, page)
  }
}

const NO_FILE = 'There is no such file.'

/** What is no page of a site is looked for among its files: whoever asks for one of those wants no page in its place. */
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

/** With the twins that the build has written, which are smaller than what could be made while somebody waits. */
function readAnswer(path: string, name: string): Answer {
  const bytes = readFileSync(path)
  const twin = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : null)
  const isForEver = name.includes('assets/')
  return {
    body: encoded(bytes, { br: twin('.br'), gzip: twin('.gz') }, 'never'),
    etag: etagOf(bytes),
    freshUntilMs: Number.POSITIVE_INFINITY,
    size: 2 * bytes.length,
    headsOfPosted: {},
    headers: {
      ...COMMON_HEADERS,
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'cache-control': isForEver ? 'public, max-age=31536000, immutable' : 'no-cache',
      'accept-ranges': 'none',
      vary: 'accept-encoding',
    },
  }
}
