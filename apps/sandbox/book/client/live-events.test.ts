import { describe, expect, test } from 'vitest'
import { NOT_STARTED } from '../feed/event.ts'
import type { Market } from '../feed/market.ts'
import { afterDelta, type EventRecord, listStillOn, openLiveEvents } from './live-events.ts'

const market = (id: number, odds: string): Market => ({
  id,
  eventId: 1,
  kind: 'winner',
  name: { key: 'market.winner' },
  line: null,
  period: 'match',
  state: 'open',
  selections: [
    {
      id: id + 1,
      number: 1,
      name: { key: 'home' },
      odds,
      probability: 0.5,
      result: null,
      why: null,
    },
  ],
})
const goal = { kind: 'goal', side: 'home', second: 60, at: 1 } as const
const event: EventRecord = {
  id: 1,
  sportId: 1,
  categoryId: 1,
  championshipId: 1,
  competitors: [],
  startsAt: 0,
  facts: {},
  situation: { ...NOT_STARTED, incidents: [goal] },
  markets: [market(100, '2.00')],
  marketCount: 1,
  isWhole: true,
  seenAt: 0,
}
const nothing = { eventId: 1, odds: [], states: [], markets: [] }

describe('an event after a change', () => {
  test('has the new price, and its other facts stay', () => {
    const after = afterDelta(event, { ...nothing, odds: [[101, '2.10']] })
    expect(after.markets[0]?.selections[0]?.odds).toBe('2.10')
    expect(afterDelta(event, nothing).markets[0]).toBe(event.markets[0])
  })

  test('shows a suspended market as such', () => {
    expect(afterDelta(event, { ...nothing, states: [[100, 'suspended']] }).markets[0]?.state).toBe(
      'suspended',
    )
  })

  test('keeps the incidents that came before', () => {
    const news = { ...goal, second: 120 }
    const after = afterDelta(event, {
      ...nothing,
      situation: { ...NOT_STARTED, state: 'live', incidents: [news] },
    })
    expect(after.situation.incidents).toEqual([goal, news])
  })

  test('takes a new market only where all markets are shown', () => {
    const delta = { ...nothing, markets: [market(200, '3.00')] }
    expect(afterDelta(event, delta).markets).toHaveLength(2)
    expect(afterDelta({ ...event, isWhole: false }, delta).markets).toHaveLength(1)
  })
})

test.each(['ended', 'abandoned', 'postponed'] as const)(
  'an event that is %s leaves the list of running events',
  (state) => {
    const at = (of: EventRecord['situation']['state']) => ({
      ...event,
      situation: { ...NOT_STARTED, state: of },
    })
    const events = new Map([
      [1, at('live')],
      [2, at(state)],
      [3, at('not_started')],
    ])
    expect(listStillOn(events, [1, 2, 3, 4])).toEqual([1, 3, 4])
  },
)

test('an event that is read again unchanged stays the same object, and a new price makes another one', () => {
  const live = openLiveEvents('http://book.invalid', { onLost() {}, reread() {} })
  const { markets: _, ...head } = event
  const read = (odds: string) => {
    live.keep([structuredClone({ ...head, main: market(100, odds) })])
    return live.get(event.id)
  }
  const first = read('2.00')
  expect(read('2.00')).toBe(first)
  expect(read('2.10')?.markets[0]?.selections[0]?.odds).toBe('2.10')
})
