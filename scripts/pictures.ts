import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'
import sharp from 'sharp'

/**
 * Draws the pictures that cannot be drawings, from the drawings beside them: the icons of the
 * installed site, and what is shown with a shared link. To be run, and its pictures committed,
 * after one of the drawings has changed. CHROME_PATH names the browser where Playwright has none.
 */
const PUBLIC = 'apps/site/public'
const pictures = [
  { from: `${PUBLIC}/baize.svg`, to: 'icons/icon-192.png', width: 192 },
  { from: `${PUBLIC}/baize.svg`, to: 'icons/icon-512.png', width: 512 },
  { from: 'apps/site/art/maskable.svg', to: 'icons/maskable-192.png', width: 192 },
  { from: 'apps/site/art/maskable.svg', to: 'icons/maskable-512.png', width: 512 },
  { from: 'apps/site/art/maskable.svg', to: 'icons/touch.png', width: 180 },
  { from: 'apps/site/art/share.svg', to: 'share/baize.png', width: 1200, height: 630 },
]

const require = createRequire(import.meta.url)
const faces = [
  face('Gloock', '@fontsource/gloock/files/gloock-latin-400-normal.woff2'),
  face(
    'Hanken Grotesk Variable',
    '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  ),
].join('')

const browser = await chromium.launch(
  process.env.CHROME_PATH
    ? { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] }
    : {},
)
for (const { from, to, width, height = width } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } })
  const drawing = readFileSync(from, 'utf8').replace(
    '<svg ',
    `<svg width="${width}" height="${height}" style="display:block" `,
  )
  await page.setContent(`<style>${faces}body{margin:0}</style>${drawing}`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: `${PUBLIC}/${to}`, omitBackground: true })
  await page.close()
}
await browser.close()
writeFileSync(`${PUBLIC}/favicon.ico`, await iconOf(`${PUBLIC}/baize.svg`, [16, 32, 48]))

function face(family: string, file: string): string {
  const font = readFileSync(require.resolve(file)).toString('base64')
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${font})}`
}

/**
 * An .ico: a head, an entry of 16 bytes for each size, and the pictures as PNG. Programs that
 * cannot read drawings request it by its name.
 */
async function iconOf(drawing: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(
    sizes.map((size) => sharp(drawing, { density: 300 }).resize(size).png().toBuffer()),
  )
  const entries = pictures.map((picture, at) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(sizes[at] ?? 0, 0)
    entry.writeUInt8(sizes[at] ?? 0, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(picture.length, 8)
    const before = pictures.slice(0, at).reduce((sum, { length }) => sum + length, 0)
    entry.writeUInt32LE(6 + 16 * sizes.length + before, 12)
    return entry
  })
  const head = Buffer.from([0, 0, 1, 0, sizes.length, 0])
  return Buffer.concat([head, ...entries, ...pictures])
}
