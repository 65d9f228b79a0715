import { mkdtempSync, rmSync } from 'node:fs'
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
    // TypeScript's types of the web do not know `duplex`, which Node asks for with a stream.
    const request = { method: 'POST', body, duplex: 'half' }
    const answer = await fetch(`${sandbox.url}${path}`, request)
    expect(answer.status).toBe(413)
  },
)
