import type { Clock } from '../kit/clock.ts'

export interface Perishable {
  /** Milliseconds since 1970 after which it is made anew. */
  readonly freshUntilMs: number
}

export interface CacheOptions {
  clock: Clock
  max: number
  /** False keeps only what is asked for a second time, so that questions nobody repeats push nothing out. */
  keepAtOnce?: boolean
}

/**
 * Ready-made answers that every visitor may share. A stale answer is still given while one request makes the next, so nobody waits
 * twice; `clear` forgets all of them, for when what they were made of has changed.
 */
export function openAnswerCache<Answer extends Perishable>({ clock, max, keepAtOnce = true }: CacheOptions) {
  const answers = new Map<string, Answer>()
  const making = new Map<string, Promise<Answer | null>>()
  const asked = openOnceAsked(max)
  let generation = 0

  return {
    /** Null when there is none, or when it is stale and nobody has begun to make the next. */
    find(key: string): Answer | null {
      const answer = answers.get(key)
      if (!answer) return null
      return answer.freshUntilMs > clock.nowMs() || making.has(key) ? answer : null
    },

    /** Makes an answer once for all who ask meanwhile. `make` answers null for what must not be kept. */
    share(key: string, make: () => Promise<Answer | null>): Promise<Answer | null> {
      const running = making.get(key)
      if (running) return running
      const mine = generation
      const begun = make()
        .then((answer) => {
          if (answer && mine === generation && (keepAtOnce || asked.before(key))) keep(key, answer)
          return answer
        })
        .finally(() => making.get(key) === begun && making.delete(key))
      making.set(key, begun)
      return begun
    },

    clear(): void {
      generation++
      answers.clear()
      making.clear()
    },
  }

  function keep(key: string, answer: Answer): void {
    answers.delete(key)
    if (answers.size >= max) answers.delete(answers.keys().next().value ?? '')
    answers.set(key, answer)
  }
}

export type AnswerCache<Answer extends Perishable> = ReturnType<typeof openAnswerCache<Answer>>

/** Remembers at least the last `count` keys, and at most twice as many. */
function openOnceAsked(count: number) {
  let recent = new Set<string>()
  let older = new Set<string>()
  return {
    /** Whether the key was asked for before; from now on it was. */
    before(key: string): boolean {
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
