import type { AnyVariables, Client, CombinedError, GraphQLRequest } from 'urql'

export interface QueryState<Data> {
  /**
   * Data of the newest answer. While the next answer is fetched, or when it fails, it is that of
   * the answer before.
   */
  data: Data | undefined
  error: CombinedError | undefined
  fetching: boolean
}

export interface Answer<Data> {
  get: () => QueryState<Data>
  /**
   * Returns what the client knew at the first question. The server drew the page with it, so a part
   * of the page has to be hydrated with it, even if another part has queried again meanwhile.
   */
  first: () => QueryState<Data>
  subscribe: (listener: () => void) => () => void
  again: () => void
}

/** First states of each client's questions, by their keys. */
const firstStates = new WeakMap<Client, Map<number, QueryState<never>>>()

/** Answers that are watched, by client and the key of their question. */
export const watched = new WeakMap<Client, Map<number, WatchedAnswer<never>>>()

interface WatchedAnswer<Data> extends Answer<Data> {
  query: GraphQLRequest['query']
}

/**
 * Puts a question to a client, and returns its state, which can be watched. Callers with the same
 * question watch the same state: the client itself would send it once more for each of them while
 * it fails.
 */
export function watch<Data, Variables extends AnyVariables>(
  client: Client,
  request: GraphQLRequest<Data, Variables>,
): Answer<Data> {
  const answers: Map<number, WatchedAnswer<Data>> = watched.get(client) ?? new Map()
  watched.set(client, answers as Map<number, WatchedAnswer<never>>)
  return answers.get(request.key) ?? open(client, request, answers)
}

function open<Data, Variables extends AnyVariables>(
  client: Client,
  { key, query, variables }: GraphQLRequest<Data, Variables>,
  answers: Map<number, WatchedAnswer<Data>>,
): Answer<Data> {
  const firsts: Map<number, QueryState<Data>> = firstStates.get(client) ?? new Map()
  firstStates.set(client, firsts as Map<number, QueryState<never>>)
  const listeners = new Set<() => void>()
  let state: QueryState<Data> | null = null
  let stop = () => {}

  function become(next: QueryState<Data>): void {
    if (state && isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** Reads what the page or the cache has brought, so that it is there in the first drawing. */
  function readKnown(): QueryState<Data> {
    const known = client.readQuery(query, variables)
    const now = { data: known?.data ?? undefined, error: known?.error, fetching: !known }
    const first = firsts.get(key) ?? now
    firsts.set(key, first)
    // An unchanged state stays one object, so that nothing is drawn again.
    return isSame(first, now) ? first : now
  }

  function get(): QueryState<Data> {
    state ??= readKnown()
    return state
  }

  /** Returns the data before when the new data is equal, so that nothing is drawn again. */
  function unchanged(data: Data | undefined): Data | undefined {
    const before = state?.data
    if (data === before || data === undefined || before === undefined) return data
    return JSON.stringify(data) === JSON.stringify(before) ? before : data
  }

  function begin(): void {
    if (!answers.has(key)) answers.set(key, answer)
    const { unsubscribe } = client.query(query, variables).subscribe(({ data, error, stale }) =>
      become({
        data: unchanged(data) ?? (error?.networkError ? state?.data : undefined),
        error,
        // The client returns a failed answer once more, as stale, when its query is sent again.
        fetching: stale && error !== undefined,
      }),
    )
    stop = unsubscribe
  }

  function end(): void {
    if (answers.get(key) === answer) answers.delete(key)
    stop()
  }

  const answer: WatchedAnswer<Data> = {
    query,
    get,
    first: () => {
      get()
      return firsts.get(key) as QueryState<Data>
    },
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) begin()
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) end()
      }
    },
    again: () => {
      // The answer reaches all watchers of this question, because it has its key.
      void client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
    },
  }
  return answer
}

function isSame(one: QueryState<unknown>, other: QueryState<unknown>): boolean {
  return one.data === other.data && one.error === other.error && one.fetching === other.fetching
}
