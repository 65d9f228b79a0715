import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Situation } from '../feed/event.ts'
import { openFeed } from '../feed/feed.ts'
import { chancesOf, type Outlook } from '../feed/football/football-chances.ts'
import { jointOf } from '../feed/football/football-joint.ts'
import { FOOTBALL_MARKETS } from '../feed/football/football-markets.ts'
import { spread } from '../feed/seed.ts'
import { openWorlds } from '../feed/worlds.ts'
import { openBetStore } from './bets.store.ts'
import { openBets } from './bets.ts'
import { builderPrice } from './builder.ts'
import { builderRoutes } from './builder-routes.ts'
import { openTestCasino, ANN as session } from './test-casino.ts'
import { everyFinal, type Final, type Named, truth } from './test-finals.ts'

const START = Date.UTC(2026, 10, 26, 15, 7)

const DAY_MS = 86_400_000

let now = START

const feed = openFeed({ worlds: openWorlds('a secret of the builders'), nowMs: () => now })

const scratch = mkdtempSync(join(tmpdir(), 'baize-builders-'))

const store = openBetStore(join(scratch, 'bets.sqlite'))

const { wallet, dialect } = openTestCasino()

const bets = openBets({ feed, wallet: dialect, store })

beforeEach(() => {
  now = START
})

afterAll(() => {
  store.close()
  rmSync(scratch, { recursive: true, force: true })
})

let draws = 0

const below = (most: number) => Math.floor(spread(7, ++draws, 11) * most)

const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T

function anOutlook(): Outlook {
  const isLive = below(2) === 1
  const goals = () => (isLive ? ([below(3), below(3)] as const) : ([0, 0] as const))
  const rate = () => 0.2 + below(12) / 10
  return {
    first: goals(),
    second: [0, 0],
    restOfFirst: isLive ? [0, 0] : [rate(), rate()],
    restOfSecond: [rate(), rate()],
    corners: { count: isLive ? below(5) : 0, rest: 3 + below(8) },
    cards: { count: 0, rest: 1 + below(4) },
    strength: { home: 0.6 + rate(), away: 0.6 + rate(), rho: -0.1 },
  }
}

const joinable = FOOTBALL_MARKETS.filter(
  ({ kind, line }) => kind !== 'next_goal' && (line === null || (line * 2) % 1 === 0),
)

describe('the price of a bet builder', () => {
  test('is what all ways of the match say, one by one, whatever its legs', () => {
    let priced = 0
    for (let round = 0; round < 60; round++) {
      const outlook = anOutlook()
      const legs = Array.from({ length: 2 + below(3) }, () => {
        const definition = pick(joinable)
        return { definition, number: 1 + below(definition.selections.length) }
      })
      const { finals, corners, cards } = everyFinal(outlook)
      const named = legs.map(({ definition, number }) => ({
        ...definition,
        name: definition.selections[number - 1]?.name ?? { key: '' },
      }))
      const [all, won, whole] = [0, 1, 2].map((what) => {
        const fits = (ofLegs: Named[], final: Final) =>
          what === 0 ||
          ofLegs.every((leg) =>
            what === 1 ? truth(leg, final) === 'won' : truth(leg, final) !== 'void',
          )
        const onGoals = named.filter(({ subject }) => subject !== 'corners' && subject !== 'cards')
        const sum = finals.reduce(
          (total, { final, weight }) => (fits(onGoals, final) ? total + weight : total),
          0,
        )
        const some = { half: [0, 0], full: [0, 0], corners: 0, cards: 0 } as const
        const ofCount = (subject: 'corners' | 'cards', counts: typeof corners) =>
          counts.reduce((total, { count, weight }) => {
            const its = named.filter((leg) => leg.subject === subject)
            return fits(its, { ...some, [subject]: count }) ? total + weight : total
          }, 0)
        return sum * ofCount('corners', corners) * ofCount('cards', cards)
      }) as [number, number, number]
      const choices = legs.map(({ definition: { code, lineNumber }, number }) => ({
        code,
        lineNumber,
        number,
      }))
      const { shares, wrong } = jointOf({ chances: chancesOf(outlook), outlook }, choices)
      expect(shares.won, JSON.stringify(choices)).toBeCloseTo(won / all, 10)
      expect(shares.void).toBeCloseTo(1 - whole / all, 10)
      expect(wrong?.why === 'contradicts').toBe(won === 0)
      if (!wrong) priced++
    }
    expect(priced).toBeGreaterThan(15)
  })

  test('is that of its one distribution: one leg alone has the chance of its market', () => {
    const outlook = anOutlook()
    const chances = chancesOf(outlook)
    for (const { code, lineNumber, subject, judge, selections } of joinable) {
      const sure = chances[subject].reduce(
        (sum, { probability, cell }) => (judge(cell, 0) === 'won' ? sum + probability : sum),
        0,
      )
      const { shares } = jointOf({ chances, outlook }, [{ code, lineNumber, number: 1 }])
      expect(shares.won, `${selections[0]?.name.key} ${code}/${lineNumber}`).toBeCloseTo(sure, 10)
    }
  })

  test('is below the fair one, and no less than that of any leg alone; more legs cost more margin', () => {
    for (const { legs } of someBuilders(40)) {
      const { odds, chance: fair } = builderPrice(feed, legs)
      expect(Number(odds)).toBeLessThanOrEqual(1 / fair + 1e-9)
      expect(Number(odds)).toBeGreaterThanOrEqual(
        Math.min(
          Math.floor(100 / fair) / 100,
          ...[Math.max(...legs.map((leg) => Number(leg.odds)))],
        ),
      )
      expect(Number(odds)).toBeGreaterThan((1 / fair) * (1 - 0.01 * (6 + legs.length)) - 0.02)
    }
  })
})

/** The selection of a match that begins later, by its market and its key. */
function find(kind: string, key: string, { line = null as number | null, at = 0 } = {}) {
  const event = feed.getEvent(feed.listEvents({ sportId: 1, live: false }).events[at]?.id ?? 0)
  const market = event?.markets.find(
    (each) =>
      each.kind === kind && each.period === 'match' && (line === null || each.line === line),
  )
  const selection = market?.selections.find(({ name }) => name.key === key)
  return { id: selection?.id ?? 0, odds: selection?.odds ?? '' }
}

function someBuilders(count: number) {
  const { events } = feed.listEvents({ sportId: 1, live: false, coupon: 3 }, { limit: 100 })
  const made: { legs: { id: number; odds: string }[] }[] = []
  for (let round = 0; made.length < count && round < 20; round++)
    for (const { id } of events) {
      const open = feed.getEvent(id)?.markets.filter(({ state }) => state === 'open') ?? []
      const legs = Array.from({ length: 2 + below(3) }, () =>
        pick(pick(open)?.selections ?? []),
      ).flatMap((each) => (each?.odds ? [{ id: each.id, odds: each.odds }] : []))
      if (
        legs.length < 2 ||
        new Set(legs.map((leg) => leg.id)).size < legs.length ||
        feed.jointOf(legs.map((leg) => leg.id))?.wrong
      )
        continue
      if (Number(builderPrice(feed, legs).odds) < 400 && made.length < count) made.push({ legs })
    }
  return made
}

const wish = (legs: { id: number; odds: string }[], odds: string, key = `builder-${++draws}`) =>
  ({ key, type: 'builder', stake: 100, eachWay: false, policy: 'ask', legs, odds }) as const

test.each([
  [
    'what cannot come together',
    () => [find('match_winner', 'home'), find('match_winner', 'away')],
    'builder_contradicts',
    1,
  ],
  [
    'what says nothing more',
    () => [find('match_winner', 'home'), find('double_chance', 'home_or_draw')],
    'builder_implied',
    1,
  ],
  [
    'a line of quarters',
    () => [find('match_winner', 'home'), find('total', 'over', { line: 2.25 })],
    'builder_unfit',
    1,
  ],
  [
    'who scores next',
    () => [find('next_goal', 'home'), find('match_winner', 'home')],
    'builder_unfit',
    0,
  ],
  ['one leg', () => [find('match_winner', 'home')], 'builder_size', null],
  [
    'two matches',
    () => [find('match_winner', 'home'), find('match_winner', 'home', { at: 1 })],
    'builder_event',
    null,
  ],
])(
  'a bet builder of %s is refused with its reason, and makes no call',
  async (_, legs, code, at) => {
    const before = wallet.calls.length
    const refused = { code, leg: at === null ? null : (legs()[at]?.id ?? 0) }
    await expect(bets.place('token', session, wish(legs(), '2.00'))).rejects.toMatchObject(refused)
    expect(wallet.calls).toHaveLength(before)
    const answer = await builderRoutes(feed).request(
      `/api/builder?ids=${legs().map(({ id }) => id)}`,
    )
    expect([answer.status, await answer.json()]).toEqual([200, refused])
  },
)

test('a bet builder is taken at the price that its page got, and at no other unless the player takes it', async () => {
  const legs = [
    find('match_winner', 'home'),
    find('both_score', 'yes'),
    find('corners_total', 'over', { line: 8.5 }),
  ]
  const answered = await (
    await builderRoutes(feed).request(`/api/builder?ids=${legs.map(({ id }) => id)}`)
  ).json()
  expect(Number(answered.odds)).toBeGreaterThan(Math.max(...legs.map(({ odds }) => Number(odds))))
  await expect(bets.place('token', session, wish(legs, '99.00'))).rejects.toMatchObject({
    code: 'price_moved',
    leg: null,
  })
  const { bet } = await bets.place('token', session, wish(legs, answered.odds))
  expect(bet).toMatchObject({
    type: 'builder',
    phase: 'open',
    lines: 1,
    total: 100,
    odds: answered.odds,
    atMost: Math.floor(Number(answered.odds) * 100),
  })
  const offer = bets.offerFor(bet) ?? 0
  expect(offer).toBeGreaterThan(80)
  expect(offer).toBeLessThan(100)
})

test('bet builders are settled as the final scores say, leg by leg: all won pays, one void part returns the stake, the rest loses', async () => {
  wallet.balance = 1_000_000
  const placed = []
  for (const { legs } of someBuilders(120))
    placed.push((await bets.place('token', session, wish(legs, builderPrice(feed, legs).odds))).bet)
  now = START + 6 * DAY_MS
  for (let round = 0; round < 4; round++) await bets.work()
  const ended = new Map(bets.listOf('ann').map((bet) => [bet.id, bet]))
  const seen = new Set<string>()
  for (const { id, odds } of placed.slice(-99)) {
    const bet = ended.get(id)
    const { situation } = feed.getEvent(bet?.legs[0]?.eventId ?? 0) ?? {}
    if (!bet || situation?.state !== 'ended') continue
    const results = bet.legs.map((leg) => truth(leg, finalOf(situation)))
    expect(
      bet.legs.map(({ result }) => result),
      id,
    ).toEqual(results)
    const result = results.includes('void')
      ? 'void'
      : results.every((each) => each === 'won')
        ? 'won'
        : 'lost'
    const amount = { won: Math.floor(Number(odds) * 100 + 1e-6), void: 100, lost: 0 }[result]
    expect(bet, id).toMatchObject({ phase: 'settled', settlement: { result, amount } })
    seen.add(result)
  }
  expect(seen).toEqual(new Set(['won', 'void', 'lost']))
})

function finalOf({ score, parts, facts }: Situation): Final {
  const both = (kind: string) =>
    Number(facts[`${kind}_home`] ?? 0) + Number(facts[`${kind}_away`] ?? 0)
  return {
    half: parts[0] ?? [0, 0],
    full: score ?? [0, 0],
    corners: both('corner'),
    cards: both('yellow_card'),
  }
}
