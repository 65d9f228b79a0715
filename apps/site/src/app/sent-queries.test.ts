import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { TypedDocumentNode } from 'urql'
import { expect, test } from 'vitest'
import { browserClocks } from '#web/token-life.ts'
import { ownQueries } from '../../../server/src/edge/graphql/own-queries.generated.ts'
import { casinoQueries } from '../components/games/casino-queries.ts'
import type { PageQuery } from '../components/page/lazy-page.ts'
import { lobbyQueries } from '../features/lobby/lobby-queries.ts'
import { GameTitleQuery } from '../features/play/game-title-query.ts'
import { createBrowserClient } from '../session/client.ts'
import { createSession } from '../session/session.ts'
import { runQueries } from './server/page-queries.ts'

/**
 * The server answers the public queries of our own pages by code that is made from exactly the
 * texts that it knows.
 */
const address = { params: {}, search: new URLSearchParams(), mobile: false }
const queries: readonly PageQuery[] = [
  ...lobbyQueries(address as never),
  ...casinoQueries(address as never),
  { document: GameTitleQuery, variables: { name: 'Comet' } },
]
const nowhere = { getItem: () => null, setItem() {}, removeItem() {} }

test('each query of a browser is among the texts that the server knows', async () => {
  const sent: string[] = []
  const server = createServer(async (request, response) => {
    const query = new URL(request.url ?? '', 'http://casino').searchParams.get('query')
    sent.push(query ?? ((await json(request)) as { query: string }).query)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{}}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql`
  const session = createSession({ fetch, storage: nowhere, tab: nowhere, clocks: browserClocks })
  const client = createBrowserClient({ session, pageState: {}, language: 'en', url })
  for (const { document, variables } of queries)
    await client.query(document as TypedDocumentNode<unknown, object>, variables ?? {}).toPromise()
  server.close()
  expect(sent.length).toBe(queries.length)
  expect(sent.filter((text) => !ownQueries.has(text))).toEqual([])
})

test('each query of a page that the server draws is among the texts that it knows as its own', async () => {
  const sent: string[] = []
  await runQueries(queries, async ({ query }) => {
    sent.push(query)
    return { data: {} }
  })
  expect(sent.length).toBe(queries.length)
  expect(sent.filter((text) => !ownQueries.has(text))).toEqual([])
})
