import { hash } from 'node:crypto'
import type { Clock } from '../../kit/clock.ts'

export interface Perishable {
  /** Milliseconds since 1970 after which it is made again. */
  readonly freshUntilMs: number
  /** About how many bytes it takes up, and never more. */
  readonly size: number
}

export interface CacheOptions {
  clock: Clock
  max: number
  /** Most bytes of all answers together with their keys, which callers choose. */
  maxBytes: number
  /**
   * False keeps only what is requested a second time, so that what is requested once pushes nothing
   * out.
   */
  keepAtOnce?: boolean
}

/**
 * Strings of more than 16,383 characters all have one hash for each length: a Map of them is a list
 * that each lookup goes through.
 */
const LONGEST_KEY = 16_000
/** An answer that would push out most of the others is made again each time. */
const LARGEST_SHARE = 1 / 8

/** Callers who make the same answer at a time, each in their own line. */
const MOST_CALLERS = 4

interface Making<Answer> extends PromiseWithResolvers<Answer | null> {
  callers: Set<string>
  isMade: boolean
  /** Callers who could not make it. */
  failed: number
}

const begin = <Answer>(): Making<Answer> => ({
  ...Promise.withResolvers<Answer | null>(),
  callers: new Set(),
  isMade: false,
  failed: 0,
})

/**
 * Keeps answers that all visitors may share. A stale answer is still given while one request makes
 * the next, so no visitor waits for an answer that was made before. `clear` forgets all answers,
 * for when what they were made of has changed.
 */
export function openAnswerCache<Answer extends Perishable>({
  clock,
  max,
  maxBytes,
  keepAtOnce = true,
}: CacheOptions) {
  const answers = new Map<string, Answer>()
  const making = new Map<string, Making<Answer>>()
  const seen = openOnceSeen(max)
  let held = 0

  return {
    /** Returns null when there is none, or when it is stale and no request is making the next. */
    find(key: string): Answer | null {
      if (key.length > LONGEST_KEY) return null
      const answer = answers.get(key)
      if (!answer) return null
      return answer.freshUntilMs > clock.nowMs() || making.has(key) ? answer : null
    },

    /** The last answer, however old: better than none when no other can be made now. */
    findOld(key: string): Answer | null {
      return answers.get(key) ?? null
    },

    /**
     * Makes an answer once for all who request it meanwhile. `make` returns null for what must not
     * be kept. A very long key is one's own.
     *
     * A caller may have much else under way before it: so a few other callers (`caller`) begin to
     * make it as well, each in a line of their own, and all get what is ready first. `isMade`
     * returns whether another caller has made it, so that `make` need not begin.
     */
    share(
      key: string,
      make: (isMade: () => boolean) => Promise<Answer | null>,
      caller = '',
    ): Promise<Answer | null> {
      if (key.length > LONGEST_KEY) return make(() => false)
      const begun = making.get(key) ?? begin<Answer>()
      if (begun.callers.has(caller) || begun.callers.size === MOST_CALLERS) return begun.promise
      begun.callers.add(caller)
      making.set(key, begun)
      // False for one that is ready already, and after a clear.
      const end = () => making.get(key) === begun && making.delete(key)
      make(() => begun.isMade).then(
        (answer) => {
          begun.isMade = true
          if (end() && answer && (keepAtOnce || seen.before(key))) keep(key, answer)
          begun.resolve(answer)
        },
        (error: unknown) => {
          begun.failed += 1
          if (begun.failed < begun.callers.size) return
          end()
          begun.reject(error)
        },
      )
      return begun.promise
    },

    clear(): void {
      answers.clear()
      held = 0
      making.clear()
    },
  }

  function keep(key: string, answer: Answer): void {
    drop(key)
    const size = sizeOf(key, answer)
    if (size > maxBytes * LARGEST_SHARE) return
    while (answers.size >= max || held + size > maxBytes) drop(answers.keys().next().value ?? '')
    answers.set(key, answer)
    held += size
  }

  function drop(key: string): void {
    const answer = answers.get(key)
    if (!answer) return
    answers.delete(key)
    held -= sizeOf(key, answer)
  }

  /** Letters that are not Latin take up two bytes, and with them the whole string does. */
  function sizeOf(key: string, answer: Answer): number {
    return 2 * key.length + answer.size
  }
}

export type AnswerCache<Answer extends Perishable> = ReturnType<typeof openAnswerCache<Answer>>

/**
 * Remembers at least the last `count` keys, and at most twice as many, by their hashes: callers may
 * request anything at any length.
 */
function openOnceSeen(count: number) {
  let recent = new Set<string>()
  let older = new Set<string>()
  return {
    /** Returns whether the key was requested before; from now on it was. */
    before(question: string): boolean {
      const key = hash('sha256', question, 'base64')
      if (recent.has(key) || older.has(key)) return true
      if (recent.size >= count) {
        older = recent
        recent = new Set()
      }
      recent.add(key)
      return false
    },
  }
}
