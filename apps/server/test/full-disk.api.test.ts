import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCasinoWithCashier } from '#testkit/casino-with-cashier.ts'
import { openOnSmallDisk, type SmallDisk } from '#testkit/full-disk.ts'
import type { Casino } from '#testkit/open-casino.ts'
import { balances } from '../src/ledger/accounts.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'

interface Line {
  requestId?: string
  err?: { message: string }
}

const lines: string[] = []
let disk: SmallDisk
let casino: Casino
let close: () => Promise<void>

beforeAll(async () => {
  disk = await openOnSmallDisk()
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  ;({ casino, close } = await openCasinoWithCashier({ db: { ...disk.db, close: disk.close }, log }))
})
afterAll(() => close())

const WITHDRAW =
  'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }'
const WHO = '{ user { id } }'
const METHODS = '{ withdrawMethods { provider { id } } }'

test('on a full disk a player reads the reason, loses nothing, and gets the same request done once there is room', async () => {
  const [player] = casino.players
  if (!player) throw new Error('The demo has no player.')
  const token = await casino.signIn(player)
  const { withdrawMethods } = (await casino.query(METHODS, { token })).data as {
    withdrawMethods: { provider: { id: string } }[]
  }
  const input = {
    key: 'a-press-of-a-button',
    methodId: withdrawMethods[0]?.provider.id,
    amount: '20.00',
  }
  const withdraw = () => casino.query(WITHDRAW, { variables: { input }, token })
  const { user } = (await casino.query(WHO, { token })).data as { user: { id: string } }
  const purses = async () => (await balances(disk.db, [user.id])).get(user.id)
  const before = await purses()
  if (!before) throw new Error('The player has no purses.')

  await disk.fill()
  await disk.refuses()
  const refused = await withdraw()
  expect(refused.errors?.map(({ extensions }) => extensions)).toEqual([
    { code: 'database_down', requestId: expect.any(String) },
  ])
  expect(lineOf(refused.errors?.[0]?.extensions?.requestId)).toMatch(
    /^The disk of the database is (almost )?full: nothing/,
  )
  const turnedAway = await login(player)
  expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '1'])
  expect(lineOf(turnedAway.headers.get('x-request-id'))).toMatch(
    /^The disk of the database is (almost )?full: nothing/,
  )
  expect((await casino.query(WHO, { token })).data, 'reading goes on').toEqual({ user })
  expect(await purses()).toEqual(before)
  const full = await fetch(`${casino.url}/healthz/readiness`)
  expect([full.status, await full.json()]).toEqual([
    503,
    {
      status: 'not ready',
      problems: {
        disk: expect.stringMatching(/^The disk of the database is (almost )?full: nothing/),
      },
    },
  ])

  await disk.empty()
  const first = await withdraw()
  expect(first.data).toEqual({ startWithdrawal: { id: expect.any(String) } })
  expect((await withdraw()).data, 'asked for again').toEqual(first.data)
  expect(
    (await fetch(`${casino.url}/healthz/readiness`)).status,
    'readiness once there is room',
  ).toBe(200)
  expect(await purses()).toEqual({
    ...before,
    real: before.real - 2000n,
    held: before.held + 2000n,
  })
  expect((await trialBalance(disk.db)).differences).toEqual([])
})

function login({ email, password }: { email: string; password: string }): Promise<Response> {
  const headers = { origin: casino.app.publicUrl }
  return fetch(`${casino.url}/auth/login`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: email, password }),
  })
}

/** Returns the line of the log for this request. */
function lineOf(requestId: unknown): string | undefined {
  return lines.map((line) => JSON.parse(line) as Line).find((line) => line.requestId === requestId)
    ?.err?.message
}
