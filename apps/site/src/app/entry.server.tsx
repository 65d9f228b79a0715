import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router'
import { Provider } from 'urql'
import { firstSpoken } from '#rules/languages.ts'
import { browserClocks } from '#web/token-life.ts'
import { shellQueries } from '../components/settings/shell-queries.ts'
import { LazyPlayerBar } from '../frame/player-bar.ts'
import { loadLaterSections } from '../hydration/document.ts'
import { detectLanguage, languageKeys } from '../lib/language.ts'
import { LanguageContext, stillLanguage } from '../lib/language-context.ts'
import { MobileContext } from '../lib/mobile-context.ts'
import { createSession } from '../session/session.ts'
import { SessionContext } from '../session/session-context.ts'
import { App } from './App.tsx'
import { IdleObserver } from './analytics/IdleObserver.tsx'
import { redirectFor } from './redirects.ts'
import { findPage, routes } from './routes.tsx'
import { type Assets, readAssets } from './server/assets.ts'
import { drawDocument } from './server/document.ts'
import { openFirstPicture } from './server/first-picture.ts'
import { firstScriptHash } from './server/first-script.ts'
import { type PageParameter, pageParameters } from './server/page-parameters.ts'
import { type Execute, runQueries } from './server/page-queries.ts'
import { type Lexicon, openPageWords, type SpokenPage } from './server/page-words.ts'
import { drawPlainFile, HTML, TEXT } from './server/plain-files.ts'
import { rightCase, rightNames } from './server/right-case.ts'
import { describePage } from './server/share.ts'
import { contentQueries, shownContent } from './server/shown-content.ts'
import { drawStructuredData, structuredFacts } from './server/structured-data.ts'

/*
 * The site's server side. A worker thread of the casino's server mounts it like this:
 *
 *   const { createSite } = await import('dist/site/server/entry.server.js')
 *   const site = await createSite({ clientDirectory: 'dist/site/client', execute, lexicon })
 *   const { status, headers, body } = await site.render({ url, search, language, viewerPresent, mobile, publicUrl })
 *
 * `url` holds those parts of the query string that `site.parameters` names, and `search` the whole
 * of it, for redirects. A page is a function of the address, the language, whether a refresh cookie
 * came along (`viewerPresent`), whether a phone requests it (`mobile`), and what `execute` answers to
 * public queries: nothing of a player is ever in it, so the bytes may be kept and shared under the
 * key (path and query, language, viewerPresent, mobile). The state is a data block, and the one
 * inline script and the one inline style may be allowed by their hashes, without nonces (style
 * attributes need `style-src-attr 'unsafe-inline'`). Files of `clientDirectory` are served from
 * `/`; those under `/assets/` are named by their content and may be kept forever.
 */

export interface SiteOptions {
  /** The directory that `vite build` filled for the browser. */
  clientDirectory: string
  execute: Execute
  /** All words as they stand now. */
  lexicon: () => Lexicon
}

export interface RenderRequest {
  /** Path and what of the query names a page, such as `/casino?brands=A`. */
  url: string
  /**
   * The whole query string of the address that was requested; without it, that of `url`. Only a
   * redirect goes by it.
   */
  search?: string
  language: string
  viewerPresent: boolean
  /** Requested by a browser on a phone. */
  mobile: boolean
  /** The origin for canonical and alternate links; without it they are left out. */
  publicUrl?: string
}

/**
 * A page whose queries have been answered: what is left is React's own work, and the document
 * around it.
 */
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
  /** `sha256-…` of the one script that stands in every page. */
  scriptHash: string
  /** Parts of a query string that name a page. */
  parameters: readonly PageParameter[]
  render: (request: RenderRequest) => Promise<RenderedPage>
  /**
   * Renders in two steps, so that React's part of the time can be measured by itself. A redirect
   * has nothing to draw.
   */
  prepare: (request: RenderRequest) => Promise<PreparedPage | RenderedPage>
}

export async function createSite({
  clientDirectory,
  execute,
  lexicon,
}: SiteOptions): Promise<Site> {
  const manifest: unknown = JSON.parse(
    await readFile(join(clientDirectory, '.vite/manifest.json'), 'utf8'),
  )
  const assets = await readAssets(clientDirectory, manifest)
  await Promise.all(routes.map((route) => route.page.load()))
  await Promise.all([loadLaterSections(), LazyPlayerBar.load()])
  const wordsOf = openPageWords(lexicon)
  const spoken = () => lexicon().supported.map(({ code }) => code)

  const putFirstPicture = openFirstPicture(clientDirectory)

  const prepare = (request: RenderRequest) =>
    preparePage(request, { assets, execute, wordsOf, spoken, putFirstPicture })
  return {
    styleHash: assets.styleHash,
    scriptHash: firstScriptHash,
    parameters: pageParameters,
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
  putFirstPicture: (html: string, mobile: boolean) => string
}

async function preparePage(
  request: RenderRequest,
  { assets, execute, wordsOf, spoken, putFirstPicture }: RenderDeps,
): Promise<PreparedPage | RenderedPage> {
  const { pathname, search, searchParams } = new URL(request.url, 'http://site')
  const path = rightCase(pathname)
  const found = findPage(path)
  const language = detectLanguage([request.language], spoken())
  const plainFile = await drawPlainFile(pathname, {
    publicUrl: request.publicUrl,
    language,
    assets,
    execute,
    wordsOf,
    spoken,
  })
  if (plainFile) return plainFile
  if (!found) return leadElsewhere(path, request.search ?? search)
  if (path !== pathname) return leadTo(path + (request.search ?? search))

  const { queries, neededSoon } = await found.route.page.load()
  const address = { params: found.params, search: searchParams, mobile: request.mobile }
  const wanted = [
    ...shellQueries(request.mobile),
    ...(queries?.(address) ?? []),
    ...contentQueries(address),
  ]
  const { client, extractData } = await runQueries(wanted, (given) =>
    execute({ ...given, language }),
  )
  const content = shownContent(client, address)
  const soon = neededSoon?.(client)
  const requested = { pathname, search: request.search ?? search, tag: found.params.tag }
  const named = rightNames(requested, content)
  if (named) return leadTo(named)

  const session = createSession(
    { fetch, storage: nowhere, tab: nowhere, clocks: browserClocks },
    request.viewerPresent ? 'restoring' : 'visitor',
  )
  const words = wordsOf(language)
  const t = words.i18n.getFixedT(language, 'shell')
  const share = describePage({ pathname, search: searchParams, t, content })
  const tree = (
    <SessionContext value={session}>
      <LanguageContext value={stillLanguage(language)}>
        <I18nextProvider i18n={words.i18n}>
          <Provider value={client}>
            <MobileContext value={request.mobile}>
              <StaticRouter location={pathname + search}>
                <App />
                {/* It draws nothing, but ids are counted by place: without it `aria-controls` would
                    name what the browser calls otherwise. */}
                <IdleObserver />
              </StaticRouter>
            </MobileContext>
          </Provider>
        </I18nextProvider>
      </LanguageContext>
    </SessionContext>
  )
  return {
    draw: () => renderToString(tree),
    finish: (html) => ({
      status: 200,
      headers: { ...HTML, 'content-language': language },
      body: drawDocument({
        html: putFirstPicture(html, request.mobile),
        state: {
          viewerPresent: request.viewerPresent,
          mobile: request.mobile,
          data: extractData(),
        },
        language,
        words: words.jsonFor(found.route.words ?? []),
        sources: [
          found.route.file,
          ...(soon?.sources ?? []),
          ...(request.viewerPresent ? ['frame/PlayerBar.tsx'] : []),
        ],
        scriptsOfOthers: soon?.scripts ?? [],
        assets,
        head: {
          share,
          language,
          named: nameOf(searchParams, words.spoken),
          spoken: words.spoken,
          publicUrl: request.publicUrl,
          t,
        },
        structuredData: request.publicUrl
          ? drawStructuredData({
              ...structuredFacts(client, wanted, request.mobile),
              path: share.path,
              game: content.game,
              language,
              publicUrl: request.publicUrl,
              t,
            })
          : '',
      }),
    }),
  }
}

function leadTo(location: string): RenderedPage {
  return { status: 301, headers: { location }, body: '' }
}

/**
 * A file that is not there is not there: a browser that loads a picture has no use for the home
 * page, and a program reads it as what it wanted.
 */
function leadElsewhere(path: string, search: string): RenderedPage {
  if (/\.\w+$/.test(path))
    return {
      status: 404,
      headers: { ...TEXT, 'cache-control': 'no-store' },
      body: 'There is no such file.',
    }
  return { status: 302, headers: { location: redirectFor(path, search) }, body: '' }
}

/** The language that an address names, where it is spoken. */
function nameOf(search: URLSearchParams, spoken: readonly string[]): string | null {
  return firstSpoken([search.get(languageKeys.query)], spoken)
}

const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
