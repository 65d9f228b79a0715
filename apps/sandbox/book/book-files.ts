import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { acceptedEncoding } from '#rules/accept-encoding.ts'
import { directionOf } from '#rules/languages.ts'

const BUILT = join(import.meta.dirname, '../../../dist/book')
const MEDIA: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  woff: 'font/woff',
}
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * The scripts that hosts load by their known names, what these load, and the book as a page for
 * frames.
 */
export function bookFiles(): Hono {
  const app = new Hono()
  app.get('/:face{altenarWSDK\\.js|book\\.js|bt-renderer\\.min\\.js}', (context) =>
    answer(context.req.param('face'), 'no-cache', context.req.header('accept-encoding')),
  )
  app.get('/assets/:file{[\\w.-]+\\.[a-z0-9]+}', (context) =>
    answer(`assets/${context.req.param('file')}`, FOREVER, context.req.header('accept-encoding')),
  )
  app.get('/frame/:language{[a-zA-Z-]{2,8}}', (context) => framePage(context.req.param('language')))
  return app
}

function answer(name: string, keep: string, accepted: string | undefined): Response {
  const path = join(BUILT, name)
  const type = MEDIA[name.split('.').at(-1) ?? '']
  if (!type || !existsSync(path)) return new Response('Not found', { status: 404 })
  const best = acceptedEncoding(accepted)?.best
  const ending = best === 'br' ? 'br' : best === 'gzip' ? 'gz' : null
  const encoding = ending && existsSync(`${path}.${ending}`) ? { ending, name: String(best) } : null
  return new Response(
    new Uint8Array(readFileSync(encoding ? `${path}.${encoding.ending}` : path)),
    {
      headers: {
        'content-type': type,
        'cache-control': keep,
        vary: 'accept-encoding',
        // Hosts stand on other origins, and modules are requested across them.
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        ...(encoding ? { 'content-encoding': encoding.name } : {}),
      },
    },
  )
}

function framePage(language: string): Response {
  const manifest = join(BUILT, '.vite/manifest.json')
  if (!existsSync(manifest))
    return new Response('The sportsbook has not been built.', { status: 503 })
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
    string,
    { file: string; name?: string; css?: string[] }
  >
  const entry = Object.values(entries).find(({ name }) => name === 'frame')
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>Sportsbook</title>
<style>html { color-scheme: dark; } body { margin: 0 12px; }</style>
${(entry?.css ?? []).map((file) => `<link rel="stylesheet" href="../${file}">`).join('\n')}
<body><div id="book" data-api="../api"></div>
<script type="module" src="../${entry?.file}"></script>
</body>
</html>`
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      // Shown in the frames of casinos; the frame reports its acts by messages alone.
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'",
    },
  })
}
