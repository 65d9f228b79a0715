import type { AnyVariables, Client, CombinedError, DocumentInput } from 'urql'

export interface QueryState<Data> {
  /** Kept from the question before while the next answer is on its way, and from the answer before when asking again got none. */
  data: Data | undefined
  error: CombinedError | undefined
  fetching: boolean
}

export interface Answer<Data> {
  get: () => QueryState<Data>
  subscribe: (listener: () => void) => () => void
  again: () => void
}

/** A question put to a client, as something that can be watched. */
export function watch<Data, Variables extends AnyVariables>(
  client: Client,
  query: DocumentInput<Data, Variables>,
  variables: Variables,
): Answer<Data> {
  const listeners = new Set<() => void>()
  let state: QueryState<Data> | null = null

  function become(next: QueryState<Data>): void {
    const { data, error, fetching } = state ?? next
    const same = state !== null && data === next.data && error === next.error && fetching === next.fetching
    if (same) return
    state = next
    for (const listener of listeners) listener()
  }

  /** What the page or the cache brought is there in the first drawing. */
  function readKnown(): QueryState<Data> {
    const known = client.readQuery(query, variables)
    return { data: known?.data ?? undefined, error: known?.error, fetching: !known }
  }

  /** Who asks again and hears the same has nothing to draw anew. */
  function unchanged(data: Data | undefined): Data | undefined {
    const before = state?.data
    if (data === before || data === undefined || before === undefined) return data
    return JSON.stringify(data) === JSON.stringify(before) ? before : data
  }

  return {
    get: () => {
      state ??= readKnown()
      return state
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
