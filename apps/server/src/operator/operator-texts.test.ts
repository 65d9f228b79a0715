import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { openLog } from '../kit/log.ts'
import { NOT_WHOLE } from '../kit/whole-text.ts'
import { carryOutCommand, readOperatorCommand } from './operator-command.ts'
import { openOperatorSocket, operatorPathOf } from './operator-socket.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const EMAIL = 'texts@example.test'
const UNKNOWN = 'This casino does not know such a command.'

let db: Database
let casino: Accounts
let socket: { close(): Promise<void> }
const folder = mkdtempSync(join(tmpdir(), 'baize-operator-'))

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  await casino.member(EMAIL)
  socket = await openOperatorSocket(
    { ...casino, db, log: openLog('silent') },
    operatorPathOf(folder),
  )
})
afterAll(async () => {
  await socket.close()
  await db.close()
  rmSync(folder, { recursive: true })
})

/** Sends a body to the operator's socket as it is. */
async function send(body: string): Promise<{ status: number | undefined; body: unknown }> {
  const answer = await new Promise<IncomingMessage>((done, failed) =>
    request({ socketPath: operatorPathOf(folder), path: '/', method: 'POST' }, done)
      .on('error', failed)
      .end(body),
  )
  return { status: answer.statusCode, body: await json(answer) }
}
const commandOf = (ask: object) => JSON.stringify({ noun: 'player', ask })
const block = (given: object) =>
  commandOf({ act: 'block', player: EMAIL, by: 'kim', reason: 'asked by phone', ...given })
const actsOf = async () =>
  (
    await carryOutCommand(
      { ...casino, db },
      { noun: 'log', ask: { act: 'list acts', about: null, most: 9 } },
    )
  ).report

describe.each([
  ['a zero-width space', '\u200b'],
  ['marks of direction', '\u200e\u202e'],
  ['a filler of Hangul', '\u3164'],
  ['controls', '\u001b\u0007'],
])('a reason of %s alone', (_, reason) => {
  test('is none on the command line of an operator', () => {
    expect(() =>
      readOperatorCommand(['player', 'block', EMAIL, '--by', 'kim', '--reason', reason], NOW),
    ).toThrow('Say why')
  })

  test('is refused by the operator’s socket', async () => {
    expect(await send(block({ reason }))).toEqual({ status: 400, body: { error: UNKNOWN } })
  })
})

test.each([
  ['the reason', block({ reason: 'asked\u0000' })],
  ['the player', block({ player: 'a\u0000@example.test' })],
  ['half a character in the reason', block({ reason: 'asked \ud800' })],
  [
    'the subject of a key',
    JSON.stringify({ noun: 'log', ask: { act: 'list acts', about: '\u0000', most: 9 } }),
  ],
  [
    'the id of a match',
    JSON.stringify({
      noun: 'matches',
      ask: {
        act: 'decide match',
        match: 'a\u0000',
        decision: 'cleared',
        by: 'kim',
        reason: 'seen',
      },
    }),
  ],
])('the operator’s socket refuses the character NUL in %s with a sentence', async (_, body) => {
  expect(await send(body)).toEqual({ status: 400, body: { error: NOT_WHOLE } })
})

test.each(['', '{', '[]', '"\u0000"', '\ufffd'])(
  'the operator’s socket refuses the body %j, which is no command',
  async (body) => {
    expect(await send(body)).toEqual({ status: 400, body: { error: UNKNOWN } })
  },
)

test('an operator’s reason is kept on one line, without controls', async () => {
  expect((await send(block({ reason: ' asked\n\u001b[2Jby phone ' }))).status).toBe(200)
  expect(await actsOf()).toMatchObject({ acts: [{ reason: 'asked [2Jby phone' }] })
})
