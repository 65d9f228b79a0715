import type { BackendModule } from 'i18next'
import { localePath } from '#contracts/locales-api.ts'

export interface WordsBackendDeps {
  fetch: (
    path: string,
    options: { signal: AbortSignal; headers: Record<string, string> },
  ) => Promise<Response>
  /**
   * The newest words of one language, as the page names them. A browser that requests them by name
   * may keep them.
   */
  revision: { language: string; hash: string } | null
  /** Where a key without words is reported; it is fetched when the first one is met. */
  loadMissing: () => Promise<{ add(namespace: string, key: string, shown: string): void }>
}

const TIMEOUT_MS = 15_000

/**
 * Reads words from the casino and reports to it which are missing. i18next itself tries up to five
 * times, after 350 ms and then twice as long each time, and reads at most ten at once: it reads
 * again when `true` stands where the words would.
 */
export function wordsBackend({ fetch, revision, loadMissing }: WordsBackendDeps): BackendModule {
  const read = new Set<string>()

  async function fetchWords(language: string, namespace: string): Promise<Record<string, unknown>> {
    const path = localePath(language, namespace)
    // A second reading looks for words that have changed since.
    const kept = revision?.language === language && !read.has(path) ? revision.hash : undefined
    const answer = await fetch(localePath(language, namespace, kept), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json' },
    })
    if (!answer.ok)
      throw new NoWords(
        `${path} answered ${answer.status}`,
        answer.status >= 500 || answer.status === 429,
      )
    const words = (await answer.json()) as Record<string, unknown>
    read.add(path)
    return words
  }

  return {
    type: 'backend',
    init: () => {},
    read(language, namespace, done) {
      fetchWords(language, namespace).then(
        (words) => done(null, words),
        (error: unknown) =>
          done(
            error instanceof Error ? error : String(error),
            !(error instanceof NoWords) || error.again,
          ),
      )
    },
    /**
     * The casino fills gaps from the reference language, so what is missing here is missing there.
     */
    create(_languages, namespace, key, shown) {
      void loadMissing().then((missing) => missing.add(namespace, key, shown))
    },
  }
}

class NoWords extends Error {
  override readonly name = 'NoWords'
  readonly again: boolean

  constructor(message: string, again: boolean) {
    super(message)
    this.again = again
  }
}
