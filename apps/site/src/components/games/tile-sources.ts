/** A studio that names the width of its pictures by `w` has them in 240, 300 and 450 pixels. */
const NAMED = /([?&]w=)300\b/

/** A third of a phone, a seventh of a wide screen and a tenth of a very wide one. */
export const TILE_SIZES = 'min(30vw,max(190px,8.6vw))'

/**
 * The art of a game in two widths, for browsers to choose from by how sharp the screen is;
 * undefined where it comes in one. No phone gets the widest, which its line would feel more than
 * its owner would see it. Two, because hundreds of these stand in a page.
 */
export function tileSources(logo: string, mobile: boolean): string | undefined {
  if (!NAMED.test(logo)) return undefined
  const sharp = mobile ? 300 : 450
  return [240, sharp].map((width) => `${logo.replace(NAMED, `$1${width}`)} ${width}w`).join(', ')
}
