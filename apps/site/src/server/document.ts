import type { TFunction } from 'i18next'
import { directionOf } from '#rules/languages.ts'
import type { PageState } from '../page-state.ts'
import { pageTitle } from '../shell/page-title.ts'
import type { Assets } from './assets.ts'
import { escapeJson, escapeText } from './escape.ts'

export interface DocumentParts {
  html: string
  state: PageState
  language: string
  /** The codes of the languages that the page is there in. */
  spoken: readonly string[]
  /** The words for the browser, as JSON that may stand in the page. */
  words: string
  /** The file of the page's component, below src/. */
  page: string
  assets: Assets
  path: string
  publicUrl: string | undefined
  t: TFunction
}

/** The whole page around what React drew. The state is a data block, not a script, so it needs no permission to run. */
export function drawDocument({ html, state, language, spoken, words, page, assets, path, publicUrl, t }: DocumentParts): string {
  const title = escapeText(pageTitle(path, t))
  const description = escapeText(t('site_description'))
  const scripts = assets.scriptsOf([page])
  const fonts = directionOf(language) === 'rtl' ? [] : assets.fonts
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${title}</title><meta name="description" content="${description}">`,
    '<meta name="theme-color" content="#0a1310"><meta name="color-scheme" content="dark">',
    `<style>${assets.style}</style>`,
    ...fonts.map((file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`),
    '<link rel="icon" href="/baize.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    links(path, publicUrl, spoken),
    `<meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:type" content="website">`,
    // What is seen comes before what wakes it up: on a slow line the art would wait behind the scripts.
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
    ...scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`),
    `</head><body><div id="app">${html}</div>`,
    `<script type="application/json" id="words">${words}</script>`,
    `<script type="application/json" id="state">${escapeJson(JSON.stringify(state))}</script></body></html>`,
  ].join('')
}

function links(path: string, publicUrl: string | undefined, spoken: readonly string[]): string {
  if (!publicUrl) return ''
  const address = `${publicUrl.replace(/\/$/, '')}${escapeText(path)}`
  const alternates = spoken.map((language) => `<link rel="alternate" hreflang="${language}" href="${address}?lng=${language}">`)
  return `<link rel="canonical" href="${address}">${alternates.join('')}<link rel="alternate" hreflang="x-default" href="${address}">`
}
