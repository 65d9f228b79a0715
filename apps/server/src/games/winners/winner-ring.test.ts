import { describe, expect, it } from 'vitest'
import { openWinnerRing, type RoundNews } from './winner-ring.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000

describe('the ring of winners', () => {
  const win = (at: number, given: Partial<RoundNews> = {}): RoundNews => ({
    ...{ roundRef: `r${at}`, playerId: 'ann', gameId: 'comet', currency: 'EUR' },
    ...{ amount: String(at * 100), atMs: NOW.getTime() + at, isWin: true },
    ...given,
  })

  it('holds fifty of each kind, and a round once, as it was reported last', () => {
    const ring = openWinnerRing()
    for (let at = 1; at <= 120; at++) ring.add([win(at)])
    ring.add([win(120, { amount: '1' })])
    expect(ring.newest(99, NOW.getTime())).toHaveLength(50)
    expect(ring.biggest(99, NOW.getTime()).findIndex(({ roundRef }) => roundRef === 'r120')).toBe(
      49,
    )
    expect(ring.newest(1, NOW.getTime())).toMatchObject([{ roundRef: 'r120', amount: '1' }])
  })

  it('drops a round that is reported as no win, and takes none in', () => {
    const ring = openWinnerRing()
    ring.add([win(1), win(2)])
    ring.add([win(2, { isWin: false }), win(3, { isWin: false })])
    expect(ring.newest(9, NOW.getTime()).map(({ roundRef }) => roundRef)).toEqual(['r1'])
    expect(ring.biggest(9, NOW.getTime()).map(({ roundRef }) => roundRef)).toEqual(['r1'])
    expect(['r1', 'r2', 'r3'].filter(ring.holds)).toEqual(['r1'])
  })

  it('forgets what is a week old', () => {
    const ring = openWinnerRing()
    ring.add([win(1)])
    expect(ring.biggest(9, NOW.getTime() + 7 * DAY_MS + 2)).toEqual([])
  })

  it('compares currencies by whole units', () => {
    const ring = openWinnerRing()
    ring.add([
      win(1, { currency: 'JPY', amount: '900' }),
      win(2, { currency: 'EUR', amount: '5000' }),
      win(3, { currency: 'KWD', amount: '70000' }),
    ])
    expect(ring.biggest(3, NOW.getTime()).map(({ currency }) => currency)).toEqual([
      'JPY',
      'KWD',
      'EUR',
    ])
  })
})
