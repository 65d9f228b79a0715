import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { Provider } from 'urql'
import { App } from './App.tsx'
import { IdleObserver } from './analytics/IdleObserver.tsx'
import { detectLanguage, languageKeys } from './lib/language.ts'
import { LanguageContext, stillLanguage } from './lib/language-context.ts'
import { loadLaterSections } from './lib/later-section.tsx'
import { createSession } from './lib/session.ts'
import { SessionContext } from './lib/session-context.ts'
import { findPage, routes } from './routes.tsx'
import { type Assets, readAssets } from './server/assets.ts'
import { drawDocument } from './server/document.ts'
import { type Execute, runQueries } from './server/page-queries.ts'
import { type Lexicon, openPageWords, type SpokenPage } from './server/page-words.ts'
import { shellQueries } from './shell/shell-queries.ts'

/*
 * The site's server side. The casino's server mounts it like this:
 *
 *   const { createSite } = await import('dist/site/server/entry.server.js')
 *   const site = await createSite({ clientDirectory: 'dist/site/client', execute, lexicon })
 *   const { status, headers, body } = await site.render({ url, language, viewerPresent, publicUrl })
 *
 * A page is a function of the address, the language, whether a refresh cookie came along (`viewerPresent`), and what `execute`
 * answers to public queries: nothing of a player is ever in it, so the bytes may be kept and shared under the key
 * (path and query, language, viewerPresent). There are no inline scripts and hence no nonces: the state is a data block, and the
 * one inline style may be allowed by its hash (style attributes need `style-src-attr 'unsafe-inline'`). Files of `clientDirectory`
 * are served from `/`; those under `/assets/` are named by their content and may be kept forever.
 */

export interface SiteOptions {
  /** The directory that `vite build` filled for the browser. */
  clientDirectory: string
  execute: Execute
  /** All words as they stand now. */
  lexicon: () => Lexicon
}

export interface RenderRequest {
  /** Path and query, such as `/casino?brands=A`. */
  url: string
  language: string
  viewerPresent: boolean
  /** The origin for canonical and alternate links; without it they are left out. */
  publicUrl?: string
}

/** A page whose queries have been answered: what is left is React's own work, and the document around it. */
export interface PreparedPage {
  draw: () => string
  finish: (html: string) => RenderedPage
}

export interface RenderedPage {
  status: number
  headers: Record<string, string>
  body: string
}

export interface Site {
  /** `sha256-…` of the one style that stands in every page, for the content security policy. */
  styleHash: string
  render: (request: RenderRequest) => Promise<RenderedPage>
  /** The same in two steps, so that React's share of the time can be told from ours. A redirect has nothing to draw. */
  prepare: (request: RenderRequest) => Promise<PreparedPage | RenderedPage>
}

export async function createSite({ clientDirectory, execute, lexicon }: SiteOptions): Promise<Site> {
  const manifest: unknown = JSON.parse(await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'))
  const assets = await readAssets(clientDirectory, manifest)
  await Promise.all(routes.map((route) => route.page.load()))
  await loadLaterSections()
  const wordsOf = openPageWords(lexicon)
  const spoken = () => lexicon().supported.map(({ code }) => code)

  const prepare = (request: RenderRequest) => preparePage(request, { assets, execute, wordsOf, spoken })
  return {
    styleHash: assets.styleHash,
    prepare,
    async render(request) {
      const page = await prepare(request)
      return 'draw' in page ? page.finish(page.draw()) : page
    },
  }
}

interface RenderDeps {
  assets: Assets
  execute: Execute
  wordsOf: (language: string) => SpokenPage
  spoken: () => readonly string[]
}

async function preparePage(request: RenderRequest, { assets, execute, wordsOf, spoken }: RenderDeps): Promise<PreparedPage | RenderedPage> {
  const { pathname, search, searchParams } = new URL(request.url, 'http://site')
  const found = findPage(pathname)
  if (!found) return redirectHome(searchParams)

  const language = detectLanguage([request.language], spoken())
  const { queries } = await found.route.page.load()
  const wanted = [...shellQueries, ...(queries?.({ params: found.params, search: searchParams }) ?? [])]
  const { client, extractData } = await runQueries(wanted, (given) => execute({ ...given, language }))

  const session = createSession({ fetch, storage: nowhere, tab: nowhere, now: Date.now }, request.viewerPresent ? 'restoring' : 'visitor')
  const words = wordsOf(language)
  const tree = (
    <SessionContext value={session}>
      <LanguageContext value={stillLanguage(language)}>
        <I18nextProvider i18n={words.i18n}>
          <Provider value={client}>
            <StaticRouter location={pathname + search}>
              <App />
              {/* It draws nothing, but ids are counted by place: without it `aria-controls` would name what the browser calls otherwise. */}
              <IdleObserver />
            </StaticRouter>
          </Provider>
        </I18nextProvider>
      </LanguageContext>
    </SessionContext>
  )
  return {
    draw: () => renderToString(tree),
    finish: (html) => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': language },
      body: drawDocument({
        html,
        state: { viewerPresent: request.viewerPresent, data: extractData() },
        language,
        spoken: words.spoken,
        words: words.json,
        page: found.route.file,
        assets,
        path: pathname,
        publicUrl: request.publicUrl,
        t: words.i18n.getFixedT(language, 'shell'),
      }),
    }),
  }
}

/** A language that the address asked for is kept on the way. */
function redirectHome(search: URLSearchParams): RenderedPage {
  const language = search.get(languageKeys.query)
  const location = language ? `/?${languageKeys.query}=${encodeURIComponent(language)}` : '/'
  return { status: 302, headers: { location }, body: '' }
}

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
