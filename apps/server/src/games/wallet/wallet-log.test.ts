import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { signedRequest } from '#testkit/signed-request.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import type { HttpRequest } from '../../kit/http.ts'
import { type NativeWalletDeps, nativeWalletRoutes } from './native.routes.ts'

let db: Database
beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

test('wallet calls under a bad key write five lines a minute, of all paths together, and then how many were left out', async () => {
  const lines: { msg: string; leftOut?: number }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) })
  const clock = manualClock(new Date('2026-11-20T12:00:00Z'))
  // The routes use none of these before the signature is right.
  const unused = {} as Pick<NativeWalletDeps, 'sessions' | 'wallet' | 'freeSpins'>
  const routes = nativeWalletRoutes({
    db,
    clock,
    log,
    provider: { id: 'studio', gamePrefix: '', secrets: ['the right one'] },
    ...unused,
  })
  const call = async (id: number) => {
    const signed = signedRequest({
      secret: 'a wrong one',
      messageId: `m${id}`,
      at: clock.nowMs() / 1000,
      body: '{}',
    })
    const route = routes[id % routes.length]
    const request = {
      ...signed,
      url: new URL(route?.path ?? '/', 'https://casino.test'),
    } as HttpRequest
    expect((await route?.handle(request))?.status).toBe(403)
  }
  const leftOut = () =>
    lines.filter(({ msg }) => msg.startsWith('a wallet call')).map((line) => line.leftOut ?? 0)

  for (let id = 0; id < 100; id++) await call(id)
  expect(leftOut()).toEqual([0, 0, 0, 0, 0])
  clock.advance(60_000)
  await call(100)
  expect(leftOut().at(-1)).toBe(95)
})
