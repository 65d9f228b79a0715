import { graphql } from 'graphql'
import { beforeEach, expect, test } from 'vitest'
import { makeSchema } from './schema.ts'

let seen: string[]
beforeEach(() => {
  seen = []
})

const schema = makeSchema([
  {
    Query: {
      promoCode: (_, { input }) => {
        seen.push(input.code)
        return null
      },
      deposit: (_, { id }) => {
        seen.push(id)
        return null
      },
    },
  },
])
const TEXT = 'query ($text: String!) { promoCode(input: { code: $text, currency: "EUR" }) { id } }'
const ID = 'query ($text: ID!) { deposit(id: $text) { id } }'

test.each([
  ['a text', TEXT],
  ['an id', ID],
  [
    'a text in the document',
    String.raw`{ promoCode(input: { code: "a\u0000b", currency: "EUR" }) { id } }`,
  ],
  ['an id in the document', String.raw`{ deposit(id: "a\u0000b") { id } }`],
])(
  '%s with a character that no database keeps is refused before anything is done',
  async (_, source) => {
    const { errors } = await graphql({ schema, source, variableValues: { text: 'a\u0000b' } })
    expect(errors?.[0]?.message).toContain('cannot hold the character NUL')
    expect(errors?.[0]?.path).toBeUndefined()
    expect(seen).toEqual([])
  },
)

test('half of a character is refused as well', async () => {
  for (const source of [TEXT, ID]) {
    const { errors } = await graphql({ schema, source, variableValues: { text: 'ab\ud83d' } })
    expect(errors?.[0]?.message).toContain('half of a character')
  }
  expect(seen).toEqual([])
})

test('every other text is taken as it is', async () => {
  await graphql({ schema, source: TEXT, variableValues: { text: '👍 naïve\n' } })
  await graphql({ schema, source: ID, variableValues: { text: 7 } })
  expect(seen).toEqual(['👍 naïve\n', '7'])
})
