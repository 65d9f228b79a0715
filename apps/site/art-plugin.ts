import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const DRAWINGS = fileURLToPath(new URL('public/art/lobby', import.meta.url))

/** Pixels that a picture is wide: twice what a phone shows of it, and enough for a desktop. Full-width art is soft, and stands darkened. */
const WIDEST = 1280
const AVATAR = 160
/** Drawings less wide than this are lettering, which has no halo when nothing of it is lost. */
const LETTERING = 200

/**
 * Writes each drawing of the lobby as a WebP picture beside it. A browser draws an SVG on the thread on which it also hears fingers, and
 * a dozen of them come near while somebody scrolls.
 */
export function lobbyArt(): Plugin {
  return {
    name: 'baize-lobby-art',
    apply: 'build',
    async generateBundle() {
      const drawings = readdirSync(DRAWINGS).filter((file) => file.endsWith('.svg'))
      await Promise.all(
        drawings.map(async (file) => {
          const name = basename(file, '.svg')
          this.emitFile({ type: 'asset', fileName: `art/lobby/${name}.webp`, source: await paint(join(DRAWINGS, file), name) })
        }),
      )
    },
  }
}

async function paint(path: string, name: string): Promise<Buffer> {
  const { width: drawn } = await sharp(path).metadata()
  const width = name.startsWith('avatar-') ? AVATAR : Math.min(2 * drawn, WIDEST)
  const density = Math.max(72, (72 * width) / drawn)
  return sharp(path, { density })
    .resize(width)
    .webp(drawn < LETTERING ? { lossless: true } : { quality: 72 })
    .toBuffer()
}
