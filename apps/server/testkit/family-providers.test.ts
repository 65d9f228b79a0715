import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAMILY_IDS } from '../../sandbox/studio/families/family-ids.ts'
import { openStudio as openStudioStandIn } from '../../sandbox/studio/studio.ts'
import { readGameFamilies } from '../src/config/game-families.ts'
import {
  ORDER,
  type ProviderUnderTest,
  providerContract,
} from '../src/games/providers/provider.contract.ts'
import type { GameProvider } from '../src/games/providers/provider.ts'
import { openProviders } from '../src/games/providers/providers.ts'
import { systemClock } from '../src/kit/clock.ts'
import { openIds } from '../src/kit/ids.ts'
import { systemRandom } from '../src/kit/random.ts'
import { freePort } from './free-port.ts'

const SECRET = 'a-secret-that-both-sides-know'
const dataDir = mkdtempSync(join(tmpdir(), 'baize-studio-'))
const app = new Hono()
const server = createAdaptorServer({ fetch: app.fetch }) as Server
let standIn: Awaited<ReturnType<typeof openStudioStandIn>>
const BY_ADDRESS: ReadonlySet<string> = new Set(['playngo', 'oryx', 'tvbet', 'pateplay'])
let reached: readonly GameProvider[]
let unreachable: readonly GameProvider[]
/** They sign with a key that the stand-ins do not have yet, and know the one that these have. */
let rotating: readonly GameProvider[]

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  standIn = await openStudioStandIn({
    dataDir,
    publicUrl: origin,
    casinoUrl: 'http://casino.invalid',
    secret: SECRET,
  })
  app.route('/studio', standIn.app)
  const deps = {
    clock: systemClock,
    ids: openIds({ clock: systemClock, random: systemRandom }),
    log: pino({ level: 'silent' }),
  }
  const at = (sandboxUrl: string, secrets: readonly [string, ...string[]] = [SECRET]) => {
    const places = {
      production: false,
      sandboxUrl,
      sandboxInternalUrl: null,
      studioSecrets: secrets,
    }
    return openProviders({
      ...deps,
      sandboxUrl,
      secrets: { studio: secrets },
      gameFamilies: readGameFamilies({}, places),
    })
  }
  reached = at(origin)
  rotating = at(origin, ['a-key-that-is-to-come', SECRET])
  unreachable = at(`http://127.0.0.1:${await freePort()}`)
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await standIn.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(FAMILY_IDS)('the game provider "%s" with its stand-in', (id) => {
  const find = (providers: readonly GameProvider[]) => {
    const found = providers.find((each) => each.id === id)
    if (!found) throw new Error(`There is no provider ${id}`)
    return found
  }
  providerContract(
    (): ProviderUnderTest => ({
      provider: find(reached),
      unreachable: find(unreachable),
      opensByAddress: BY_ADDRESS.has(id),
    }),
  )

  test('opens games, and gives and takes back free spins, while its key is being replaced', async () => {
    const { listCatalogue, openSession, freeSpins } = find(rotating)
    const games = (await listCatalogue(null))?.catalogue.games ?? []
    const gameId = games.find(({ demo }) => demo)?.id ?? ''
    const real = { mode: 'real', token: 'token-of-another-session' } as const
    expect(await openSession({ ...ORDER, ...real, gameId })).toHaveProperty('launch')
    await freeSpins?.cancel('free-spins-that-never-were')
  })
})
