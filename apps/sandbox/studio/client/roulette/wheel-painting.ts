import { COLOURS, DISPLAY_FACE, paintDisc, paintRing, TEXT_FACE } from '../painting.ts'

/** The order of the pockets on a European wheel, clockwise. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export type PocketColour = 'red' | 'black' | 'green'

export function colourOf(number: number): PocketColour {
  if (number === 0) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

/** Distances here are parts of the wheel's radius; angles are radians, clockwise. */
const PAINT: Record<PocketColour, string> = { red: '#b03226', black: '#151a18', green: '#1c6b47' }
const SLICE = (Math.PI * 2) / POCKETS.length
/** Where the ball runs before it falls, and where it lies. */
export const TRACK = 0.9
export const POCKET = 0.63

/** Radius of the ball. */
export const BALL = 0.036

/** The angle, as the wheel turns, of a number's pocket. */
export function angleOf(number: number): number {
  return POCKETS.indexOf(number) * SLICE
}

/** The wooden bowl in which the wheel turns. */
export function paintBowl(context: CanvasRenderingContext2D, radius: number): void {
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 36
  context.shadowOffsetY = 14
  const wood = context.createRadialGradient(0, -radius * 0.3, radius * 0.2, 0, 0, radius)
  wood.addColorStop(0, '#5b2f1b')
  wood.addColorStop(0.82, '#371a0e')
  wood.addColorStop(1, '#1d0d07')
  paintDisc(context, radius, wood)
  context.shadowColor = 'transparent'
  paintRing(context, radius * 0.985, COLOURS.brass700, 2)
  paintRing(context, radius * 0.835, COLOURS.brass400, 2)
}

export function paintPockets(context: CanvasRenderingContext2D, radius: number): void {
  context.rotate(-Math.PI / 2)
  for (const number of POCKETS) paintPocket(context, radius, number)
}

function paintPocket(context: CanvasRenderingContext2D, radius: number, number: number): void {
  const middle = angleOf(number)
  context.beginPath()
  context.arc(0, 0, radius * 0.83, middle - SLICE / 2, middle + SLICE / 2)
  context.arc(0, 0, radius * 0.5, middle + SLICE / 2, middle - SLICE / 2, true)
  context.closePath()
  context.fillStyle = PAINT[colourOf(number)]
  context.fill()
  context.strokeStyle = 'rgb(227 182 91 / 0.55)'
  context.lineWidth = 1
  context.stroke()
  context.save()
  context.rotate(middle)
  context.translate(radius * 0.755, 0)
  context.rotate(Math.PI / 2)
  context.fillStyle = COLOURS.ivory
  context.font = `700 ${radius * 0.078}px ${TEXT_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(number), 0, 0)
  context.restore()
}

export function paintHub(context: CanvasRenderingContext2D, radius: number): void {
  paintRing(context, radius * 0.68, 'rgb(227 182 91 / 0.35)', 1)
  const bowl = context.createRadialGradient(0, -radius * 0.18, 0, 0, 0, radius * 0.5)
  bowl.addColorStop(0, '#6d3b22')
  bowl.addColorStop(1, '#2c140a')
  paintDisc(context, radius * 0.5, bowl)
  paintRing(context, radius * 0.5, COLOURS.brass400, 1.5)
}

/** The cross on the hub, which turns with the pockets. */
export function paintCross(context: CanvasRenderingContext2D, radius: number): void {
  context.strokeStyle = COLOURS.brass400
  context.lineWidth = radius * 0.03
  context.lineCap = 'round'
  for (let arm = 0; arm < 4; arm += 1) {
    context.rotate(Math.PI / 2)
    context.beginPath()
    context.moveTo(radius * 0.2, 0)
    context.lineTo(radius * 0.36, 0)
    context.stroke()
    context.beginPath()
    context.arc(radius * 0.38, 0, radius * 0.028, 0, Math.PI * 2)
    context.fillStyle = COLOURS.brass200
    context.fill()
  }
}

/** The plate in the middle, with the number that came. */
export function paintPlate(
  context: CanvasRenderingContext2D,
  radius: number,
  number: number | null,
): void {
  paintDisc(context, radius * 0.22, number === null ? '#20110a' : PAINT[colourOf(number)])
  paintRing(context, radius * 0.22, COLOURS.brass400, 2)
  if (number === null) return
  context.fillStyle = COLOURS.ivory
  context.font = `400 ${radius * 0.24}px ${DISPLAY_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(number), 0, radius * 0.015)
}

export function paintBall(context: CanvasRenderingContext2D, radius: number): void {
  const size = radius * BALL
  const shine = context.createRadialGradient(-size * 0.4, -size * 0.4, 0, 0, 0, size)
  shine.addColorStop(0, '#ffffff')
  shine.addColorStop(1, '#b9b3a4')
  context.shadowColor = 'rgb(0 0 0 / 0.7)'
  context.shadowBlur = 8
  context.shadowOffsetY = 14
  paintDisc(context, size, shine)
  context.shadowColor = 'transparent'
}
