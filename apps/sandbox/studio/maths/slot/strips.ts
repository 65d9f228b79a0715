import { PAYING_SYMBOLS, type SlotSymbol, type Strips } from './slot-maths.ts'

/** The count of each symbol on one reel. */
export interface ReelCounts {
  /** h1 to h4, then l1 to l4. */
  paying: readonly number[]
  wild: number
  scatter: number
  /** Number of equal symbols that stand together. */
  stack?: number
}

/**
 * Lays the symbols round each reel so that equal ones stand as far apart as they can, in stacks
 * where the layout has them. The same counts always give the same strips: they are part of the
 * game's certified mathematics, not of its chance.
 */
export function layStrips(reels: readonly ReelCounts[]): Strips {
  return reels.map((counts, reel) => layStrip(counts, reel))
}

function layStrip({ paying, wild, scatter, stack = 1 }: ReelCounts, reel: number): SlotSymbol[] {
  const blocks: { symbol: SlotSymbol; size: number; place: number }[] = []
  const lay = (symbol: SlotSymbol, count: number, size: number, offset: number) => {
    const number = Math.ceil(count / size)
    for (let index = 0; index < number; index += 1) {
      const place = ((index + ((offset * 0.618 + reel * 0.377) % 1)) / number) % 1
      blocks.push({ symbol, size: Math.min(size, count - index * size), place })
    }
  }
  PAYING_SYMBOLS.forEach((symbol, index) => {
    lay(symbol, paying[index] ?? 0, stack, index + 1)
  })
  lay('wild', wild, stack, 9)
  lay('scatter', scatter, 1, 10)
  return blocks
    .toSorted((a, b) => a.place - b.place)
    .flatMap((block) => Array<SlotSymbol>(block.size).fill(block.symbol))
}
