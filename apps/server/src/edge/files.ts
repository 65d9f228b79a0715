import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { COMMON_HEADERS } from './policy.ts'

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
