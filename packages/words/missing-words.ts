import { MOST_KEYS_A_WRITE, missingPath } from '#contracts/locales-api.ts'

export interface MissingWordsDeps {
  /** Answers false when it should be tried again later. */
  post: (path: string, words: Readonly<Record<string, string>>) => Promise<boolean>
  /** Calls back after so many milliseconds; answers how to take that back. */
  after: (ms: number, then: () => void) => () => void
}

export interface MissingWords {
  /** A key without words, and what was shown instead. */
  add(namespace: string, key: string, shown: string): void
}

/** Missing words are written only when no new one has come for so long. */
const DEBOUNCE_MS = 5000
const LONGEST_SHOWN = 1000

/**
 * Collects keys that have no words and writes each of them back once, by namespace, at most a
 * thousand in one write.
 */
export function collectMissingWords({ post, after }: MissingWordsDeps): MissingWords {
  const known = new Set<string>()
  const waiting = new Map<string, Map<string, string>>()
  let cancel = () => {}

  function add(namespace: string, key: string, shown: string): void {
    const id = `${namespace}\n${key}`
    if (known.has(id)) return
    known.add(id)
    put(namespace, key, shown)
  }

  function put(namespace: string, key: string, shown: string): void {
    const keys = waiting.get(namespace) ?? new Map<string, string>()
    waiting.set(namespace, keys.set(key, shown.slice(0, LONGEST_SHOWN).toWellFormed()))
    cancel()
    cancel = after(DEBOUNCE_MS, () => void write())
  }

  async function write(): Promise<void> {
    const batches = [...waiting].flatMap(([namespace, keys]) =>
      batchesOf([...keys]).map((batch) => ({ namespace, batch })),
    )
    waiting.clear()
    for (const { namespace, batch } of batches) {
      const taken = await post(missingPath(namespace), Object.fromEntries(batch)).catch(() => false)
      if (!taken) for (const [key, shown] of batch) put(namespace, key, shown)
    }
  }

  return { add }
}

function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / MOST_KEYS_A_WRITE)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * MOST_KEYS_A_WRITE, (at + 1) * MOST_KEYS_A_WRITE),
  )
}
