import type { ExecutionResult } from 'graphql'
import {
  type Client,
  createClient,
  createRequest,
  type Exchange,
  makeResult,
  type SSRData,
  ssrExchange,
  stringifyDocument,
} from 'urql'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import type { PageQuery } from '../../components/page/lazy-page.ts'

/** Runs one public query in the server's own process; `language` is that of the page. */
export type Execute = (given: {
  query: string
  variables?: Record<string, unknown>
  language: string
}) => Promise<ExecutionResult>

export type Run = (given: {
  query: string
  variables: Record<string, unknown>
}) => Promise<ExecutionResult>

/**
 * Codes of failures that may have passed when the browser sends the query, as edge/errors.ts of the
 * server calls them. A refusal is an answer.
 */
const PASSING = new Set<unknown>(['third_party_down', 'database_down', 'internal'])

/**
 * A client that knows the answers to `queries`, for drawing a page, and those answers in the form
 * that the browser restores. A query that has failed for now is not among them: it is drawn as
 * loading, and the browser queries it itself.
 */
export async function runQueries(
  queries: readonly PageQuery[],
  run: Run,
): Promise<{ client: Client; extractData: () => SSRData }> {
  const exchange = ssrExchange({ isClient: false })
  const client = clientOf(exchange, inProcess(run))
  const failed = new Set<string>()
  await Promise.all(
    queries.map(async ({ document, variables }) => {
      const { operation, data, error } = await client.query(document, variables).toPromise()
      const isPassing = error?.graphQLErrors.some(({ extensions }) => PASSING.has(extensions.code))
      if (isPassing && !data) failed.add(String(operation.key))
    }),
  )
  const answers = Object.fromEntries(
    Object.entries(exchange.extractData()).filter(([key]) => !failed.has(key)),
  )
  return {
    client: clientOf(ssrExchange({ isClient: false, initialState: answers }), silence),
    extractData: () => answers,
  }
}

function clientOf(...exchanges: Exchange[]): Client {
  return createClient({ url: '/api/graphql', preferGetMethod: false, exchanges })
}

/** Stands in for the network. */
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

/** Queries beyond the declared ones stay unanswered, and draw as loading. */
const silence: Exchange = () => (operations) =>
  pipe(
    operations,
    filter((_): _ is never => false),
  )
