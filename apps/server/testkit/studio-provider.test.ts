import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import { openStudio as openStudioStandIn } from '../../sandbox/studio/studio.ts'
import { type ProviderUnderTest, providerContract } from '../src/games/providers/provider.contract.ts'
import { openStudio } from '../src/games/providers/studio.ts'
import { systemClock } from '../src/kit/clock.ts'
import { openIds } from '../src/kit/ids.ts'
import { systemRandom } from '../src/kit/random.ts'
import { freePort } from './free-port.ts'

const SECRET = 'a-secret-that-both-sides-know'
const dataDir = mkdtempSync(join(tmpdir(), 'baize-studio-'))
const app = new Hono()
const server = createAdaptorServer({ fetch: app.fetch }) as Server
let standIn: Awaited<ReturnType<typeof openStudioStandIn>>
let tested: ProviderUnderTest

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn = await openStudioStandIn({ dataDir, publicUrl: origin, casinoUrl: 'http://casino.invalid', secret: SECRET })
  app.route('/studio', standIn.app)
  const deps = { clock: systemClock, ids: openIds({ clock: systemClock, random: systemRandom }), log: pino({ level: 'silent' }) }
  const at = (url: string) => openStudio({ ...deps, id: 'studio', gamePrefix: '', url, secrets: [SECRET] })
  tested = { provider: at(`${origin}/studio`), unreachable: at(`http://127.0.0.1:${await freePort()}/studio`) }
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await standIn.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the studio of the sandbox, by its adapter', () => providerContract(() => tested))
