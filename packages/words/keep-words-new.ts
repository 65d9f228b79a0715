import type { i18n } from 'i18next'
import { RELOAD_MS } from '#contracts/locales-api.ts'

export interface Ticking {
  every: (ms: number, then: () => void) => void
  onOnline: (then: () => void) => void
}

/**
 * Looks every hour whether words have changed, and once the line is back for those that could not
 * be read.
 */
export function keepWordsNew(instance: i18n, { every, onOnline }: Ticking): void {
  const loaded = () =>
    namespacesOf(instance).filter((namespace) =>
      instance.hasResourceBundle(instance.language, namespace),
    )
  const absent = () =>
    namespacesOf(instance).filter(
      (namespace) => !instance.hasResourceBundle(instance.language, namespace),
    )

  async function reload(namespaces: readonly string[]): Promise<void> {
    const { language } = instance
    const wordsNow = () =>
      JSON.stringify(
        namespaces.map((namespace) => instance.getResourceBundle(language, namespace) ?? null),
      )
    const before = wordsNow()
    await instance.reloadResources([language], namespaces)
    // Everything that shows words is drawn again as if the language had changed.
    if (wordsNow() !== before && instance.language === language)
      instance.emit('languageChanged', language)
  }

  every(RELOAD_MS, () => void reload(loaded()))
  onOnline(() => {
    const namespaces = absent()
    if (namespaces.length > 0) void reload(namespaces)
  })
}

export function namespacesOf({ options }: i18n): string[] {
  return typeof options.ns === 'string' ? [options.ns] : [...(options.ns ?? [])]
}

/** The clock and the line of a browser. */
export const browserTicking: Ticking = {
  every: (ms, then) => void setInterval(then, ms),
  onOnline: (then) => addEventListener('online', then),
}
