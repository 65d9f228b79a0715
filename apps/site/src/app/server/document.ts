import { directionOf } from '#rules/languages.ts'
import { ASLEEP } from '../../hydration/document.ts'
import type { PageState } from '../page-state.ts'
import type { Assets } from './assets.ts'
import { escapeJson, escapeText } from './escape.ts'
import { firstScript } from './first-script.ts'
import { drawHead, type HeadParts } from './head.ts'

export interface DocumentParts {
  html: string
  state: PageState
  language: string
  /** The words for the browser, as JSON that may stand in the page. */
  words: string
  /** The files of what the page is drawn with besides the entry, below src/. */
  sources: readonly string[]
  /** Addresses of scripts of other companies that the page loads as soon as it is awake. */
  scriptsOfOthers: readonly string[]
  assets: Assets
  head: HeadParts
  /** Structured data of the page; empty where there is none. */
  structuredData: string
}

/**
 * The whole page around what React drew. The state is a data block, not a script, so it needs no
 * permission to run.
 */
export function drawDocument({
  html,
  state,
  language,
  words,
  sources,
  scriptsOfOthers,
  assets,
  head,
  structuredData,
}: DocumentParts): string {
  const scripts = assets.scriptsOf(sources)
  const fonts = directionOf(language) === 'rtl' ? [] : assets.fonts
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    drawHead(head),
    '<meta name="theme-color" content="#0a1310"><meta name="color-scheme" content="dark">',
    `<style>${assets.style}</style><script>${firstScript}</script>`,
    '<link rel="icon" href="/baize.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/touch.png"><link rel="manifest" href="/site.webmanifest">',
    '</head><body>',
    // Fonts are named after the head: Chromium draws nothing for a while when the head names a font
    // that has not come yet.
    ...fonts.map(
      (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
    ),
    // Visible files come before the scripts that wake the page: on a slow line the fonts and the
    // art would wait behind the scripts.
    ...[...scripts, assets.entry].map(
      (file) => `<link rel="modulepreload" fetchpriority="low" href="${file}">`,
    ),
    ...scriptsOfOthers.map(
      (url) => `<link rel="preload" as="script" fetchpriority="low" href="${escapeText(url)}">`,
    ),
    `<div id="app" ${ASLEEP}>${html}</div>`,
    structuredData,
    `<script type="application/json" id="words">${words}</script>`,
    `<script type="application/json" id="state">${escapeJson(JSON.stringify(state))}</script></body></html>`,
  ].join('')
}
