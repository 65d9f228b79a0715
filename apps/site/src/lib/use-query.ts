import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type AnyVariables, createRequest, type DocumentInput, useClient } from 'urql'
import { type Answer, type QueryState, watch } from './query-answer.ts'

export interface QueryRequest<Data, Variables extends AnyVariables> {
  query: DocumentInput<Data, Variables>
  variables?: Variables
  /** True while the query should not be sent. */
  pause?: boolean
}

/**
 * A query's state and a function that queries again, past the cache. It is an external store:
 * urql's own hook keeps its state in React and sends the query while it draws, and with boundaries
 * that wake up in idle time two of its updates could chase each other forever and starve every
 * navigation.
 */
export function useQuery<Data, Variables extends AnyVariables>(
  wanted: QueryRequest<Data, Variables>,
): [QueryState<Data>, () => void] {
  const client = useClient()
  const { query, variables, pause = false } = wanted
  const request = createRequest(query, variables as Variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question and its variables.
  const answer = useMemo(
    () => (pause ? (silent as Answer<Data>) : watch(client, request)),
    [client, request.key, pause],
  )
  const state = useSyncExternalStore(answer.subscribe, answer.get, answer.first)

  const before = useRef<Data>(undefined)
  useEffect(() => {
    if (state.data !== undefined) before.current = state.data
  }, [state])
  const waiting = state.fetching && state.data === undefined && before.current !== undefined
  return [waiting ? { ...state, data: before.current } : state, answer.again]
}

const nothing: QueryState<never> = { data: undefined, error: undefined, fetching: false }
const silent: Answer<never> = {
  get: () => nothing,
  first: () => nothing,
  subscribe: () => () => {},
  again: () => {},
}
