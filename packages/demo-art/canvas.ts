import { darken, lighten } from './colour.ts'
import { hashOf } from './random.ts'
import { circle, group, type PaintAttributes, rect, use } from './shapes.ts'

export const WIDTH = 300
export const HEIGHT = 400

/** Colours, or colours and their opacity, by their place from 0 to 1. */
export type Ramp = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>

/**
 * Collects what a drawing defines (gradients, filters, clips) and names it. Names start with a
 * prefix of the drawing's own, so that several drawings can stand in one document; the same
 * definition is made only once.
 */
export class Canvas {
  #prefix: string
  #names = new Map<string, string>()

  constructor(seed: string) {
    this.#prefix = `a${hashOf(seed).toString(36)}`
  }

  get definitions(): string {
    return [...this.#names].map(([definition, name]) => definition.replace('?', name)).join('')
  }

  linear(ramp: Ramp, x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#define(
      `<linearGradient id="?" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(ramp)}</linearGradient>`,
    )
  }

  radial(ramp: Ramp, cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy): string {
    const focus = fx === cx && fy === cy ? '' : ` fx="${fx}" fy="${fy}"`
    return this.#define(
      `<radialGradient id="?" cx="${cx}" cy="${cy}" r="${r}"${focus}>${stopList(ramp)}</radialGradient>`,
    )
  }

  blur(deviation: number): string {
    return this.#define(
      `<filter id="?" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  /** Fine noise for drawings that should feel printed. */
  grain(seed: number): string {
    return this.#define(
      `<filter id="?" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2"` +
        ` seed="${seed}"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .9 -.38"/></filter>`,
    )
  }

  /** An outline that is drawn several times: returns what draws it. */
  reusable(d: string): (paint: PaintAttributes) => string {
    const href = this.#define(`<path id="?" d="${d}"/>`).slice(4, -1)
    return (paint) => use(href, paint)
  }

  /** Shows `content` only inside `shape`. */
  clipped(shape: string, content: string): string {
    return group('', content, { clipPath: this.#define(`<clipPath id="?">${shape}</clipPath>`) })
  }

  /** A lit ball. */
  ball(x: number, y: number, r: number, colour: string, shine = 0.7): string {
    const ramp = {
      0: lighten(colour, shine),
      0.35: colour,
      0.8: darken(colour, 0.45),
      1: darken(colour, 0.65),
    }
    return circle(x, y, r, this.radial(ramp, 0.5, 0.5, 0.62, 0.34, 0.28))
  }

  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
    const half = Math.round(opacity * 35) / 100
    return circle(
      x,
      y,
      r,
      this.radial({ 0: [colour, opacity], 0.4: [colour, half], 1: [colour, 0] }),
    )
  }

  /** The whole sheet, shaded from top to bottom. */
  backdrop(ramp: Ramp): string {
    return rect(0, 0, WIDTH, HEIGHT, this.linear(ramp))
  }

  /** The whole sheet, shaded from a centre outwards. */
  halo(ramp: Ramp, cx = 0.5, cy = 0.4, r = 0.8): string {
    return rect(0, 0, WIDTH, HEIGHT, this.radial(ramp, cx, cy, r))
  }

  #define(definition: string): string {
    const name = this.#names.get(definition) ?? `${this.#prefix}${this.#names.size.toString(36)}`
    this.#names.set(definition, name)
    return `url(#${name})`
  }
}

const stopList = (ramp: Ramp): string =>
  Object.entries(ramp)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([at, stop]) => {
      const [colour, opacity] = typeof stop === 'string' ? [stop] : stop
      return `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
    })
    .join('')
