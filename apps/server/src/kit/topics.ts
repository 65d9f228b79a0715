declare const made: unique symbol

/**
 * Names what news is about. Only `oneTopic` and `topicsOf` make one, so that its text stands in one
 * place.
 */
export type Topic = string & { readonly [made]: true }

/** The topic of which there is one in the casino, such as `winners`. */
export function oneTopic(name: string): Topic {
  return name as Topic
}

/** A topic for each thing of a kind, by its id: `player/{id}`. */
export function topicsOf(kind: string): (id: string) => Topic {
  return (id) => oneTopic(`${kind}/${id}`)
}

/** News for subscribers, by topic. Publish only what has been committed. */
export interface Topics {
  publish(topic: Topic, message: string): void
  /** Ends when `signal` aborts. A slow reader keeps only its newest `limit` messages. */
  subscribe(topic: Topic, signal: AbortSignal): AsyncIterableIterator<string>
  listen(topic: Topic, listener: (message: string) => void): () => void
}

/** Published on a node to itself when it may have missed what other nodes published. */
export const NEWS_MISSED = oneTopic('news missed')

/**
 * News that carries the state it is about: the newest of its kind makes older ones on the same
 * topic needless. `kind` has no space in it.
 */
export function stateNews(kind: string, state: object): string {
  return `${kind} ${JSON.stringify(state)}`
}

/** Returns null for news that carries no state. */
export function readStateNews(message: string): { kind: string; state: unknown } | null {
  const [, kind, state] = message.match(/^(\S+) (\{.*\})$/s) ?? []
  return kind && state ? { kind, state: JSON.parse(state) } : null
}

/** Most unread messages of a subscriber; beyond them the oldest are dropped. */
const LIMIT = 64

/**
 * Topics within this process. `relay`, when given, carries each message to the other nodes as well.
 */
export function openTopics(
  relay?: (topic: Topic, message: string) => void,
): Topics & { deliver(topic: Topic, message: string): void } {
  const listeners = new Map<string, Set<(message: string) => void>>()

  function deliver(topic: Topic, message: string): void {
    for (const listener of listeners.get(topic) ?? []) listener(message)
  }

  function listen(topic: Topic, listener: (message: string) => void): () => void {
    const ofTopic = listeners.get(topic) ?? new Set()
    listeners.set(topic, ofTopic.add(listener))
    return () => {
      ofTopic.delete(listener)
      if (ofTopic.size === 0 && listeners.get(topic) === ofTopic) listeners.delete(topic)
    }
  }

  return {
    deliver,
    listen,
    publish(topic, message) {
      deliver(topic, message)
      relay?.(topic, message)
    },
    subscribe: (topic, signal) => queueOf((listener) => listen(topic, listener), signal),
  }
}

async function* queueOf(
  start: (listener: (message: string) => void) => () => void,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const waiting: string[] = []
  let wake = Promise.withResolvers<void>()
  const stop = start((message) => {
    waiting.push(message)
    if (waiting.length > LIMIT) waiting.shift()
    wake.resolve()
  })
  const end = () => wake.resolve()
  signal.addEventListener('abort', end)
  try {
    while (!signal.aborted) {
      const next = waiting.shift()
      if (next !== undefined) yield next
      else {
        await wake.promise
        wake = Promise.withResolvers<void>()
      }
    }
  } finally {
    signal.removeEventListener('abort', end)
    stop()
  }
}
