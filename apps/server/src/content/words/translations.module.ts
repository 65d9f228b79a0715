import { RELOAD_MS } from '#contracts/locales-api.ts'
import type { Module } from '../../kit/module.ts'
import { type TranslationsRoutesDeps, translationsRoutes } from './translations.routes.ts'
import type { Translations } from './translations.ts'

const DAY_MS = 86_400_000

/** The words of the site and the account area over HTTP, and what keeps them new. */
export function openTranslationsModule(
  deps: TranslationsRoutesDeps & { translations: Translations },
): Module {
  const { translations } = deps
  return {
    routes: translationsRoutes(deps),
    jobs: [
      { name: 'look for changed words', everyMs: RELOAD_MS, run: translations.reload },
      { name: 'forget old missing words', everyMs: DAY_MS, run: translations.forgetOldMissing },
    ],
  }
}
