import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { makeAnswer, sendAnswer } from './answer.ts'
import { pathOf } from './http-server.ts'
import { COMMON_HEADERS, pagePolicy } from './policy.ts'

export type Files = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The built files of one site. Names below /assets/ carry a hash of their content and may be kept for ever; brotli and gzip twins
 * were written by the build.
 */
export function openFiles(folder: string): Files {
  if (!existsSync(folder)) throw new Error(`${folder} has not been built: run npm start.`)
  return sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
      response.setHeader('cache-control', pathname.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
}

/** A site without server rendering, below its own path: every address that is no file answers the one page. */
export function openFrame(folder: string, prefix: string, policy: { publicUrl: string; sandboxUrl: string }): Files {
  const files = openFiles(folder)
  const html = readFileSync(join(folder, 'index.html'))
  const page = makeAnswer(html, 0, {
    ...COMMON_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': pagePolicy(html.toString(), policy),
  })
  return (request, response, next) => {
    if (!pathOf(request).startsWith(`${prefix}/`)) return next()
    const whole = request.url
    const isFile = /\.\w+$/.test(pathOf(request)) && !pathOf(request).endsWith('.html')
    if (!isFile) return void sendAnswer(request, response, 200, page)
    request.url = whole?.slice(prefix.length)
    files(request, response, () => response.writeHead(404).end())
  }
}
