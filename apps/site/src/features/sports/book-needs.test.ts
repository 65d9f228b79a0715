import { existsSync } from 'node:fs'
import { type Client, cacheExchange, createClient, fetchExchange } from 'urql'
import { expect, it } from 'vitest'
import { bookNeeds } from './book-needs.ts'

const answering = (sportsProvider: string, sportsScriptUrl: string | null) =>
  ({
    readQuery: () => ({ data: { settings: { sportsProvider, sportsScriptUrl } } }),
  }) as unknown as Client

it.each(['ALTENAR', 'BETBY', 'DELASPORT', 'HAD'])(
  'the file that draws the book of %s is there',
  (provider) => {
    const { sources, scripts } = bookNeeds(answering(provider, null))
    expect(sources.length).toBe(1)
    for (const file of sources)
      expect(existsSync(new URL(`../../${file}`, import.meta.url)), file).toBe(true)
    expect(scripts).toEqual([])
  },
)

it('the script of the vendor is needed where the book is drawn by one', () => {
  const { scripts } = bookNeeds(answering('ALTENAR', 'https://book.test/sdk.js'))
  expect(scripts).toEqual(['https://book.test/sdk.js'])
})

it('nothing is needed ahead while the settings are not known', () => {
  const empty = createClient({
    url: 'http://casino.test',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
  })
  expect(bookNeeds(empty)).toEqual({ sources: [], scripts: [] })
})
