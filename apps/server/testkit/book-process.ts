import { once } from 'node:events'
import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { openBook } from '../../sandbox/book/book.ts'
import type { BookOrder } from '../test/book-kill/processes.ts'

/**
 * The book as a process that a test kills. Its clock is `aheadMs` ahead of the machine's. It prints
 * `{}` when it serves at `port`.
 */
const { dataDir, casinoUrl, secret, port, aheadMs } = JSON.parse(process.argv[2] ?? '') as BookOrder
const book = openBook({
  dataDir,
  casinoUrl,
  secret,
  nowMs: () => Date.now() + aheadMs,
  calls: { timeoutMs: 2_000, backoffMs: [50] },
})
const server = createAdaptorServer({ fetch: new Hono().route('/book', book.app).fetch }) as Server
server.listen(port, '127.0.0.1')
await once(server, 'listening')
console.log('{}')
// Always at it, so that the kill meets bets that are being given back and settled.
for (;;) {
  await book.work()
  await wait(25)
}
