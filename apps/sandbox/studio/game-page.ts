import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import type { Shelf } from './game-shelf.ts'
import type { Session } from './studio.store.ts'

export interface GamePage {
  script: string
  styles: readonly string[]
}

const BUILT = join(import.meta.dirname, '../../../dist/studio')
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
  if (!existsSync(manifest)) return { script: `${base}/assets/not-built.js`, styles: [] }
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    { file: string; isEntry?: boolean; css?: string[] }
  >
  const entry = Object.values(entries).find((each) => each.isEntry)
  return {
    script: `${base}/${entry?.file}`,
    styles: (entry?.css ?? []).map((file) => `${base}/${file}`),
  }
}

/** The page of one game session. Only the casino that opened the session may frame it. */
export function pageFor(page: GamePage, session: Session | null, shelf: Shelf): Response {
  const game = session && shelf.findGame(session.gameId)
  if (!session || !game)
    return new Response('This game session is over. Close it and open the game again.', {
      status: 404,
    })
  const attributes = `data-host="${escapeHtml(session.hostOrigin)}" data-close="${escapeHtml(session.closeUrl)}" data-words="${session.words ?? 'generic'}"`
  return printPage(page, session.language, game.title, attributes, session.hostOrigin)
}

/** The page on which anybody checks a round. It is a page of its own, in no frame. */
export function checkPageFor(page: GamePage, language: string): Response {
  return printPage(page, language, '', 'data-page="check"', "'none'")
}

function printPage(
  { script, styles }: GamePage,
  language: string,
  title: string,
  attributes: string,
  ancestors: string,
): Response {
  const rightToLeft = language.startsWith('ar')
  const html = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${rightToLeft ? 'rtl' : 'ltr'}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<body><main id="game" ${attributes}></main>
<script type="module" src="${script}"></script>
</body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
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

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
