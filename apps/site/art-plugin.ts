import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { smallOf } from './src/app/server/first-picture.ts'

const ART = fileURLToPath(new URL('public/art', import.meta.url))

/**
 * Pixels that a picture is wide: twice what a phone shows of it, and enough for a desktop.
 * Full-width art is soft, and stands darkened.
 */
const WIDEST = 1280
const AVATAR = 160
/** Width in which a phone shows a promotion, at twice its points. */
const SMALL = 720
/** Promotions are drawn in dark gradients, in which a lower one shows bands. */
const QUALITY = { lobby: 72, promotions: 80 }
/** Drawings less wide than this are lettering, which has no halo when nothing of it is lost. */
const LETTERING = 200

/**
 * Writes each drawing of the lobby and of its promotions as a WebP picture beside it. A browser
 * draws SVG files on the thread that also handles touches, each in its own document: three of them
 * cost the first paint of a phone a tenth of a second, and scrolling brings a dozen more.
 */
export function art(): Plugin {
  return {
    name: 'baize-art',
    apply: 'build',
    async generateBundle() {
      const pictures = (['lobby', 'promotions'] as const).flatMap((folder) =>
        readdirSync(join(ART, folder))
          .filter((file) => file.endsWith('.svg'))
          .flatMap((file) => picturesOf(folder, basename(file, '.svg'))),
      )
      await Promise.all(
        pictures.map(async (picture) => {
          this.emitFile({ type: 'asset', fileName: picture.fileName, source: await paint(picture) })
        }),
      )
    },
  }
}

interface Picture {
  from: string
  fileName: string
  widest: number
  quality: number
}

function picturesOf(folder: keyof typeof QUALITY, name: string): Picture[] {
  const from = join(ART, folder, `${name}.svg`)
  const fileName = `art/${folder}/${name}.webp`
  const picture = {
    from,
    fileName,
    widest: name.startsWith('avatar-') ? AVATAR : WIDEST,
    quality: QUALITY[folder],
  }
  return folder === 'promotions'
    ? [picture, { ...picture, fileName: smallOf(fileName), widest: SMALL }]
    : [picture]
}

async function paint({ from, widest, quality }: Picture): Promise<Buffer> {
  const { width: drawn } = await sharp(from).metadata()
  const width = Math.min(2 * drawn, widest)
  const density = Math.max(72, (72 * width) / drawn)
  return sharp(from, { density })
    .resize(width)
    .webp(drawn < LETTERING ? { lossless: true } : { quality })
    .toBuffer()
}
