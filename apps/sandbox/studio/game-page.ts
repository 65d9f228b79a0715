import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { GameKind } from '#contracts/studio-api.ts'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { artAddresses } from './art-files.ts'
import type { GameWords } from './families/game-words.ts'
import type { StudioGame } from './game-shelf.ts'
import {
  type BuiltFiles,
  CHECK_PAGE,
  EARLY_OPEN,
  modulesOf,
  sharedFile,
  viewOf,
  wordsOf,
} from './page-modules.ts'
import type { Session } from './studio.store.ts'

export interface GamePage {
  /** The path the studio is mounted at. */
  base: string
  script: string
  styles: readonly string[]
  /** Fonts that a game waits for before it is drawn. */
  fonts: readonly string[]
  /** Text of the script that opens a session, for the page itself. */
  earlyOpen: string
  /** Returns the addresses of all scripts that the page runs for these sources of the studio. */
  modulesOf(sources: readonly string[]): string[]
}

const BUILT = join(import.meta.dirname, '../../../dist/studio')
/** Kinds of games whose view draws the symbols of a game's theme. */
const WITH_SYMBOLS: ReadonlySet<GameKind> = new Set([
  'slot',
  'cascades',
  'clusters',
  'hold-and-win',
  'changing-reels',
  'pick-bonus',
  'live-spins',
])
/** Canvases need it at their first drawing. */
const WAITED_FOR = /gloock-latin-400[^/]*\.woff2$/
const MEDIA: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/** The built game page's files, below `/assets`; their names change with their content. */
export function pageFiles(): Hono {
  const app = new Hono()
  app.get('/:file{[\\w-]+\\.[a-z0-9]+}', (context) => {
    const name = context.req.param('file')
    const path = join(BUILT, 'assets', name)
    const type = MEDIA[name.split('.').at(-1) ?? '']
    if (!type || !existsSync(path)) return context.notFound()
    const best = acceptedEncoding(context.req.header('accept-encoding'))?.best
    const ending = best === 'br' ? 'br' : best === 'gzip' ? 'gz' : null
    const encoding = ending && existsSync(`${path}.${ending}`) ? { ending, name: best } : null
    return context.body(
      new Uint8Array(readFileSync(encoding ? `${path}.${encoding.ending}` : path)),
      200,
      {
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding.name } : {}),
      },
    )
  })
  return app
}

/**
 * Where the build put the page's script and styles. `base` is the path the studio is mounted at.
 */
export function readGamePage(base: string): GamePage {
  const manifest = join(BUILT, '.vite/manifest.json')
  if (!existsSync(manifest))
    return {
      base,
      script: `${base}/assets/not-built.js`,
      styles: [],
      fonts: [],
      earlyOpen: '',
      modulesOf: () => [],
    }
  const built = JSON.parse(readFileSync(manifest, 'utf8')) as BuiltFiles
  const shared = sharedFile(built)
  const addressOf = (file: string) => `${base}/${file}`
  return {
    base,
    script: addressOf(shared?.file ?? ''),
    styles: (shared?.css ?? []).map(addressOf),
    fonts: (shared?.assets ?? []).filter((file) => WAITED_FOR.test(file)).map(addressOf),
    earlyOpen: readFileSync(join(BUILT, built[EARLY_OPEN]?.file ?? ''), 'utf8').trim(),
    modulesOf: (sources) => modulesOf(built, sources).map(addressOf),
  }
}

/** Where a game is shown, and how it talks to the page around it. */
interface GamePlace {
  hostOrigin: string
  closeUrl: string
  words?: GameWords
}

/** Why there is no game. The codes are keys of the words' `problems`. */
const STATUS = { TOKEN_UNKNOWN: 404, SESSION_UNKNOWN: 404, GAME_UNKNOWN: 404, FAILED: 503 } as const

export interface NoGame {
  code: keyof typeof STATUS
  language: string
  /**
   * Null where nothing is known of a session: then any page may frame it, and there is no way out.
   */
  place: GamePlace | null
}

/** The page of one game session. Only the casino that opened the session may frame it. */
export function pageFor(page: GamePage, session: Session, game: StudioGame): Response {
  return printPage(page, {
    language: session.language,
    title: game.title,
    attributes: placeOf(session),
    ancestors: session.hostOrigin,
    sources: [viewOf(game.kind)],
    opens: true,
    pictures: WITH_SYMBOLS.has(game.kind) ? [artAddresses(page.base, game).symbolSheet] : [],
  })
}

/**
 * The page that a player sees when a game cannot be opened: the reason, in the player's language.
 */
export function noGamePage(page: GamePage, { code, language, place }: NoGame): Response {
  const attributes = `data-problem="${code}" ${place ? placeOf(place) : ''}`
  return printPage(page, {
    language,
    attributes,
    ancestors: place?.hostOrigin ?? '*',
    status: STATUS[code],
  })
}

/** The page on which every visitor can check a round. It is a page of its own, in no frame. */
export function checkPageFor(page: GamePage, language: string): Response {
  return printPage(page, {
    language,
    attributes: 'data-page="check"',
    ancestors: "'none'",
    sources: [CHECK_PAGE],
  })
}

function placeOf({ hostOrigin, closeUrl, words = 'generic' }: GamePlace): string {
  return `data-host="${escapeHtml(hostOrigin)}" data-close="${escapeHtml(closeUrl)}" data-words="${words}"`
}

interface PrintedPage {
  language: string
  title?: string
  /** Attributes of the element in which the script draws. */
  attributes: string
  /** Pages that may frame this one. */
  ancestors: string
  /** Sources that the script imports on this page, besides its words. */
  sources?: readonly string[]
  /** Whether it opens the session of its address. */
  opens?: boolean
  /** Addresses of pictures that its script draws. */
  pictures?: readonly string[]
  status?: number
}

function printPage(
  page: GamePage,
  {
    language,
    title = '',
    attributes,
    ancestors,
    sources = [],
    opens = false,
    pictures = [],
    status = 200,
  }: PrintedPage,
): Response {
  const rightToLeft = language.startsWith('ar')
  const modules = page.modulesOf([...sources, wordsOf(language)])
  const fonts = opens ? page.fonts : []
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${rightToLeft ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${opens ? `<script>${page.earlyOpen}</script>` : ''}
${page.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${fonts.map((href) => `<link rel="preload" as="font" crossorigin href="${href}">`).join('\n')}
${pictures.map((href) => `<link rel="preload" as="image" href="${escapeHtml(href)}">`).join('\n')}
${modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<body><main id="game" ${attributes}></main>
<script type="module" src="${page.script}"></script>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self'${opens ? ` 'sha256-${hashOf(page.earlyOpen)}'` : ''}`,
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        `frame-ancestors ${ancestors}`,
      ].join('; '),
    },
  })
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
