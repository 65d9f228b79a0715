import { COLOURS, DISPLAY_FACE, paintDisc, paintRing } from '../painting.ts'

/** The colour of each number of the wheel, on the wheel and on its place for chips. */
const WHEEL_COLOURS: Readonly<Record<number, string>> = {
  1: '#24537d',
  2: '#1c6b47',
  9: '#8a3f8f',
  16: '#b0651f',
  24: '#a52f24',
  50: '#c9992e',
}

/** The wooden rim in which the wheel turns. */
export function paintRim(context: CanvasRenderingContext2D, radius: number): void {
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 36
  context.shadowOffsetY = 14
  const wood = context.createRadialGradient(0, -radius * 0.3, radius * 0.3, 0, 0, radius)
  wood.addColorStop(0, '#5b2f1b')
  wood.addColorStop(0.9, '#371a0e')
  wood.addColorStop(1, '#1d0d07')
  paintDisc(context, radius, wood)
  context.shadowColor = 'transparent'
  paintRing(context, radius * 0.985, COLOURS.brass700, 2)
  paintRing(context, radius * 0.925, COLOURS.brass400, 2)
}

/** `lit` is the segment in the light, once the wheel stands. */
export function paintSegments(
  context: CanvasRenderingContext2D,
  radius: number,
  segments: readonly number[],
  lit: number | null,
): void {
  context.rotate(-Math.PI / 2)
  const slice = (Math.PI * 2) / segments.length
  for (const [index, pays] of segments.entries())
    paintSegment(context, radius, slice, index, pays, lit)
}

function paintSegment(
  context: CanvasRenderingContext2D,
  radius: number,
  slice: number,
  index: number,
  pays: number,
  lit: number | null,
): void {
  const middle = index * slice
  context.save()
  context.rotate(middle)
  context.beginPath()
  context.arc(0, 0, radius * 0.92, -slice / 2, slice / 2)
  context.arc(0, 0, radius * 0.42, slice / 2, -slice / 2, true)
  context.closePath()
  context.globalAlpha = lit === null || lit === index ? 1 : 0.5
  context.fillStyle = WHEEL_COLOURS[pays] ?? COLOURS.felt800
  context.fill()
  context.strokeStyle = 'rgb(246 223 166 / 0.6)'
  context.lineWidth = 1
  context.stroke()
  context.globalAlpha = 1
  context.fillStyle = COLOURS.brass200
  context.beginPath()
  context.arc(
    radius * 0.955 * Math.cos(slice / 2),
    radius * 0.955 * Math.sin(slice / 2),
    radius * 0.009,
    0,
    Math.PI * 2,
  )
  context.fill()
  context.translate(radius * 0.82, 0)
  context.rotate(Math.PI / 2)
  context.fillStyle = pays === 50 ? '#1d1405' : COLOURS.ivory
  context.font = `400 ${radius * (pays > 9 ? 0.062 : 0.075)}px ${DISPLAY_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(pays), 0, 0)
  context.restore()
}

export function paintHub(context: CanvasRenderingContext2D, radius: number): void {
  const bowl = context.createRadialGradient(0, -radius * 0.15, 0, 0, 0, radius * 0.42)
  bowl.addColorStop(0, '#1f5a41')
  bowl.addColorStop(1, '#0b2218')
  paintDisc(context, radius * 0.42, bowl)
  paintRing(context, radius * 0.42, COLOURS.brass400, 3)
  paintRing(context, radius * 0.3, 'rgb(227 182 91 / 0.4)', 1)
  const knob = context.createRadialGradient(-radius * 0.02, -radius * 0.03, 0, 0, 0, radius * 0.1)
  knob.addColorStop(0, COLOURS.brass200)
  knob.addColorStop(1, COLOURS.brass700)
  paintDisc(context, radius * 0.09, knob)
}

export function paintPointer(context: CanvasRenderingContext2D, radius: number): void {
  context.beginPath()
  context.moveTo(0, -radius * 0.86)
  context.lineTo(-radius * 0.055, -radius * 1.04)
  context.lineTo(radius * 0.055, -radius * 1.04)
  context.closePath()
  context.fillStyle = COLOURS.brass200
  context.shadowColor = 'rgb(0 0 0 / 0.8)'
  context.shadowBlur = 8
  context.shadowOffsetY = 14
  context.fill()
  context.shadowColor = 'transparent'
}
