import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deal, fillUp, runOf, SLIDES, SPIN_MS } from './random-game.ts'

it('the shuffle has ten slides and takes four seconds', () => {
  expect([SLIDES, SPIN_MS]).toEqual([10, 4000])
})

describe('a random game', () => {
  it('is any of the casino’s, each as likely as the others', () => {
    const counts = new Map<number, number>()
    for (let step = 0; step < 2300; step++) {
      const dealt = deal(23, (step + 0.5) / 2300)
      const index = (dealt?.page ?? 0) * SLIDES + (dealt?.place ?? 0)
      counts.set(index, (counts.get(index) ?? 0) + 1)
    }
    expect([...counts].sort(([a], [b]) => a - b)).toEqual(
      Array.from({ length: 23 }, (_, index) => [index, 100]),
    )
  })

  it('is none where there are none', () => {
    expect(deal(0, 0.5)).toBeNull()
  })
})

describe('the last page of games', () => {
  it('is shuffled with the last of those before, and deals the same game', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: SLIDES }), fc.nat({ max: SLIDES - 1 }), (count, at) => {
        const cards = Array.from({ length: count }, (_, index) => SLIDES + index)
        const place = at % count
        const before = Array.from({ length: SLIDES }, (_, index) => index)
        const filled = fillUp(before, cards, place)
        expect(filled.cards).toEqual([...before, ...cards].slice(-SLIDES))
        expect(filled.cards[filled.place]).toBe(cards[place])
      }),
    )
  })

  it('is what there is when the page before could not be had', () => {
    expect(fillUp([], ['a', 'b'], 1)).toEqual({ cards: ['a', 'b'], place: 1 })
    expect(fillUp(['z'], ['a', 'b'], 1)).toEqual({ cards: ['z', 'a', 'b'], place: 2 })
  })
})

it('the cards stop at the one that is dealt, with others behind it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: SLIDES }), fc.nat({ max: SLIDES - 1 }), (count, at) => {
      const cards = Array.from({ length: count }, (_, index) => index)
      const place = at % count
      const run = runOf(cards, place)
      expect(run.cards[run.stopsAt]).toBe(place)
      expect(run.cards.length).toBeGreaterThan(run.stopsAt + 1)
    }),
  )
})
