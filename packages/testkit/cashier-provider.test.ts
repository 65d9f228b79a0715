import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe } from 'vitest'
import { openCashier } from '../../apps/sandbox/cashier/cashier.ts'
import type { Party } from '../../apps/sandbox/http/party.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openIds } from '../../apps/server/src/kit/ids.ts'
import { systemRandom } from '../../apps/server/src/kit/random.ts'
import { openHostedPage } from '../../apps/server/src/payments/providers/hosted-page.ts'
import { type ProviderUnderTest, providerContract } from '../../apps/server/src/payments/providers/provider.contract.ts'

const SECRET = 'a-secret-that-both-sides-know'
const folder = mkdtempSync(join(tmpdir(), 'baize-cashier-'))
const heard: ReturnType<ProviderUnderTest['callbacks']> = []
let cashier: Party
let servers: Server[]
let underTest: ProviderUnderTest

beforeAll(async () => {
  const ear = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    heard.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(chunks) })
    response.end()
  })
  const app = new Hono()
  const front = createAdaptorServer({ fetch: app.fetch }) as Server
  servers = [ear, front]
  const [earPort, frontPort] = await Promise.all(servers.map(listen))
  const publicUrl = `http://127.0.0.1:${frontPort}`
  cashier = openCashier({ dataDir: folder, publicUrl, casinoUrl: `http://127.0.0.1:${earPort}`, secret: SECRET })
  app.route('/cashier', cashier.app)
  underTest = {
    provider: openHostedPage({
      id: 'cashier',
      url: `${publicUrl}/cashier`,
      secrets: [SECRET],
      clock: systemClock,
      ids: openIds({ clock: systemClock, random: systemRandom }),
    }),
    methodId: 'cardinal',
    amount: 5000n,
    callbackUrl: `http://127.0.0.1:${earPort}/`,
    callbacks: () => heard,
    async pay(pageUrl) {
      const card = { cardNumber: '9400 0000 0000 0007', expiry: '12/60', code: '123', holder: 'Robin Player' }
      await fetch(pageUrl, { method: 'POST', body: new URLSearchParams(card) })
    },
    async until(holds) {
      for (let tries = 0; !(await holds()); tries++) {
        if (tries > 100) throw new Error('It did not come about.')
        await wait(100)
      }
    },
  }
})

afterAll(async () => {
  for (const server of servers) server.close().closeAllConnections()
  await cashier.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the hosted-page adapter and the cashier of the sandbox', () => {
  providerContract(() => underTest)
})

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
