import { expect, test } from 'vitest'
import type { Dialect } from '../dialect.ts'
import { openDialect } from '../open-dialect.ts'
import { ALL_CASES } from './cases/all-cases.ts'
import type { Operator } from './desk.ts'
import { matches } from './match.ts'
import { countOf, tableOf } from './report.ts'
import { runCases } from './run-cases.ts'

const player = {
  token: 'a-token-of-this-game',
  sessionRef: null,
  playerId: 'ann',
  currency: 'EUR',
  gameId: 'comet',
}
const operatorWho = (answers: string, status = 200): Operator => ({
  dialect: openDialect('native', { secret: 's', partner: '' }),
  forger: openDialect('native', { secret: 'f', partner: '' }),
  send: async () => ({ status, body: answers }),
  ...{ player, other: player, over: player, stake: 10 },
  freeSpins: { issueId: 'issue', spins: 3 },
})

test('there are cases of every rule, each with a name of its own', () => {
  expect(new Set(ALL_CASES.map(({ rule }) => rule))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  expect(new Set(ALL_CASES.map(({ name }) => name)).size).toBe(ALL_CASES.length)
  expect(ALL_CASES.length).toBeGreaterThanOrEqual(60)
})

test('an operator who always answers the same balance does not pass', async () => {
  const results = await runCases(ALL_CASES, operatorWho('{"balance":1000,"transactions":[]}'))
  const { failed } = countOf(results)
  expect(failed).toBeGreaterThan(60)
})

test('an operator who is down fails every case that is run', async () => {
  const results = await runCases(ALL_CASES, operatorWho('', 502))
  expect(results.filter(({ passed }) => passed)).toEqual([])
  expect(results[0]).toMatchObject({ got: 'the balance is unclear', passed: false })
})

test('a case that needs another player is left out without one', async () => {
  const cases = ALL_CASES.filter(({ also }) => also === 'other')
  const results = await runCases(cases, { ...operatorWho('{"balance":1000}'), other: null })
  expect(results.every(({ passed }) => passed === null)).toBe(true)
  expect(tableOf(results)).toContain('needs a session of another player')
})

test('a case is not run in a dialect without its ability', async () => {
  const cases = ALL_CASES.filter(({ needs }) => needs?.includes('several actions'))
  const operator = {
    ...operatorWho(''),
    dialect: openDialect('tvbet', { secret: 's', partner: '' }),
  }
  expect(new Set((await runCases(cases, operator)).map(({ got }) => got))).toEqual(
    new Set(['not in this dialect']),
  )
})

const native: Pick<Dialect, 'name' | 'codes'> = {
  name: 'native',
  codes: new Set(['BET_MISSING', 'ROUND_CLOSED']),
}
const mute: Pick<Dialect, 'name' | 'codes'> = {
  name: 'tomhorn',
  codes: new Set(['INSUFFICIENT_FUNDS']),
}

test.each([
  [native, 'done +0', 'done +0', true],
  [native, 'done +0', 'done +1', false],
  [native, 'refused', 'refused BET_MISSING', true],
  [native, 'refused BET_MISSING', 'refused ROUND_CLOSED', false],
  [native, 'done +0|refused BET_MISSING', 'refused BET_MISSING', true],
  [native, 'refused', 'unclear', false],
  [mute, 'refused BET_MISSING', 'refused BAD_REQUEST', true],
  [mute, 'refused BET_MISSING', 'refused without a code', false],
  [mute, 'refused INSUFFICIENT_FUNDS +0', 'refused INSUFFICIENT_FUNDS +1', false],
  [mute, 'refused DUPLICATE_TRANSACTION', 'done -10', true],
])('%# what is expected as %s is met by %s', (dialect, expected, got, met) => {
  expect(matches(dialect as Dialect, [expected as string], [got as string])).toBe(met)
})
