/** A studio that names the width of its pictures by `w` has them in these. */
const WIDTHS = [240, 300, 450]
const NAMED = /([?&]w=)300\b/

/** Three columns on a phone, four to seven on wider screens. */
export const TILE_SIZES = '(max-width: 40rem) 30vw, 190px'

/** The art of a game in each width that it comes in, for browsers to choose from; undefined where there is one only. */
export function tileSources(logo: string): string | undefined {
  return NAMED.test(logo) ? WIDTHS.map((width) => `${logo.replace(NAMED, `$1${width}`)} ${width}w`).join(', ') : undefined
}
