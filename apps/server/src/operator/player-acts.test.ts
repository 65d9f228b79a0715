import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { carryOut } from './player-acts.ts'
import type { PlayerCommand } from './player-command.ts'

let db: Database
let casino: Accounts
let guests = 0

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
})
afterAll(() => db.close())

const act = (command: PlayerCommand) => carryOut({ ...casino, db }, command)
const because = { by: 'kim', reason: 'a test' }

async function member(): Promise<string> {
  const player = `guest${++guests}@example.test`
  await casino.member(player)
  return player
}

test('an operator sees a player by e-mail address or by id', async () => {
  const player = await member()
  const seen = await act({ act: 'show', player })
  expect(seen).toMatchObject({
    email: player,
    name: 'Ada Lovelace',
    status: 'active',
    exclusion: null,
    real: '0.00',
    events: [],
  })
  expect(await act({ act: 'show', player: seen.id })).toEqual(seen)
  await expect(act({ act: 'show', player: 'no-one@example.test' })).rejects.toThrow(
    'There is no player no-one@example.test.',
  )
})

test('G7 an operator blocks and unblocks, limits and unlimits, and each act is written down once', async () => {
  const player = await member()
  expect((await act({ act: 'limit', player, ...because })).status).toBe('limited')
  expect((await act({ act: 'unlimit', player, ...because })).status).toBe('active')
  expect((await act({ act: 'block', player, ...because })).status).toBe('blocked')
  const { status, events } = await act({ act: 'unblock', player, ...because })
  expect(status).toBe('active')
  expect(events).toHaveLength(4)
  expect(events[0]).toEqual({
    at: casino.clock.now().toISOString(),
    actor: 'operator/kim',
    kind: 'status_changed',
    before: { status: 'blocked' },
    after: { status: 'active', reason: 'a test' },
  })
})

test('an act that changes nothing, or something else, is refused and changes nothing', async () => {
  const player = await member()
  await act({ act: 'limit', player, ...because })
  await expect(act({ act: 'unblock', player, ...because })).rejects.toThrow(
    'The player is limited, so there is nothing to unblock.',
  )
  await expect(act({ act: 'limit', player, ...because })).rejects.toThrow(
    'The player is limited, so there is nothing to limit.',
  )
  expect(await act({ act: 'show', player })).toMatchObject({
    status: 'limited',
    events: [{ kind: 'status_changed' }],
  })
})

test('G3 an operator excludes a player, and the exclusion cannot end earlier', async () => {
  const player = await member()
  const until = '2027-05-20T00:00:00.000Z'
  const { status, exclusion } = await act({ act: 'exclude', player, until, ...because })
  expect(status).toBe('excluded')
  expect(exclusion).toMatchObject({
    kind: 'self_exclusion',
    until,
    askedBy: 'operator/kim',
    reason: 'a test',
  })
  const shorter = { act: 'exclude', player, until: '2026-12-01T00:00:00.000Z', ...because } as const
  await expect(act(shorter)).rejects.toThrow(`The player is already excluded until ${until}`)
  await expect(act({ act: 'unblock', player, ...because })).rejects.toThrow(
    'That cannot be ended earlier; only block is possible.',
  )
})
