/** Written by the build (first-view-plugin.ts): what the book imports, and its words. */
const FILES = '__FIRST_VIEW__'
const WORDS = /^assets\/([a-z]{2})-/

/**
 * Begins to fetch the files of the first view that stand beside the script of a host, with the
 * words of a language: by themselves they would be fetched one after the other.
 */
export function fetchFirstView(own: string, culture: unknown): void {
  const language = String(culture ?? '').slice(0, 2)
  for (const file of FILES.split(' ')) {
    const words = WORDS.exec(file)?.[1]
    if (!file.endsWith('.js') || (words !== undefined && words !== language)) continue
    const { href } = new URL(file, own)
    if (document.head.querySelector(`link[href="${href}"]`)) continue
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
}
