import type { ReelCounts } from './strips.ts'

export type Volatility = 'low' | 'medium' | 'high'

/**
 * The frame of a slot before pays: its reels, what pays on them, and how its symbols are spread.
 */
export interface Layout {
  rows: number
  lines: readonly (readonly number[])[] | null
  bothWays: boolean
  wildMultiplier: number
  reels(volatility: Volatility): ReelCounts[]
}

export type LayoutId =
  | 'classic-5'
  | 'lines-10'
  | 'both-10'
  | 'lines-20'
  | 'twins-25'
  | 'stacks-40'
  | 'ways-243'
  | 'ways-1024'

// biome-ignore format: a table.
const LINES_3: readonly string[] = [
  '11111', '00000', '22222', '01210', '21012', '10001', '12221', '00122', '22100', '10121',
  '12101', '01110', '21112', '01010', '21212', '11011', '11211', '00200', '22022', '02220',
  '20002', '02020', '20202', '00100', '22122',
]

// biome-ignore format: a table.
const LINES_4: readonly string[] = [
  '11111', '22222', '00000', '33333', '12321', '21012', '01210', '32123', '01110', '32223',
  '12221', '21112', '10001', '23332', '01010', '32323', '10101', '23232', '12121', '21212',
  '00100', '33233', '11011', '22322', '11211', '22122', '00122', '33211', '11233', '22100',
  '01233', '32100', '12333', '21000', '02020', '31313', '10201', '23132', '11311', '22022',
]

const CLASSIC: readonly string[] = ['111', '000', '222', '012', '210']

/** h1 … l4 on an ordinary reel: the wilder the game, the rarer the symbols that pay much. */
const SPREAD: Record<Volatility, readonly number[]> = {
  low: [3, 3, 4, 4, 4, 4, 5, 5],
  medium: [2, 3, 3, 4, 5, 5, 5, 5],
  high: [2, 2, 3, 3, 5, 6, 6, 6],
}

export const LAYOUTS: Record<LayoutId, Layout> = {
  'classic-5': {
    ...frame(3, CLASSIC),
    wildMultiplier: 2,
    reels: (volatility) =>
      [0, 1, 1].map((wild) => ({ paying: CLASSIC_SPREAD[volatility], wild, scatter: 0 })),
  },
  'lines-10': {
    ...frame(3, LINES_3.slice(0, 10)),
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 1, 1, 1, 1], scatter: 1 }),
  },
  'both-10': {
    ...frame(3, LINES_3.slice(0, 10)),
    bothWays: true,
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 2, 2, 2, 0], scatter: 1 }),
  },
  'lines-20': {
    ...frame(3, LINES_3.slice(0, 20)),
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 1, 2, 1, 1], scatter: 1 }),
  },
  'twins-25': {
    ...frame(3, LINES_3),
    wildMultiplier: 2,
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 1, 1, 1, 1], scatter: 1 }),
  },
  'stacks-40': {
    ...frame(4, LINES_4),
    reels: (volatility) =>
      fiveReels(volatility, { wilds: [0, 3, 3, 3, 3], scatter: 1, stack: 3, times: 3 }),
  },
  'ways-243': {
    ...frame(3, null),
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 1, 1, 1, 0], scatter: 1 }),
  },
  'ways-1024': {
    ...frame(4, null),
    reels: (volatility) => fiveReels(volatility, { wilds: [0, 1, 1, 1, 1], scatter: 1 }),
  },
}

function frame(rows: number, lines: readonly string[] | null) {
  return {
    rows,
    lines: lines?.map((line) => Array.from(line, Number)) ?? null,
    bothWays: false,
    wildMultiplier: 1,
  }
}

interface Reels {
  wilds: readonly number[]
  scatter: number
  stack?: number
  times?: number
}

/**
 * Each reel turns the spread a little, so that no two reels carry a symbol equally often in the
 * same order.
 */
function fiveReels(
  volatility: Volatility,
  { wilds, scatter, stack = 1, times = 1 }: Reels,
): ReelCounts[] {
  return wilds.map((wild, reel) => ({
    paying: SPREAD[volatility].map(
      (count, index) => (count + ((reel + index) % 4 === 0 && index > 3 ? 1 : 0)) * times,
    ),
    wild,
    scatter: scatter * (times > 1 ? 2 : 1),
    stack,
  }))
}

const CLASSIC_SPREAD: Record<Volatility, readonly number[]> = {
  low: [2, 2, 3, 3, 3, 4, 4, 4],
  medium: [1, 2, 3, 3, 4, 4, 4, 4],
  high: [1, 1, 2, 3, 4, 5, 5, 5],
}
