const NIGHT = '#05070a'
const LAMP = '#fffaf0'

/** `share` 0 is `from`, 1 is `to`. Colours are `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, i) => {
      const end = target[i] ?? value
      return Math.round(value + (end - value) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
}

export const darken = (colour: string, share: number): string => mix(colour, NIGHT, share)

export const lighten = (colour: string, share: number): string => mix(colour, LAMP, share)

/** Relative luminance as WCAG 2 defines it, from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** The ink that reads best on a ground. */
export function bestOn(ground: string, inks: readonly [string, ...string[]]): string {
  return inks.reduce(
    (best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best),
    inks[0],
  )
}

/** The family a colour belongs to: a hue, or `dark` or `light` where it has hardly any. */
export function hueOf(
  colour: string,
): 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'purple' | 'pink' | 'dark' | 'light' {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  const high = Math.max(red, green, blue)
  const spread = high - Math.min(red, green, blue)
  if (spread < 26) return high > 140 ? 'light' : 'dark'
  const sector =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4
  const families = [
    'red',
    'orange',
    'yellow',
    'green',
    'green',
    'green',
    'teal',
    'blue',
    'blue',
    'purple',
    'purple',
    'pink',
  ] as const
  return families[Math.floor((sector * 2 + 0.5) % 12)] ?? 'red'
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
