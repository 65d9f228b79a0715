import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { easeOut } from '../motion.ts'
import { type Frame, paintBadge, paintFrame, paintRing, paintSparks, placeOf } from '../slot/reels-painting.ts'
import type { SymbolArt } from '../slot/symbol-art.ts'

export type Cells = readonly (readonly [reel: number, row: number])[]

/** A symbol on its way, or at its end. */
export interface Piece {
  symbol: SlotSymbol
  /** In rows; it moves from the one to the other. */
  from: number
  to: number
  startsAt: number
  ms: number
}

/** All that can be seen of a board. */
export interface BoardPicture {
  columns: Piece[][]
  lit: { cells: Cells; isProfit: boolean; since: number } | null
  /** When the cells in the light begin to burst. */
  burstAt: number
  badge: string
  sparksUntil: number
}

export const BURST_MS = 280

export function isLit({ lit }: BoardPicture, reel: number, row: number): boolean {
  return lit?.cells.some(([litReel, litRow]) => litReel === reel && litRow === row) ?? false
}

export function paintBoard(
  context: CanvasRenderingContext2D,
  frame: Frame,
  picture: BoardPicture,
  symbols: SymbolArt | null,
  now: number,
): void {
  const { lit, badge } = picture
  const burst = Math.min(1, Math.max(0, (now - picture.burstAt) / BURST_MS))
  paintFrame(context, frame)
  context.save()
  context.beginPath()
  context.rect(frame.x, frame.y + frame.pad - frame.gap, frame.width, frame.height - 2 * (frame.pad - frame.gap))
  context.clip()
  picture.columns.forEach((column, reel) => {
    for (const piece of column) {
      const { x, y, size } = placeOf(frame, reel, rowAt(piece, now))
      const hit = isLit(picture, reel, piece.to)
      context.globalAlpha = (lit && !hit ? 0.38 + 0.62 * burst : 1) * (hit ? 1 - burst : 1)
      const shift = hit ? (size * 0.25 * burst) / 2 : 0
      symbols?.draw(context, piece.symbol, { x: x - shift, y: y - shift, size: size + 2 * shift }, size)
    }
  })
  context.restore()
  context.globalAlpha = 1
  for (const [reel, row] of burst === 0 && lit ? lit.cells : []) {
    paintRing(context, placeOf(frame, reel, row), lit?.isProfit ?? false, now - (lit?.since ?? 0))
  }
  if (badge) paintBadge(context, frame, badge)
  if (now < picture.sparksUntil) paintSparks(context, frame, now)
}

function rowAt({ from, to, startsAt, ms }: Piece, now: number): number {
  const part = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - startsAt) / ms))
  return from + (to - from) * easeOut(part)
}
