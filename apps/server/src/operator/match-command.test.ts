import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from '#testkit/accounts.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { countHeldMatches } from '../players/matching/match-decisions.ts'
import { findCredentials } from '../players/player.ts'
import { carryOutOnMatches, matchLines } from './match-acts.ts'
import { readMatchCommand } from './match-command.ts'
import { selectOperatorActs } from './operator-act.store.ts'

const BY = ['--by', 'kim', '--reason', 'two passports']

test('an operator’s command about matches says which, what, who and why', () => {
  expect(readMatchCommand(['--all', '--json'])).toEqual({
    command: { act: 'list matches', all: true },
    asJson: true,
  })
  expect(readMatchCommand(['clear', 'm1', ...BY])).toEqual({
    command: {
      act: 'decide match',
      match: 'm1',
      decision: 'cleared',
      by: 'kim',
      reason: 'two passports',
    },
    asJson: false,
  })
})

test.each([
  [['clear', 'm1', '--reason', 'because'], 'Say who acts'],
  [['clear', 'm1', '--by', 'kim miller', '--reason', 'because'], 'Say who acts'],
  [['confirm', 'm1', '--by', 'kim', '--reason', ' '], 'Say why'],
  [['clear', ...BY], 'npm run operator -- matches clear|confirm ID'],
  [['constructor', 'm1', ...BY], 'npm run operator -- matches clear|confirm ID'],
  [['forget', 'm1', ...BY], 'npm run operator -- matches clear|confirm ID'],
  [['--force'], 'npm run operator -- matches [--all]'],
])('an operator’s command %j is refused with a sentence', (args, sentence) => {
  expect(() => readMatchCommand(args)).toThrow(sentence)
})

describe('an operator', () => {
  let db: Database
  let casino: Accounts
  beforeAll(async () => {
    db = await openTestDatabase()
    casino = openAccounts(db)
  })
  afterAll(() => db.close())

  test('is shown who waits, without names, and clears a match once', async () => {
    const home = {
      dateOfBirth: '1970-07-07',
      houseNumberAndStreetName: 'Kaja 4',
      postCode: '10115',
    }
    await casino.member('one@example.test', home)
    await casino.member('two@example.test', { ...home, firstName: 'Nora' })
    const idOf = async (email: string) => (await findCredentials(db, email))?.playerId ?? ''
    await casino.exclude(await idOf('one@example.test'))
    const playerId = await idOf('two@example.test')
    expect(await casino.matches.isHeld(playerId)).toBe(true)

    expect(await countHeldMatches(casino)).toMatchObject({ waiting: 1 })
    const waiting = await carryOutOnMatches(casino, readMatchCommand([]).command)
    expect(waiting.matches).toMatchObject([{ playerId, likeness: 'near', decision: null }])
    expect(matchLines(waiting)[0]).toMatch(
      new RegExp(`near  player ${playerId} .* not decided, may not play$`),
    )
    expect(matchLines(waiting)[0]).not.toMatch(/Nora|example/)

    const { command } = readMatchCommand(['clear', waiting.matches[0]?.id ?? '', ...BY])
    expect(matchLines(await carryOutOnMatches(casino, command))).toEqual([
      'No player waits for a decision.',
    ])
    expect(await casino.matches.isHeld(playerId)).toBe(false)
    expect(await countHeldMatches(casino)).toMatchObject({ waiting: 0 })
    await expect(carryOutOnMatches(casino, command)).rejects.toThrow(
      'The match is cleared already.',
    )
    const unknown = readMatchCommand(['clear', 'none', ...BY]).command
    await expect(carryOutOnMatches(casino, unknown)).rejects.toThrow('There is no match none.')
    const all = await carryOutOnMatches(casino, readMatchCommand(['--all']).command)
    expect(all.matches).toMatchObject([
      { decision: 'cleared', decidedBy: 'kim', reason: 'two passports' },
    ])
    expect(await selectOperatorActs(db, waiting.matches[0]?.id ?? '', 10)).toMatchObject([
      {
        operator: 'kim',
        act: 'matches decide',
        reason: 'two passports',
        before: { decision: null },
        after: { decision: 'cleared' },
      },
    ])
  })
})
