import type { i18n } from 'i18next'

/**
 * A caller waits for the words that it requests, and for no others. i18next itself answers only
 * once everything that was ever requested has come, so that the words of a slow page would keep a
 * dialog before it waiting.
 */
export function waitForOwnWords(instance: i18n): void {
  const load = instance.loadNamespaces.bind(instance)
  instance.loadNamespaces = (wanted, done) => {
    const namespaces = [wanted].flat()
    void load(namespaces)
    return new Promise((resolve) => {
      function look() {
        // True as well of what could not be read in spite of trying again.
        if (!namespaces.every((namespace) => instance.hasLoadedNamespace(namespace))) return
        instance.off('loaded', look)
        done?.(null, instance.t)
        resolve()
      }
      instance.on('loaded', look)
      look()
    })
  }
}
