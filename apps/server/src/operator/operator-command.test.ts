import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, cookieOf, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { freeze, listFreezes } from '../ledger/freeze.ts'
import { findCredentials } from '../players/player.ts'
import { carryOutCommand, readOperatorCommand } from './operator-command.ts'

const BY = ['--by', 'kim', '--reason', 'asked by phone']
const NOW = new Date('2026-11-20T12:00:00Z')

let db: Database
let casino: Accounts

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const operator = (...args: string[]) =>
  carryOutCommand({ ...casino, db }, readOperatorCommand(args, NOW).command)
const idOf = async (email: string) => (await findCredentials(db, email))?.playerId ?? ''

test('an operator’s command about an unknown noun is refused with all commands', () => {
  for (const args of [[], ['toString'], ['weather', 'now']])
    expect(() => readOperatorCommand(args, NOW)).toThrow(
      /player show .*matches.*currencies thaw CURRENCY.*log/s,
    )
})

test.each([
  [['currencies', 'thaw', 'EUR', '--reason', 'mended'], 'Say who acts'],
  [['currencies', 'thaw', 'EUR', '--by', 'kim'], 'Say why'],
  [['currencies', 'thaw', 'EURO', ...BY], 'A currency has three letters, such as EUR, not "EURO".'],
  [['currencies', 'freeze', 'EUR', ...BY], 'currencies thaw CURRENCY'],
  [['log', '--most', '0'], '--most takes a number from 1 to 1000'],
  [['log', 'everything'], 'npm run operator -- log'],
])('an operator’s command %j is refused with a sentence', (args, sentence) => {
  expect(() => readOperatorCommand(args, NOW)).toThrow(sentence)
})

test('an operator thaws a frozen currency once, and the log says who and why', async () => {
  expect((await operator('currencies')).lines).toEqual(['Money moves in every currency.'])
  await expect(operator('currencies', 'thaw', 'EUR', ...BY)).rejects.toThrow('EUR is not frozen.')
  await freeze(db, {
    currency: 'EUR',
    reason: 'ann has 71 but its postings sum to 70',
    frozenAt: NOW,
  })
  expect((await operator('currencies')).lines).toEqual([
    'EUR  frozen since 2026-11-20T12:00:00.000Z: ann has 71 but its postings sum to 70',
  ])
  await operator('currencies', 'thaw', 'eur', ...BY)
  expect(await listFreezes(db)).toEqual([])
  expect((await operator('log', '--about', 'EUR')).report).toEqual({
    acts: [
      {
        at: casino.clock.now().toISOString(),
        operator: 'kim',
        act: 'currencies thaw',
        subject: 'EUR',
        reason: 'asked by phone',
        before: {
          frozenAt: '2026-11-20T12:00:00.000Z',
          reason: 'ann has 71 but its postings sum to 70',
        },
        after: { frozenAt: null },
      },
    ],
  })
})

test('an operator ends the sign-ins of a player, and the log says how many there were', async () => {
  const email = 'signed-in@example.test'
  await casino.member(email)
  const signedIn = await casino.post('/auth/login', {
    form: { username: email, password: 'Welcome-1' },
  })
  const cookie = cookieOf(signedIn)
  expect((await casino.post('/auth/refresh', { cookie })).status).toBe(200)
  await operator('player', 'sign-out', email, ...BY)
  expect((await casino.post('/auth/refresh', { cookie: cookieOf(signedIn) })).status).toBe(401)
  expect((await operator('log', '--about', await idOf(email))).report).toMatchObject({
    acts: [{ act: 'player sign-out', before: { sessions: 1 }, after: { sessions: 0 } }],
  })
})

describe('an operator who mails a player again', () => {
  test('sends the link that proves the address while it is not proven', async () => {
    await casino.register({ email: 'unproven@example.test' })
    const first = await casino.tokenTo('unproven@example.test')
    await operator('player', 'mail', 'unproven@example.test', ...BY)
    const second = await casino.tokenTo('unproven@example.test')
    expect(second).not.toBe(first)
    await casino.verify(second)
    expect(await findCredentials(db, 'unproven@example.test')).toMatchObject({ isVerified: true })
  })

  test('sends a link for a new password when the address is proven', async () => {
    const email = 'proven@example.test'
    await casino.member(email)
    await operator('player', 'mail', email, ...BY)
    expect((await casino.letterTo(email)).text).toContain('modal=change_password')
    await casino.changePassword(await casino.tokenTo(email), 'Welcome-2')
    expect((await operator('log', '--about', await idOf(email))).report).toMatchObject({
      acts: [{ act: 'player mail', after: { mailed: 'reset' } }],
    })
  })
})

test('the log of an operator’s acts lists the newest first, and no more than requested', async () => {
  const email = 'often@example.test'
  await casino.member(email)
  const player = await idOf(email)
  for (const verb of ['limit', 'unlimit', 'block']) await operator('player', verb, email, ...BY)
  await expect(operator('player', 'block', email, ...BY)).rejects.toThrow('nothing to block')
  const { report, lines } = await operator('log', '--about', player, '--most', '2')
  expect(report).toMatchObject({
    acts: [
      { act: 'player block', before: { status: 'active' }, after: { status: 'blocked' } },
      { act: 'player unlimit', before: { status: 'limited' }, after: { status: 'active' } },
    ],
  })
  expect(lines[0]).toMatch(
    new RegExp(
      `kim  player block  ${player}  {"status":"active"} -> {"status":"blocked"}  asked by phone$`,
    ),
  )
})
