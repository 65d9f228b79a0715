import { COLOURS, roundedPath, TEXT_FACE } from '../painting.ts'

export interface BoardPicture {
  width: number
  height: number
  rows: number
  /** Hundredths of the stake, from left to right. */
  pockets: readonly number[]
  /** Place of the ball on its path: 2.5 is halfway from the second pin to the third. */
  ball: { path: readonly number[]; steps: number } | null
  landed: number | null
}

/** Pins in a triangle, the pockets below them, and the ball where it is. */
export function paintBoard(
  context: CanvasRenderingContext2D,
  { width, height, rows, pockets, ball, landed }: BoardPicture,
): void {
  const step = Math.min(width / (rows + 2.2), (height * 0.98) / (rows * 0.86 + 2.2), 64)
  const rise = Math.min(step * 0.92, (height - step * 1.9) / (rows + 0.6))
  const centre = width / 2
  const top = (height - rise * (rows + 0.6) - step * 0.9) / 2
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
  if (ball) {
    const { left, down } = ballAt(ball, rows)
    const bounce = Math.abs(Math.sin(Math.PI * (ball.steps % 1)))
    paintBall(context, centre + left * step, y(down - 0.42) - bounce * rise * 0.2, step * 0.24)
  }
}

/** Cells from the middle, and rows from the top. */
function ballAt(
  { path, steps }: { path: readonly number[]; steps: number },
  rows: number,
): { left: number; down: number } {
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

function paintBall(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  const shine = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  )
  shine.addColorStop(0, '#ffd9cf')
  shine.addColorStop(0.45, COLOURS.action)
  shine.addColorStop(1, '#6d160e')
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = shine
  context.fill()
}
