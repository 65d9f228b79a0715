import { PAYING_SYMBOLS, type SlotSymbol } from './slot-maths.ts'

export type SymbolCounts = readonly (readonly [symbol: SlotSymbol, count: number])[]

/**
 * Strews symbols over a reel's strip, in blocks of equal symbols. Each reel has an order of its
 * own: where symbols fall, the same neighbours would otherwise come down again and again, and wins
 * would bring wins without an end. The same counts always give the same strip: it is a
 * part of the game's certified mathematics.
 */
function strew(counts: SymbolCounts, reel: number, size = 1): SlotSymbol[] {
  const blocks = counts.flatMap(([symbol, count]) =>
    Array.from({ length: Math.ceil(count / size) }, (_, block): SlotSymbol[] =>
      Array(Math.min(size, count - block * size)).fill(symbol),
    ),
  )
  let seed = reel + 1
  for (let left = blocks.length; left > 1; left -= 1) {
    // The generator of Park and Miller: small, and the same everywhere.
    seed = (seed * 48_271) % 2_147_483_647
    const from = seed % left
    const moved = blocks[left - 1] as SlotSymbol[]
    blocks[left - 1] = blocks[from] as SlotSymbol[]
    blocks[from] = moved
  }
  return blocks.flat()
}

/**
 * Lays the strips of `reels` reels: the paying symbols as `spread` counts them, h1 … l4, and
 * `others` of each reel.
 */
export function strewReels(
  reels: number,
  spread: readonly number[],
  others: (reel: number) => SymbolCounts,
  size = 1,
): SlotSymbol[][] {
  const paying = PAYING_SYMBOLS.map((symbol, index) => [symbol, spread[index] ?? 0] as const)
  return Array.from({ length: reels }, (_, reel) => strew([...paying, ...others(reel)], reel, size))
}
