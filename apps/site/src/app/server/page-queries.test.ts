import { expect, test } from 'vitest'
import { LicenceQuery, NO_LICENCE } from '../../components/settings/shell-queries.ts'
import { runQueries } from './page-queries.ts'

const queries = [{ document: LicenceQuery, variables: {} }]
const answered = (code: string, data: object | null = null) =>
  runQueries(
    queries,
    async () => ({ data, errors: [{ message: NO_LICENCE, extensions: { code } }] }) as never,
  )

test.each(['third_party_down', 'database_down', 'internal'])(
  'what has failed for now is left for the browser to ask: %s',
  async (code) => {
    const { client, extractData } = await answered(code)
    expect(client.readQuery(LicenceQuery, {}), 'it is drawn as loading').toBeNull()
    expect(extractData()).toEqual({})
  },
)

test('a refusal is drawn, and sent to the browser', async () => {
  const { client, extractData } = await answered('no_licence')
  expect(client.readQuery(LicenceQuery, {})?.error?.graphQLErrors[0]?.message).toBe(NO_LICENCE)
  expect(Object.values(extractData())).toHaveLength(1)
})

test('an answer of which a part has failed is kept too', async () => {
  const { client } = await answered('internal', { settings: null })
  expect(client.readQuery(LicenceQuery, {})?.data).toEqual({ settings: null })
})
