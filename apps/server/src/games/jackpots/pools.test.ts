import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAmount, wholeUnit } from '#rules/money.ts'
import { openCoverage, readPools } from './pools.ts'

let marketsDir: string
beforeAll(() => {
  marketsDir = mkdtempSync(join(tmpdir(), 'baize-jackpots-'))
})
afterAll(() => rmSync(marketsDir, { recursive: true, force: true }))

const BELL = `
- id: bell
  name: Bell
  kind: must_drop
  shareBasisPoints: 100
  pots: { EUR: { seed: '100.00', ceiling: '500.00' }, JPY: { seed: '10000', ceiling: '50000' } }
  covers: { brands: [OLD_BRASS], games: [comet] }
`
const TABLE = `
- id: table
  name: Table
  kind: progressive
  shareBasisPoints: 50
  oddsOneIn: 1000
  pots: { EUR: { seed: '5.00' } }
  covers: { categories: [SLOT_GAMES] }
`

const withPots = (pots: string) => TABLE.replace("EUR: { seed: '5.00' }", pots)

function read(text: string) {
  writeFileSync(join(marketsDir, 'jackpots.yaml'), text)
  return readPools({ marketsDir, demo: false })
}

test('a demonstration has pools of ours, and a casino without a file of its own has none', () => {
  expect(readPools({ marketsDir: null, demo: true }).map(({ kind }) => kind)).toEqual([
    'must_drop',
    'progressive',
  ])
  expect(readPools({ marketsDir: null, demo: false })).toEqual([])
})

test('our own pools give back less than half a per cent of the stakes, which every game keeps', () => {
  for (const { id, shareBasisPoints, pots } of readPools({ marketsDir: null, demo: true }))
    for (const [currency, { seed, ceiling, oddsOneIn }] of pots) {
      const share = shareBasisPoints / 10_000
      const givenBack =
        ceiling === null
          ? share + Number(seed) / (Number(oddsOneIn) * Number(wholeUnit(currency)))
          : (share * Number(seed + ceiling)) / Number(ceiling - seed)
      expect(givenBack, `${id} in ${currency}`).toBeLessThan(0.005)
    }
})

test("amounts are read in each currency's own digits", () => {
  const [bell, table] = read(BELL + TABLE)
  const drops = { seed: 10_000n, ceiling: 50_000n, oddsOneIn: null }
  expect(bell?.pots.get('EUR')).toEqual(drops)
  expect(bell?.pots.get('JPY')).toEqual(drops)
  expect(table?.pots.get('EUR')).toEqual({ seed: 500n, ceiling: null, oddsOneIn: 1000n })
})

test('a pot has the odds of its pool, or its own', () => {
  const [table] = read(withPots("EUR: { seed: '5.00' }, JPY: { seed: '750', oddsOneIn: 150000 }"))
  expect(table?.pots.get('EUR')?.oddsOneIn).toBe(1000n)
  expect(table?.pots.get('JPY')?.oddsOneIn).toBe(150_000n)
})

test.each([
  ["EUR: { seed: '100.00' }", null],
  ["EUR: { seed: '100.01' }", 'EUR'],
  // A whole unit of yen is worth little, and the odds of euros are far too good for it.
  ["EUR: { seed: '5.00' }, JPY: { seed: '750' }", 'JPY'],
  ["EUR: { seed: '5.00' }, JPY: { seed: '750', oddsOneIn: 7499 }", 'JPY'],
  ["EUR: { seed: '5.00' }, JPY: { seed: '750', oddsOneIn: 7500 }", null],
])('a seed that gives back more than a tenth of each stake is refused: %s', (pots, refused) => {
  const reading = () => read(withPots(pots))
  if (refused === null) expect(reading).not.toThrow()
  else
    expect(reading).toThrow(
      `has odds in table that give back more than a tenth of each stake in ${refused}: raise oddsOneIn of that pot`,
    )
})

test.each([
  ['kind: must_drop', 'kind: raffle', /0\.kind must be progressive or must_drop/],
  ["'100.00'", "'1.005'", /has an amount in bell that is none of EUR/],
  [
    "ceiling: '500.00'",
    "ceiling: '100.00'",
    /has a ceiling in bell that is not above the seed in EUR/,
  ],
  [", ceiling: '500.00'", '', /0\.pots\.EUR\.ceiling is missing/],
  ["'100.00'", '100', /0\.pots\.EUR\.seed must be an amount in quotes, such as "500\.00"/],
  ['shareBasisPoints: 100', 'shareBasisPoints: 1001', /0\.shareBasisPoints is too high/],
  ['id: bell', 'id: Bell/1', /0\.id may have small letters, digits and dashes/],
  ['id: bell', 'id: table', /must have each id once/],
  ['name: Bell', 'title: Bell', /0\.name is missing/],
])('%s written as %s is refused with its place', (right, wrong, sentence) => {
  expect(() => read(BELL.replace(right, wrong) + TABLE)).toThrow(sentence)
})

const times = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join('')
const tableOf = (at: number, pots = "EUR: { seed: '5.00' }") =>
  withPots(pots).replace('id: table', `id: table-${at}`)

test('a casino has ten pools at the most', () => {
  expect(read(times(10, (at) => tableOf(at)))).toHaveLength(10)
  expect(() => read(times(11, (at) => tableOf(at)))).toThrow('must have 10 pools at most')
})

test('the pots of all pools are fifty at the most', () => {
  const all = Intl.supportedValuesOf('currency').filter((each) => parseAmount('5', each) !== null)
  const pots = (count: number) =>
    all
      .slice(0, count)
      .map((each) => `${each}: { seed: '5', oddsOneIn: 1000000 }`)
      .join(', ')
  expect(read(tableOf(0, pots(25)) + tableOf(1, pots(25)))).toHaveLength(2)
  expect(() => read(tableOf(0, pots(25)) + tableOf(1, pots(26)))).toThrow(
    'must have 50 pots at most',
  )
})

test('a pool names five hundred games, brands or categories of each kind at the most', () => {
  const covering = (count: number) =>
    TABLE.replace('categories: [SLOT_GAMES]', `games: [${times(count, (at) => `game-${at},`)}]`)
  expect(read(covering(500))).toHaveLength(1)
  expect(() => read(covering(501))).toThrow('0.covers.games must have 500 at most')
})

test('a game feeds the first pool that covers it by category, brand or id', () => {
  const games = new Map(
    [
      ['comet', 'SLOT_GAMES', 'NINEFOLD'],
      ['saloon', 'LIVE_CASINO', 'OLD_BRASS'],
      ['fruit', 'SLOT_GAMES', 'NINEFOLD'],
      ['dice', 'LUCKY_GAMES', 'NINEFOLD'],
    ].map(([id = '', category = '', brand = '']) => [id, { id, category, brand: { id: brand } }]),
  )
  const coverage = openCoverage(read(BELL + TABLE), (id) => games.get(id) ?? null)
  const poolOf = (id: string) => coverage.poolOf(id)?.id ?? null
  expect(['comet', 'saloon', 'fruit', 'dice', 'gone'].map(poolOf)).toEqual([
    'bell',
    'bell',
    'table',
    null,
    null,
  ])
  games.set('dice', { id: 'dice', category: 'SLOT_GAMES', brand: { id: 'NINEFOLD' } })
  expect(poolOf('dice')).toBeNull()
  coverage.forget()
  expect(poolOf('dice')).toBe('table')
})
