import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openBook } from './book/book.ts'
import { openCashier } from './cashier/cashier.ts'
import { openChat } from './chat/chat.ts'
import type { Party } from './http/party.ts'
import { openMail } from './mail/mail.ts'
import { openSeal } from './seal/seal.ts'
import { openStudio } from './studio/studio.ts'

export interface SandboxOptions {
  /** 0 picks a free one. */
  port: number
  dataDir: string
  casinoUrl: string
  /** The origin a browser reaches the sandbox at, when it is not `http://localhost:{port}`. */
  publicUrl?: string
  secrets: { studio: string; cashier: string; mail: string; chat: string }
  studio?: { gameCount?: number; minimumRoundMs?: number; artDir?: string | undefined }
  cashier?: { isDown?: boolean }
  book?: { hasPanel?: boolean }
}

/** The casino's longest call to a third party is a letter, of some ten kB. */
const LARGEST_BODY = 1_000_000

/**
 * Longer than the casino and its proxies keep a connection that waits: what closes it first may meet
 * a request that is already on its way.
 */
const KEEP_ALIVE_MS = 65_000

/** Opens every third party that the casino needs on one origin, each below its own prefix. */
export async function openSandbox(
  options: SandboxOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const app = new Hono()
  const server = createAdaptorServer({ fetch: (request, env) => app.fetch(request, env) }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(options.port)
  await once(server, 'listening')
  const publicUrl = withoutSlash(
    options.publicUrl ?? `http://localhost:${(server.address() as AddressInfo).port}`,
  )
  const shared = { casinoUrl: withoutSlash(options.casinoUrl), publicUrl }
  const place = (name: string) => join(options.dataDir, 'sandbox', name)

  const parties: Record<string, Party> = {
    mail: openMail({ ...shared, dataDir: place('mail'), secret: options.secrets.mail }),
    cashier: openCashier({
      ...shared,
      ...options.cashier,
      dataDir: place('cashier'),
      secret: options.secrets.cashier,
    }),
    seal: openSeal(shared),
    chat: openChat({ ...shared, dataDir: place('chat'), secret: options.secrets.chat }),
    book: openBook({
      ...shared,
      ...options.book,
      dataDir: place('book'),
      secret: options.secrets.studio,
    }),
    studio: await openStudio({
      ...shared,
      ...options.studio,
      dataDir: place('studio'),
      secret: options.secrets.studio,
    }),
  }
  // Signatures are over whole bodies: without a bound, one of a caller who cannot sign is kept to its end.
  app.use(bodyLimit({ maxSize: LARGEST_BODY }))
  for (const [name, party] of Object.entries(parties)) app.route(`/${name}`, party.app)
  server.on('upgrade', (request, socket, head) => {
    const path = request.url?.split('?')[0]
    const taker = Object.values(parties).find((party) => party.upgrade?.path === path)?.upgrade
    if (taker) return taker.take(request, socket, head)
    // Without a listener, its errors would end the process. A client need not close its half.
    socket.on('error', () => {})
    socket.once('finish', () => socket.destroy())
    socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
  })
  app.get('/healthz', (context) => context.text('ok'))

  return {
    url: publicUrl,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      // Sockets of pages are the parties' own: the server waits for them.
      for (const party of Object.values(parties)) await party.close()
      await closed
    },
  }
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
