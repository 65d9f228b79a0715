import { expect, it } from 'vitest'
import { createI18n } from '../../lib/i18n.ts'
import { readWords } from '../../locales/read-words.ts'
import { drawStructuredData } from './structured-data.ts'

const t = createI18n('en', readWords('en')).getFixedT('en', 'shell')
const luna = {
  id: 'luna & sol',
  name: 'Luna </script>',
  logo: 'https://studio.test/luna.webp',
  brand: { name: 'Moonhare' },
}
const draw = (parts: Partial<Parameters<typeof drawStructuredData>[0]>) =>
  drawStructuredData({
    path: '/vip',
    game: null,
    games: [],
    legalName: 'Baize N.V.',
    language: 'en',
    publicUrl: 'https://casino.test',
    t,
    ...parts,
  })
const graphOf = (html: string) =>
  JSON.parse(html.replace(/^<script type="application\/ld\+json">|<\/script>$/g, ''))['@graph']

it('the home page describes the casino', () => {
  const [organisation, site] = graphOf(draw({ path: '/' }))
  expect(organisation).toMatchObject({
    '@type': 'Organization',
    name: 'Baize',
    legalName: 'Baize N.V.',
    url: 'https://casino.test/',
    logo: 'https://casino.test/icons/icon-512.png',
  })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    inLanguage: 'en',
    publisher: { '@id': organisation['@id'] },
  })
})

it('a game’s page describes which game it is, and a list which games are on it, and nothing in them ends the block', () => {
  const html = draw({ path: '/play/demo/luna', game: luna })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(graphOf(html)).toEqual([
    {
      '@type': 'VideoGame',
      name: 'Luna </script>',
      url: 'https://casino.test/play/demo/luna',
      image: luna.logo,
      author: { '@type': 'Organization', name: 'Moonhare' },
      applicationCategory: 'Game',
      gamePlatform: 'Web browser',
    },
  ])
  const [list] = graphOf(draw({ path: '/casino', games: Array.from({ length: 60 }, () => luna) }))
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement).toHaveLength(20)
  expect(list.itemListElement[1]).toMatchObject({
    position: 2,
    item: { url: 'https://casino.test/play/demo/luna%20%26%20sol' },
  })
})

it('a page that is about nothing of these describes nothing', () => {
  expect(draw({})).toBe('')
})
