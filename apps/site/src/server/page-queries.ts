import type { ExecutionResult } from 'graphql'
import { type Client, createClient, createRequest, type Exchange, makeResult, type SSRData, ssrExchange, stringifyDocument } from 'urql'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import type { PageQuery } from '../lib/lazy-page.ts'

/** Runs one public query in the server's own process; `language` is that of the page. */
export type Execute = (given: { query: string; variables?: Record<string, unknown>; language: string }) => Promise<ExecutionResult>

type Run = (given: { query: string; variables: Record<string, unknown> }) => Promise<ExecutionResult>

/** A client that knows the answers to `queries`, for drawing a page, and those answers in the form that the browser restores. */
export async function runQueries(queries: readonly PageQuery[], run: Run): Promise<{ client: Client; extractData: () => SSRData }> {
  const ssr = ssrExchange({ isClient: false })
  const client = createClient({ url: '/api/graphql', preferGetMethod: false, exchanges: [ssr, inProcess(run)] })
  await Promise.all(queries.map(({ document, variables }) => client.query(document, variables).toPromise()))
  return { client, extractData: () => ssr.extractData() }
}

/** Stands in for the network. What a page asks beyond its declared queries stays unanswered, and draws as loading. */
function inProcess(run: Run): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter((operation) => operation.kind === 'query'),
      mergeMap((operation) => {
        const { query, variables } = createRequest(operation.query, operation.variables)
        const answer = run({ query: stringifyDocument(query), variables: { ...variables } })
        return fromPromise(answer.then((result) => makeResult(operation, result)))
      }),
    )
}
