import type { TFunction } from 'i18next'
import { directionOf } from '#rules/languages.ts'
import type { Assets } from './assets.ts'
import { escapeText } from './escape.ts'

/**
 * Draws the page that the service worker shows when there is no network. It has nothing about its
 * reader, and needs no other file: its button is a link to the address that was requested.
 */
export function drawOfflinePage({
  language,
  assets,
  t,
}: {
  language: string
  assets: Assets
  t: TFunction
}): string {
  const textOf = (key: string, ns: string) => escapeText(t(key, { ns }))
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${textOf('offline_title', 'share')} · ${textOf('site_name', 'share')}</title><meta name="robots" content="noindex">`,
    '<meta name="theme-color" content="#0a1310"><meta name="color-scheme" content="dark">',
    `<style>${assets.style}</style><link rel="icon" href="/baize.svg" type="image/svg+xml"></head>`,
    '<body><main class="wrap grid min-h-dvh place-content-center justify-items-center gap-5 py-16 text-center">',
    LAMP,
    `<h1 class="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">${textOf('offline_title', 'share')}</h1>`,
    `<p class="max-w-[44ch] text-muted">${textOf('offline_text', 'share')}</p>`,
    `<a href="" class="inline-grid min-h-13 place-items-center rounded-control bg-action px-8 font-[650] text-on-action">${textOf('try_again', 'share')}</a>`,
    `<p class="max-w-[44ch] pt-8 text-13 text-subtle">18+ · ${textOf('gambling_can_be_addictive', 'shell')}</p>`,
    '</main><script type="module" src="/back-online.js"></script></body></html>',
  ].join('')
}

/** The casino's sign, a lamp, switched off. */
const LAMP = `<svg viewBox="0 0 32 32" aria-hidden="true" width="96" height="96"><path d="M16 1v5" stroke="#7d6536" stroke-width="2"/><path d="M6 14C7 7 12 5.500 16 5.500S25 7 26 14z" fill="#7d6536"/><ellipse cx="16" cy="27" rx="14" ry="4" fill="#1c4a36"/></svg>`
