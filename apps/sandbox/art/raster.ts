import sharp from 'sharp'

/** Twice as large as a phone shows a tile, and as large as a desktop shows the largest. */
const SIZE = { width: 300, height: 400 }

// Each drawing is made once, so there is nothing to remember, and several are made side by side.
sharp.cache(false)
sharp.concurrency(1)

/**
 * A drawing as a WebP picture. A browser draws an SVG on the thread on which it also hears fingers, and needs a whole document for each;
 * a picture is decoded beside it. For a page of games that is the difference between a page that answers and one that stutters.
 */
export function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(SIZE).webp({ quality: 72 }).toBuffer()
}
