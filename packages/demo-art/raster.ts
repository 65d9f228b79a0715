import sharp from 'sharp'

/*
 * Drawings as WebP pictures. A browser draws an SVG on the thread on which it also hears fingers,
 * and needs a whole document for each; a picture is decoded beside it. For a page of games that is
 * the difference between a page that answers and one that stutters.
 */

/** Widths of tiles, in pixels: on small screens, on most screens, and on the sharpest ones. */
export const TILE_WIDTHS = [240, 300, 450] as const
type TileWidth = (typeof TILE_WIDTHS)[number]
/**
 * Dots per inch at which a drawing is as wide in dots as in units, and the units that a tile is
 * wide.
 */
const PLAIN = { density: 72, width: 300 }
/** Twice as high as a page shows a logo. */
const LOGO = { height: 56 }

// Each drawing is made once, so there is nothing to remember, and several are made side by side.
sharp.cache(false)
sharp.concurrency(1)

/** A tile is full of colour: what is lost is not seen. */
export function rasteriseTile(svg: string, width: TileWidth): Promise<Buffer> {
  const density = PLAIN.density * Math.max(1, width / PLAIN.width)
  return sharp(Buffer.from(svg), { density })
    .resize({ width, height: (width * 4) / 3 })
    .webp({ quality: 72 })
    .toBuffer()
}

/** A logo is letters on nothing, which is smaller, and has no halo, when nothing of it is lost. */
export function rasteriseLogo(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 144 }).resize(LOGO).webp({ lossless: true }).toBuffer()
}
