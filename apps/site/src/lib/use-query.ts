import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type AnyVariables, type Client, type CombinedError, createRequest, type DocumentInput, useClient } from 'urql'

export interface QueryAsk<Data, Variables extends AnyVariables> {
  query: DocumentInput<Data, Variables>
  variables?: Variables
  /** True while the question should not be asked. */
  pause?: boolean
}

export interface QueryState<Data> {
  /** Kept from the question before while the next answer is on its way, and from the answer before when asking again got none. */
  data: Data | undefined
  error: CombinedError | undefined
  fetching: boolean
}

/**
 * A query's state and a way to ask again, past the cache. It is an external store: urql's own hook keeps its state in React and
 * asks while it draws, and with boundaries that wake up in idle time two of its updates could chase each other forever and starve
 * every navigation.
 */
export function useQuery<Data, Variables extends AnyVariables>(ask: QueryAsk<Data, Variables>): [QueryState<Data>, () => void] {
  const client = useClient()
  const { query, variables, pause = false } = ask
  const { key } = createRequest(query, variables as Variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question and its variables.
  const answer = useMemo(() => (pause ? (silent as Answer<Data>) : watch(client, query, variables as Variables)), [client, key, pause])
  const state = useSyncExternalStore(answer.subscribe, answer.get, answer.get)

  const before = useRef<Data>(undefined)
  useEffect(() => {
    if (state.data !== undefined) before.current = state.data
  }, [state])
  const waiting = state.fetching && state.data === undefined && before.current !== undefined
  return [waiting ? { ...state, data: before.current } : state, answer.again]
}

interface Answer<Data> {
  get: () => QueryState<Data>
  subscribe: (listener: () => void) => () => void
  again: () => void
}

const nothing: QueryState<never> = { data: undefined, error: undefined, fetching: false }
const silent: Answer<never> = { get: () => nothing, subscribe: () => () => {}, again: () => {} }

function watch<Data, Variables extends AnyVariables>(
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
    const before = state?.fetching ? state.data : undefined
    return before !== undefined && JSON.stringify(data) === JSON.stringify(before) ? before : data
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
