import { COLOURS, roundedPath, TEXT_FACE } from '../painting.ts'

/** Where the reels stand on the canvas, in CSS pixels. */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
  cell: number
  gap: number
  pad: number
}

/** The largest square cells that fit, with the brass edge round them. */
export function sizeUp(width: number, height: number, reels: number, rows: number): Frame {
  const gap = Math.max(3, Math.round(Math.min(width, height) * 0.008))
  const pad = Math.max(7, Math.round(Math.min(width, height) * 0.022))
  const edge = 4
  const cell = Math.floor(
    Math.min(
      (width - 2 * (pad + edge) - gap * (reels - 1)) / reels,
      (height - 2 * (pad + edge) - gap * (rows - 1)) / rows,
      190,
    ),
  )
  const frameWidth = cell * reels + gap * (reels - 1) + 2 * pad
  const frameHeight = cell * rows + gap * (rows - 1) + 2 * pad
  // Whole pixels, because bitmaps between two of them look soft.
  return {
    x: Math.round((width - frameWidth) / 2),
    y: Math.round((height - frameHeight) / 2),
    width: frameWidth,
    height: frameHeight,
    cell,
    gap,
    pad,
  }
}

/** A square on the reels. */
export interface Place {
  x: number
  y: number
  size: number
}

export function placeOf({ x, y, pad, cell, gap }: Frame, reel: number, row: number): Place {
  return { x: x + pad + reel * (cell + gap), y: y + pad + row * (cell + gap), size: cell }
}

/** Milliseconds that a ring takes to close. */
export const RING_MS = 160

/** The ring closes on its cell, so that the eye finds it. */
export function paintRing(
  context: CanvasRenderingContext2D,
  { x, y, size }: Place,
  isProfit: boolean,
  ageMs: number,
): void {
  const grown = Math.min(1, ageMs / RING_MS)
  const inset = 1 - grown
  context.save()
  roundedPath(
    context,
    x - inset * 4,
    y - inset * 4,
    size + inset * 8,
    size + inset * 8,
    size * 0.085,
  )
  context.strokeStyle = isProfit ? COLOURS.brass400 : COLOURS.muted
  context.lineWidth = isProfit ? 3 : 2
  context.globalAlpha = grown
  if (isProfit) {
    context.shadowColor = 'rgb(227 182 91 / 0.6)'
    context.shadowBlur = 22
  }
  context.stroke()
  context.restore()
}

export function paintBadge(
  context: CanvasRenderingContext2D,
  { x, y, width, pad }: Frame,
  text: string,
): void {
  context.save()
  context.font = `700 ${Math.max(15, pad * 0.9)}px ${TEXT_FACE}`
  const badgeWidth = context.measureText(text).width + 24
  const height = Math.max(28, pad * 1.6)
  roundedPath(
    context,
    x + width / 2 - badgeWidth / 2,
    y - height / 2,
    badgeWidth,
    height,
    height / 2,
  )
  context.fillStyle = COLOURS.felt900
  context.fill()
  context.strokeStyle = COLOURS.brass400
  context.lineWidth = 1.5
  context.stroke()
  context.fillStyle = COLOURS.brass200
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(text, x + width / 2, y + 1)
  context.restore()
}

const SPARKS = 46

/** Each spark's path is a function of its number and the time, so that nothing has to be kept. */
export function paintSparks(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Frame,
  now: number,
): void {
  context.save()
  for (let index = 0; index < SPARKS; index += 1) {
    const seed = (index * 0.618) % 1
    const life = (now / (1400 + seed * 900) + seed * 7) % 1
    const sparkX = x + ((index * 0.377 + seed) % 1) * width + Math.sin(life * 6 + index) * 14
    const sparkY = y + height - life * height * 1.15
    context.globalAlpha = Math.sin(life * Math.PI) * 0.85
    context.fillStyle = index % 3 === 0 ? COLOURS.brass200 : COLOURS.brass400
    context.beginPath()
    context.arc(sparkX, sparkY, 1.2 + seed * 2.4, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}
