import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { drawBackdrop } from '#demo-art/backdrop.ts'
import { drawBrandLogo } from '#demo-art/brands.ts'
import { drawMark, drawTile } from '#demo-art/draw-tile.ts'
import { rasteriseLogo, rasteriseTile, TILE_WIDTHS } from '#demo-art/raster.ts'
import { drawSymbols } from '#demo-art/symbols.ts'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { ENCODE } from './encode.ts'
import type { StudioBrand, StudioGame } from './game-shelf.ts'
import { keepLast } from './keep-last.ts'
import { openKeptPictures } from './kept-pictures.ts'

export interface ArtAddresses {
  tile: string
  mark: string
  backdrop: string
  symbols: Record<string, string>
}

export interface ArtFilesOptions {
  findGame(id: string): StudioGame | undefined
  brands: readonly StudioBrand[]
  /** Where pictures stay when the stand-ins are closed; without it they are drawn again. */
  artDir?: string | undefined
}

/** Most pictures of each kind in memory; one has ten to some tens of kilobytes. */
const MOST_KEPT = 1500
/**
 * Width of the pictures that the catalogue names, in pixels; pages may also request other widths.
 */
const USUAL_WIDTH = 300
const DRAWINGS: Record<string, (theme: StudioGame['theme']) => string> = {
  'mark.svg': drawMark,
  'backdrop.svg': drawBackdrop,
}
const SYMBOLS = ['h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter']
/**
 * Hash of the code that draws. It is part of the addresses of pictures, so that browsers do not
 * keep old drawings for a year.
 */
const RELEASE = hashOfSources(join(import.meta.dirname, '../../../packages/demo-art'))

/**
 * Serves pictures of games and brands. They are drawn and compressed at the first request, kept,
 * and cached by browsers for a year.
 */
export function openArtFiles({ findGame, brands, artDir }: ArtFilesOptions): Hono {
  const app = new Hono()
  const onDisk = artDir ? openKeptPictures(artDir, RELEASE) : undefined
  const drawings = new Map<string, Drawing>()
  const pictures = new Map<string, Promise<Buffer>>()
  /** `name` contains all that the picture depends on besides the code that draws. */
  const keepPicture = (path: string, name: string, make: () => Promise<Buffer>) =>
    keepLast(pictures, MOST_KEPT, path, () => {
      const made = onDisk ? onDisk(name, make) : make()
      // A picture that could not be drawn is tried again with the next request.
      made.catch(() => pictures.delete(path))
      return made
    })
  const keepDrawing = (path: string, draw: () => string) =>
    keepLast(drawings, MOST_KEPT, path, () => ({ svg: draw() }))

  // Symbols are drawn as a set, and a game that requests one requests all.
  app.get('/art/:game/symbols/:file{[a-z0-9]+\\.svg}', (context) => {
    const game = findGame(context.req.param('game'))
    const folder = context.req.path.slice(0, context.req.path.lastIndexOf('/'))
    if (game && !drawings.has(context.req.path)) {
      for (const symbol of drawSymbols(game.theme))
        keepDrawing(`${folder}/${symbol.id}.svg`, () => symbol.svg)
    }
    const drawing = drawings.get(context.req.path)
    return game && drawing ? send(context.req.raw, drawing) : context.notFound()
  })
  app.get('/art/:game/tile.webp', (context) => {
    const game = findGame(context.req.param('game'))
    const width = TILE_WIDTHS.find((each) => String(each) === context.req.query('w')) ?? USUAL_WIDTH
    if (!game) return context.notFound()
    return sendPicture(
      keepPicture(`${context.req.path} ${width}`, `${JSON.stringify(game.theme)} ${width}`, () =>
        rasteriseTile(drawTile(game.theme), width),
      ),
    )
  })
  app.get('/art/:game/:file{(mark|backdrop)\\.svg}', (context) => {
    const game = findGame(context.req.param('game'))
    const draw = DRAWINGS[context.req.param('file')]
    return game && draw
      ? send(
          context.req.raw,
          keepDrawing(context.req.path, () => draw(game.theme)),
        )
      : context.notFound()
  })
  app.get('/brands/:file{[A-Z0-9_]+-(light|dark)\\.webp}', (context) => {
    const [, id = '', tone] = context.req.param('file').match(/^(.+)-(light|dark)\.webp$/) ?? []
    const brand = brands.find((each) => each.id === id)
    if (!brand) return context.notFound()
    const draw = () => drawBrandLogo(brand.id, tone === 'dark' ? 'dark' : 'light')
    return sendPicture(
      keepPicture(context.req.path, `${brand.id} ${tone}`, () => rasteriseLogo(draw())),
    )
  })
  return app
}

export function artAddresses(base: string, game: StudioGame): ArtAddresses {
  const version = createHash('sha256')
    .update(RELEASE)
    .update(JSON.stringify(game.theme))
    .digest('hex')
    .slice(0, 12)
  const at = (file: string) => `${base}/art/${game.id}/${file}?v=${version}`
  return {
    tile: `${at('tile.webp')}&w=${USUAL_WIDTH}`,
    mark: at('mark.svg'),
    backdrop: at('backdrop.svg'),
    symbols: Object.fromEntries(SYMBOLS.map((symbol) => [symbol, at(`symbols/${symbol}.svg`)])),
  }
}

export function logoAddresses(base: string, brandId: string): Record<'light' | 'dark', string> {
  const at = (tone: string) => `${base}/brands/${brandId}-${tone}.webp?v=${RELEASE.slice(0, 12)}`
  return { light: at('light'), dark: at('dark') }
}

function hashOfSources(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.ts')) hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

async function sendPicture(picture: Promise<Buffer>): Promise<Response> {
  return new Response(new Uint8Array(await picture), {
    headers: { ...HEADERS, 'content-type': 'image/webp' },
  })
}

interface Drawing {
  svg: string
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

async function send(request: Request, drawing: Drawing): Promise<Response> {
  const headers = new Headers({
    ...HEADERS,
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    vary: 'accept-encoding',
  })
  const best = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined)?.best
  if (best !== 'br' && best !== 'gzip') return new Response(drawing.svg, { headers })
  headers.set('content-encoding', best)
  drawing[best] ??= ENCODE[best](drawing.svg)
  return new Response(new Uint8Array(await drawing[best]), { headers })
}
