import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { PAGES, type PageName } from './page-of-kind.ts'

/** A text that stands in the page itself. */
export interface Inlined {
  text: string
  /** Source of the content security policy that allows it. */
  source: string
}

/** What the build made for the pages of one name. */
export interface PageParts {
  script: Inlined
  style: Inlined
  /** The script that opens a session. */
  earlyOpen: Inlined
  /** Addresses of fonts that stand on every game's page. */
  fonts: readonly string[]
}

export type BuiltPages = Readonly<Record<PageName, PageParts>>

const BUILT = join(import.meta.dirname, '../../../dist/studio')
const EARLY_OPEN = 'client/early-open.ts'
const USUAL_FONT = /gloock-latin-400[^/]*\.woff2$/

type Manifest = Readonly<
  Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>
>

/** The fonts, below `/assets`; their names change with their content. */
export function fontFiles(): Hono {
  const app = new Hono()
  app.get('/:file{[\\w-]+\\.woff2?}', (context) => {
    const name = context.req.param('file')
    const path = PAGES.map((page) => join(BUILT, page, 'assets', name)).find(existsSync)
    if (!path) return context.notFound()
    return context.body(new Uint8Array(readFileSync(path)), 200, {
      'content-type': name.endsWith('2') ? 'font/woff2' : 'font/woff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
  return app
}

/** Reads what the build made. `base` is the path the studio is mounted at. */
export function readBuiltPages(base: string): BuiltPages {
  return Object.fromEntries(PAGES.map((page) => [page, readParts(page, base)])) as BuiltPages
}

function readParts(page: PageName, base: string): PageParts {
  const folder = join(BUILT, page)
  const manifest = join(folder, '.vite/manifest.json')
  const built: Manifest = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}
  const main = built[`client/pages/${page}.ts`]
  if (main?.imports?.length)
    throw new Error(
      `The script of a page has to be one file; it imports ${main.imports.join(', ')}.`,
    )
  const textOf = (file: string | undefined) =>
    file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim()
  const style = (main?.css ?? []).map(textOf).join('\n')
  return {
    script: inlined(textOf(main?.file)),
    // Files beside the style sheet are named from the page, which is at another address.
    style: inlined(style.replaceAll('url(./', `url(${base}/assets/`)),
    earlyOpen: inlined(textOf(built[EARLY_OPEN]?.file)),
    fonts: (main?.assets ?? [])
      .filter((file) => USUAL_FONT.test(file))
      .map((file) => `${base}/${file}`),
  }
}

/** Nothing in it may end its element, or begin a comment in it. */
export function inlined(text: string): Inlined {
  if (/<\/(script|style)|<!--/i.test(text))
    throw new Error('A script or a style sheet has the end of its own element in it.')
  const hash = createHash('sha256').update(text).digest('base64')
  return { text, source: `'sha256-${hash}'` }
}

/** Returns a value as JSON that cannot end the script element in which it stands. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
