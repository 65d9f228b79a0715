import { motionAllowed } from '../motion.ts'
import { COLOURS, TEXT_FACE } from '../painting.ts'

/** The state of the picture; multipliers in hundredths. */
export interface Flight {
  multiplier: number
  phase: 'waiting' | 'flying' | 'gone' | 'out'
  cashedAt: number | null
  autoAt: number | null
}

interface Place {
  left: number
  bottom: number
  width: number
  height: number
  /** The multiplier at the upper edge, in hundredths. */
  top: number
}

/** The curve of the multiplier, with a comet at its tip. */
export function paintFlight(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  flight: Flight,
  now: number,
): void {
  const place: Place = {
    left: 44,
    bottom: height - 26,
    width: width - 44 - 40,
    height: height - 26 - 26,
    top: Math.max(200, 100 + (flight.multiplier - 100) * 1.7),
  }
  paintStars(context, width, height, flight, now)
  paintScale(context, place)
  if (flight.phase !== 'waiting') paintCurve(context, place, flight, now)
}

function yOf({ bottom, height, top }: Place, multiplier: number): number {
  return bottom - ((multiplier - 100) / (top - 100)) * height
}

/**
 * The path bends as the growth does: part of the way along, so much of the multiplier's logarithm.
 */
function paintCurve(
  context: CanvasRenderingContext2D,
  place: Place,
  flight: Flight,
  now: number,
): void {
  const { left, bottom, width } = place
  const reach = width * Math.min(0.92, 0.25 + Math.log(flight.multiplier / 100) * 0.35)
  const steps = 60
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const part = index / steps
    return [left + reach * part, yOf(place, 100 * (flight.multiplier / 100) ** part)] as const
  })
  const gone = flight.phase === 'gone'
  const tip = points.at(-1) ?? [left, bottom]
  context.save()
  context.globalAlpha = gone ? 0.45 : 1
  const glow = context.createLinearGradient(0, tip[1], 0, bottom)
  glow.addColorStop(0, gone ? 'rgb(243 237 224 / 0.1)' : 'rgb(227 182 91 / 0.32)')
  glow.addColorStop(1, 'rgb(227 182 91 / 0)')
  context.beginPath()
  context.moveTo(left, bottom)
  for (const [x, y] of points) context.lineTo(x, y)
  context.lineTo(tip[0], bottom)
  context.fillStyle = glow
  context.fill()
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.strokeStyle = gone ? COLOURS.muted : COLOURS.brass400
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.stroke()
  context.restore()
  if (gone) paintBurst(context, tip)
  else paintComet(context, tip, now)
}

function paintComet(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  now: number,
): void {
  const pulse = motionAllowed() ? 1 + Math.sin(now / 130) * 0.12 : 1
  const halo = context.createRadialGradient(x, y, 0, x, y, 34 * pulse)
  halo.addColorStop(0, 'rgb(255 246 218 / 0.95)')
  halo.addColorStop(0.25, 'rgb(246 223 166 / 0.55)')
  halo.addColorStop(1, 'rgb(227 182 91 / 0)')
  context.fillStyle = halo
  context.beginPath()
  context.arc(x, y, 34 * pulse, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = '#fff8e6'
  context.beginPath()
  context.arc(x, y, 6, 0, Math.PI * 2)
  context.fill()
}

function paintBurst(context: CanvasRenderingContext2D, [x, y]: readonly [number, number]): void {
  context.strokeStyle = COLOURS.ivory
  context.lineWidth = 2
  context.globalAlpha = 0.7
  for (let index = 0; index < 10; index += 1) {
    const angle = (index / 10) * Math.PI * 2
    context.beginPath()
    context.moveTo(x + Math.cos(angle) * 8, y + Math.sin(angle) * 8)
    context.lineTo(x + Math.cos(angle) * 20, y + Math.sin(angle) * 20)
    context.stroke()
  }
  context.globalAlpha = 1
}

function paintScale(context: CanvasRenderingContext2D, place: Place): void {
  const { left, width, top } = place
  const span = (top - 100) / 4
  const nice =
    [10, 25, 50, 100, 200, 500, 1000, 2500, 5000, 10_000, 25_000].find((step) => step >= span) ??
    50_000
  context.save()
  context.font = `500 13px ${TEXT_FACE}`
  context.textAlign = 'right'
  context.textBaseline = 'middle'
  context.direction = 'ltr'
  for (let mark = 100; mark <= top; mark += nice) {
    const y = yOf(place, mark)
    context.strokeStyle = 'rgb(243 237 224 / 0.12)'
    context.lineWidth = 1
    context.beginPath()
    context.moveTo(left, y)
    context.lineTo(left + width, y)
    context.stroke()
    context.fillStyle = 'rgb(243 237 224 / 0.72)'
    context.fillText(`${(mark / 100).toFixed(mark % 100 === 0 ? 0 : 1)}×`, left - 8, y)
  }
  context.restore()
}

/** The stars pass faster the higher it goes. */
function paintStars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { multiplier, phase }: Flight,
  now: number,
): void {
  const drift =
    phase === 'flying' && motionAllowed()
      ? (now / 1000) * (12 + Math.log(multiplier / 100) * 60)
      : 0
  context.save()
  context.fillStyle = COLOURS.ivory
  for (let index = 1; index <= 70; index += 1) {
    const [across, down, seed] = [scattered(index), scattered(index + 100), scattered(index + 200)]
    const x = across * width - drift * (0.3 + seed) * 0.6
    const y = down * height + drift * (0.3 + seed) * 0.35
    context.globalAlpha = 0.1 + seed * 0.4
    context.beginPath()
    context.arc(wrapped(x, width), wrapped(y, height), 0.5 + seed * 1.1, 0, Math.PI * 2)
    context.fill()
  }
  context.restore()
}

/** A number from 0 to 1 that looks accidental and is always the same. */
function scattered(index: number): number {
  const value = Math.sin(index * 127.1) * 43_758.545
  return value - Math.floor(value)
}

function wrapped(value: number, span: number): number {
  return ((value % span) + span) % span
}
