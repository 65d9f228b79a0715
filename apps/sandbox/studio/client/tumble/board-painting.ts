import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import { easeOut } from '../motion.ts'
import { COLOURS, roundedPath, TEXT_FACE } from '../painting.ts'
import { type Frame, type Place, placeOf } from '../slot/reels-painting.ts'
import type { SymbolArt } from '../slot/symbol-art.ts'

export type Cells = readonly (readonly [reel: number, row: number])[]

/** A symbol that moves, or stands at its place. */
export interface Piece {
  /** Null for a place that stands empty. */
  symbol: SlotSymbol | null
  /** Written on the symbol. */
  label?: string | undefined
  /** Whether it appears at its place by growing, instead of falling there. */
  grows?: boolean
  /** Rows between which it moves. */
  from: number
  to: number
  startsAt: number
  ms: number
}

/** Picture of a board. */
export interface BoardPicture {
  columns: Piece[][]
  lit: Cells | null
  /** When the marked cells begin to burst. */
  burstAt: number
}

export const BURST_MS = 280

export function isLit({ lit }: BoardPicture, reel: number, row: number): boolean {
  return lit?.some(([litReel, litRow]) => litReel === reel && litRow === row) ?? false
}

export function paintBoard(
  context: CanvasRenderingContext2D,
  frame: Frame,
  picture: BoardPicture,
  symbols: SymbolArt | null,
  now: number,
): void {
  const { lit } = picture
  const burst = Math.min(1, Math.max(0, (now - picture.burstAt) / BURST_MS))
  context.save()
  context.beginPath()
  context.rect(
    frame.x,
    frame.y + frame.pad - frame.gap,
    frame.width,
    frame.height - 2 * (frame.pad - frame.gap),
  )
  context.clip()
  picture.columns.forEach((column, reel) => {
    for (const piece of column) {
      const { x, y, size } = placeAmong(frame, reel, rowAt(piece, now), column.length)
      const hit = isLit(picture, reel, piece.to)
      context.globalAlpha = (lit && !hit ? 0.38 + 0.62 * burst : 1) * (hit ? 1 - burst : 1)
      const grown = piece.grows ? partOf(piece, now) : 1
      const shift = (size * (hit ? 0.25 * burst : grown - 1)) / 2
      if (piece.symbol === null || grown < 1) paintEmpty(context, { x, y, size }, now - reel * 90)
      if (piece.symbol)
        symbols?.draw(
          context,
          piece.symbol,
          { x: x - shift, y: y - shift, size: size + 2 * shift },
          size,
        )
      if (piece.label && grown === 1) paintLabel(context, { x, y, size }, piece.label)
    }
  })
  context.restore()
}

/** Returns where these cells are on a board as it stands. */
export function placesOf(frame: Frame, { columns }: BoardPicture, cells: Cells): Place[] {
  return cells.map(([reel, row]) => placeAmong(frame, reel, row, columns[reel]?.length ?? 1))
}

/**
 * Returns the place of a symbol on a reel with `count` symbols: fewer symbols stand further apart,
 * and more symbols are smaller.
 */
function placeAmong(frame: Frame, reel: number, row: number, count: number): Place {
  const { x, y, size } = placeOf(frame, reel, 0)
  const step = (frame.height - 2 * frame.pad + frame.gap) / count
  const fitting = Math.min(size, step - frame.gap)
  return {
    x: x + (size - fitting) / 2,
    y: y + row * step + (step - frame.gap - fitting) / 2,
    size: fitting,
  }
}

function rowAt(piece: Piece, now: number): number {
  return piece.from + (piece.to - piece.from) * partOf(piece, now)
}

function partOf({ startsAt, ms }: Piece, now: number): number {
  return ms === 0 ? 1 : easeOut(Math.min(1, Math.max(0, (now - startsAt) / ms)))
}

/** Paints an empty place, which glows a little, one reel after the other. */
function paintEmpty(context: CanvasRenderingContext2D, { x, y, size }: Place, now: number): void {
  context.save()
  roundedPath(context, x, y, size, size, size * 0.085)
  context.fillStyle = COLOURS.felt800
  context.globalAlpha = 0.55 + 0.3 * Math.sin(now / 110)
  context.fill()
  context.restore()
}

/** Paints an amount across the lower half of a symbol, small enough to fit. */
function paintLabel(context: CanvasRenderingContext2D, { x, y, size }: Place, label: string): void {
  const height = Math.min(size * 0.3, (size * 1.62) / label.length)
  context.font = `800 ${height}px ${TEXT_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = Math.max(3, height * 0.22)
  context.strokeStyle = COLOURS.felt900
  context.strokeText(label, x + size / 2, y + size / 2)
  context.fillStyle = COLOURS.brass200
  context.fillText(label, x + size / 2, y + size / 2)
}
