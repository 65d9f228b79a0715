import { baccaratGame, dealBaccarat } from '../maths/baccarat.ts'
import { hostSpinsGame } from '../maths/host-spins.ts'
import { moneyWheelGame } from '../maths/money-wheel.ts'
import { rouletteGame } from '../maths/roulette.ts'
import { atTable } from './table-game.ts'

export const liveRoulette = () =>
  atTable(rouletteGame(), {
    kind: 'live-roulette',
    times: { bettingMs: 16_000, drawingMs: 4000, showingMs: 9000 },
    labelOf: ({ number }: { number: number }) => String(number),
  })

export const liveBaccarat = () =>
  atTable(baccaratGame(), {
    kind: 'live-baccarat',
    times: { bettingMs: 14_000, drawingMs: 2000, showingMs: 10_000 },
    labelOf: ({ cards }: { cards: number[] }) => dealBaccarat(cards).winner,
  })

export const moneyWheel = () =>
  atTable(moneyWheelGame(), {
    kind: 'money-wheel',
    times: { bettingMs: 14_000, drawingMs: 4000, showingMs: 9000 },
    labelOf: ({ pays }: { pays: number }) => String(pays),
  })

export const liveSpins = () =>
  atTable(hostSpinsGame(), {
    kind: 'live-spins',
    times: { bettingMs: 12_000, drawingMs: 2000, showingMs: 7000 },
    labelOf: ({ total }: { total: number }) => `${total / 100}×`,
  })
