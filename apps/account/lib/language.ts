import type { i18n } from 'i18next'
import { readSiteMessage } from '#contracts/frames.ts'
import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import { directionOf } from '#rules/languages.ts'
import { loadLanguage } from '#words/load-language.ts'

const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/

/** Returns the language that `?lng` names, if it can be a language at all. */
export function languageOf(search: string): string {
  const wish = new URLSearchParams(search).get('lng') ?? ''
  return CODE.test(wish) ? wish : REFERENCE_LANGUAGE
}

export function showLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

/** Changes to the language that the page around the frame sends, without losing typed text. */
export function followSite(instance: i18n): void {
  addEventListener('message', async ({ source, origin, data }) => {
    if (source !== window.parent || origin !== location.origin) return
    const message = readSiteMessage(data)
    if (message?.type !== 'language' || message.language === instance.language) return
    await loadLanguage(instance, message.language)
    await instance.changeLanguage(message.language)
    showLanguage(message.language)
  })
}
