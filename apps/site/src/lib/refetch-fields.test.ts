import { Client, cacheExchange, createRequest, fetchExchange, gql } from 'urql'
import { expect, test } from 'vitest'
import { watch } from './query-answer.ts'
import { refetchFields } from './refetch-fields.ts'

test('shown data is queried again when it has one of the fields, and nothing else is', async () => {
  const requested: string[] = []
  const client = new Client({
    url: 'http://casino.example/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: async (_, init) => {
      requested.push(JSON.parse(String(init?.body)).operationName)
      return Response.json({ data: {} })
    },
  })
  const stops = ['query A { games }', 'query B { words other: brands }', 'query C { words }'].map(
    (text) => watch(client, createRequest(gql(text), {})).subscribe(() => {}),
  )
  const leave = watch(client, createRequest(gql('query D { games }'), {})).subscribe(() => {})
  await expect.poll(() => requested).toEqual(['A', 'B', 'C', 'D'])
  leave()
  refetchFields(client, ['games', 'brands'])
  await expect.poll(() => requested.slice(4)).toEqual(['A', 'B'])
  for (const stop of stops) stop()
})
