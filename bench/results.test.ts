import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepResults } from './results.ts'

const row = (name: string, value: number) => ({ name, value, unit: 'req/s' })
const file = () => join(mkdtempSync(join(tmpdir(), 'baize-results-')), 'results.json')
const kept = (path: string): { part: string; name: string; value: number; at: string }[] =>
  JSON.parse(readFileSync(path, 'utf8')).rows

test('a part that is measured again replaces its own rows and no others', () => {
  const path = file()
  keepResults(path, 'ledger', [row('bets', 1), row('waited', 2)])
  keepResults(path, 'http', [row('lobby', 3)])
  keepResults(path, 'ledger', [row('bets', 4)])
  expect(kept(path).map(({ part, name, value }) => [part, name, value])).toEqual([
    ['http', 'lobby', 3],
    ['ledger', 'bets', 4],
  ])
})

test('every row has the time of its measurement', () => {
  const path = file()
  keepResults(path, 'http', [row('lobby', 3)])
  const [first] = kept(path)
  keepResults(path, 'ledger', [row('bets', 1)])
  expect(Date.now() - Date.parse(first?.at ?? '')).toBeLessThan(60_000)
  expect(kept(path)[0]).toEqual(first)
})

test('rows without the name of their part are removed', () => {
  const path = file()
  writeFileSync(path, JSON.stringify({ rows: [row('of before', 9)] }))
  keepResults(path, 'http', [row('lobby', 3)])
  expect(kept(path).map(({ name }) => name)).toEqual(['lobby'])
})
