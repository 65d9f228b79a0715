import { Client, fetchExchange, mapExchange } from 'urql'
import { expect, test } from 'vitest'
import { authentication } from './authentication.ts'

test('A4 a token that runs out is renewed, also when the last renewal was waited for by a second refusal', async () => {
  const begun = Promise.withResolvers<void>()
  const seen = Promise.withResolvers<void>()
  let [token, good, isOver, refreshes, results] = ['old', 'new', false, 0, 0]
  const client = new Client({
    url: 'http://localhost/graphql',
    requestPolicy: 'network-only',
    preferGetMethod: false,
    fetch: async (_, init) => {
      const given = new Headers(init?.headers).get('x-token')
      const isSecond = String(init?.body).includes('Second')
      // The second refusal comes while the token is being renewed.
      if (isSecond && given === 'old') await begun.promise
      return Response.json(
        given === good
          ? { data: { echo: given } }
          : { errors: [{ message: 'expired', extensions: { code: 401 } }] },
      )
    },
    exchanges: [
      authentication({
        token: () => token,
        isOver: () => isOver,
        mayRefresh: () => true,
        async refresh() {
          refreshes += 1
          begun.resolve()
          if (refreshes === 1) await seen.promise
          ;[token, isOver] = [good, false]
        },
      }),
      mapExchange({
        onResult() {
          results += 1
          if (results === 2) queueMicrotask(seen.resolve)
        },
      }),
      fetchExchange,
    ],
  })
  const runQuery = async (name: string) =>
    (await client.query(`query ${name} { echo }`, {})).data?.echo
  expect(await Promise.all([runQuery('First'), runQuery('Second')])).toEqual(['new', 'new'])
  ;[good, isOver] = ['newer', true]
  expect(await runQuery('Third')).toBe('newer')
  expect(refreshes).toBe(2)
})
