import { COLOURS, paintDisc, roundedPath, TEXT_FACE } from '../painting.ts'

/** Most CSS pixels between two pins, and the ball's radius as a part of that distance. */
const MOST_STEP = 64
const BALL = 0.24
/** No ball is larger, in CSS pixels. */
export const MOST_BALL = Math.ceil(MOST_STEP * BALL)

/** Size of a board of so many rows, in CSS pixels from the middle of the board's top. */
interface Board {
  step: number
  rise: number
  top: number
}

export interface BoardPicture {
  rows: number
  /** Hundredths of the stake, from left to right. */
  pockets: readonly number[]
  landed: number | null
}

function sizeUp(width: number, height: number, rows: number): Board {
  const step = Math.min(width / (rows + 2.2), (height * 0.98) / (rows * 0.86 + 2.2), MOST_STEP)
  const rise = Math.min(step * 0.92, (height - step * 1.9) / (rows + 0.6))
  return { step, rise, top: (height - rise * (rows + 0.6) - step * 0.9) / 2 }
}

/** Pins in a triangle, and the pockets below them. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { rows, pockets, landed }: BoardPicture,
): void {
  const { step, rise, top } = sizeUp(width, height, rows)
  const centre = width / 2
  const x = (row: number, index: number) => centre + (index - row / 2) * step
  const y = (row: number) => top + rise * (row + 0.6)

  context.fillStyle = COLOURS.brass200
  for (let row = 0; row < rows; row += 1)
    for (let index = 0; index <= row + 2; index += 1) {
      context.beginPath()
      context.arc(
        centre + (index - (row + 2) / 2) * step,
        y(row),
        Math.max(2, step * 0.085),
        0,
        Math.PI * 2,
      )
      context.fill()
    }
  for (const [index, pay] of pockets.entries())
    paintPocket(context, x(rows, index), y(rows) - rise * 0.25, step, pay, index === landed)
}

/** A ball on its path: `steps` 2.5 is halfway from the second pin to the third. */
export interface Ball {
  path: readonly number[]
  steps: number
}

/** Returns how far the ball is from the middle of its board, in CSS pixels. */
export function ballOn(
  width: number,
  height: number,
  rows: number,
  ball: Ball,
): { x: number; y: number } {
  const { step, rise, top } = sizeUp(width, height, rows)
  const { left, down } = ballAt(ball, rows)
  const bounce = Math.abs(Math.sin(Math.PI * (ball.steps % 1)))
  return {
    x: left * step,
    y: top + rise * (down - 0.42 + 0.6) - bounce * rise * 0.2 - height / 2,
  }
}

/** Cells from the middle, and rows from the top. */
function ballAt({ path, steps }: Ball, rows: number): { left: number; down: number } {
  const whole = Math.min(Math.floor(steps), rows)
  const part = Math.min(steps - whole, 1)
  const rights = path.slice(0, whole).reduce((sum, each) => sum + each, 0)
  const here = rights - whole / 2
  const next = whole < rows ? (path[whole] === 1 ? 0.5 : -0.5) : 0
  return { left: here + next * part, down: whole + (whole < rows ? part : 0) }
}

function paintPocket(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  step: number,
  pay: number,
  isLanded: boolean,
): void {
  const inset = Math.max(1, step * 0.05)
  const heat = Math.min(1, Math.log10(Math.max(pay, 20) / 20) / 2.6)
  roundedPath(
    context,
    x - step / 2 + inset,
    y + (isLanded ? step * 0.08 : 0),
    step - 2 * inset,
    step * 0.72,
    step * 0.16,
  )
  context.fillStyle = isLanded
    ? COLOURS.brass200
    : `hsl(${150 - heat * 145} ${40 + heat * 25}% ${24 + heat * 16}%)`
  context.fill()
  const text = pay >= 1000 ? String(Math.round(pay / 100)) : String(pay / 100)
  context.font = `650 ${Math.min(16, step * (text.length > 3 ? 0.3 : 0.36))}px ${TEXT_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = isLanded ? '#1d1405' : COLOURS.ivory
  context.fillText(text, x, y + step * 0.37 + (isLanded ? step * 0.08 : 0))
}

/** Paints the ball of such a board round the origin. */
export function paintBall(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  rows: number,
): void {
  const radius = sizeUp(width, height, rows).step * BALL
  const shine = context.createRadialGradient(
    -radius * 0.35,
    -radius * 0.4,
    radius * 0.1,
    0,
    0,
    radius,
  )
  shine.addColorStop(0, '#ffd9cf')
  shine.addColorStop(0.45, COLOURS.action)
  shine.addColorStop(1, '#6d160e')
  paintDisc(context, radius, shine)
}
