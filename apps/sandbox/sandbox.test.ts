import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSandbox } from './sandbox.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-sandbox-'))
let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox({
    port: 0,
    dataDir: scratch,
    casinoUrl: 'http://127.0.0.1:9',
    secrets: { studio: 'one', cashier: 'two', mail: 'three', chat: 'four' },
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(scratch, { recursive: true, force: true })
})

test.each(['/mail/messages', '/cashier/sessions', '/studio/sessions', '/book/api/bets'])(
  'a body of more than a megabyte to %s is refused while it still comes',
  async (path) => {
    const body = new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(100_000)),
    })
    // TypeScript's types of the web do not know `duplex`, which Node requires with a stream.
    const request = { method: 'POST', body, duplex: 'half' }
    const answer = await fetch(`${sandbox.url}${path}`, request)
    expect(answer.status).toBe(413)
  },
)

test('a client that requests a socket where there is none and then resets the connection is dropped, and the sandbox serves on', async () => {
  const failures: Error[] = []
  const note = (error: Error) => void failures.push(error)
  process.on('uncaughtExceptionMonitor', note)
  const wire = connect(Number(new URL(sandbox.url).port), '127.0.0.1')
  wire.write(
    'GET /nothing HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  )
  const [answer] = await once(wire, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /)
  wire.resetAndDestroy()
  expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200)
  process.off('uncaughtExceptionMonitor', note)
  expect(failures).toEqual([])
})

test('a connection that waits for the next request is kept for a minute', async () => {
  const answer = await fetch(`${sandbox.url}/healthz`)
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
})
