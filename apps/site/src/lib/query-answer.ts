import type { AnyVariables, Client, CombinedError, GraphQLRequest } from 'urql'

export interface QueryState<Data> {
  /** Kept from the question before while the next answer is on its way, and from the answer before when asking again got none. */
  data: Data | undefined
  error: CombinedError | undefined
  fetching: boolean
}

export interface Answer<Data> {
  get: () => QueryState<Data>
  /**
   * What the client knew when the question was first put to it. The server drew the page with that, and so must who takes a part of it
   * over, though another part has asked again meanwhile.
   */
  first: () => QueryState<Data>
  subscribe: (listener: () => void) => () => void
  again: () => void
}

/** By the keys of the questions. */
const firstStates = new WeakMap<Client, Map<number, QueryState<never>>>()

/** A question put to a client, as something that can be watched. */
export function watch<Data, Variables extends AnyVariables>(
  client: Client,
  { key, query, variables }: GraphQLRequest<Data, Variables>,
): Answer<Data> {
  const firsts: Map<number, QueryState<Data>> = firstStates.get(client) ?? new Map()
  firstStates.set(client, firsts as Map<number, QueryState<never>>)
  const listeners = new Set<() => void>()
  let state: QueryState<Data> | null = null

  function become(next: QueryState<Data>): void {
    if (state && isSame(state, next)) return
    state = next
    for (const listener of listeners) listener()
  }

  /** What the page or the cache brought is there in the first drawing. */
  function readKnown(): QueryState<Data> {
    const known = client.readQuery(query, variables)
    const now = { data: known?.data ?? undefined, error: known?.error, fetching: !known }
    const first = firsts.get(key) ?? now
    firsts.set(key, first)
    // An unchanged state stays one object, so that nothing is drawn anew.
    return isSame(first, now) ? first : now
  }

  function get(): QueryState<Data> {
    state ??= readKnown()
    return state
  }

  /** Who asks again and hears the same has nothing to draw anew. */
  function unchanged(data: Data | undefined): Data | undefined {
    const before = state?.data
    if (data === before || data === undefined || before === undefined) return data
    return JSON.stringify(data) === JSON.stringify(before) ? before : data
  }

  return {
    get,
    first: () => {
      get()
      return firsts.get(key) as QueryState<Data>
    },
    subscribe: (listener) => {
      listeners.add(listener)
      const { unsubscribe } = client
        .query(query, variables)
        .subscribe(({ data, error }) =>
          become({ data: unchanged(data) ?? (error?.networkError ? state?.data : undefined), error, fetching: false }),
        )
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    again: () => {
      if (state) become({ ...state, fetching: true })
      // The answer reaches those who watch, because it has the same key.
      void client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
    },
  }
}

function isSame(one: QueryState<unknown>, other: QueryState<unknown>): boolean {
  return one.data === other.data && one.error === other.error && one.fetching === other.fetching
}
