import { expect, test } from 'vitest'
import { readForm } from './component.ts'
import { warningsOf } from './warnings.ts'

const games: Readonly<Record<string, { demo: boolean }>> = {
  luna: { demo: true },
  'live-table': { demo: false },
}
const pages: Readonly<Record<string, unknown>> = {
  faq: { title: 'Questions', markdown: 'Ask.' },
  help: { template: 'faq' },
  a_block: { title: 'No page' },
}
const around = {
  findGame: (id: string) => games[id] ?? null,
  findPage(id: string) {
    if (!(id in pages)) return null
    return {
      component: readForm(pages[id]),
      language: 'en',
      publishedAt: new Date(0),
      hasGaps: false,
    }
  },
  imageOrigins: ['https://cdn.test'],
}
const warnings = (id: string, form: unknown) => warningsOf(readForm(form), id, around)

test('a game that is not offered is named with its place, wherever it stands', () => {
  const list = { title: 'Short rounds', games: [{ game: 'luna' }, { game: 'lunna' }] }
  expect(warnings('custom_category_3', list)).toEqual({ 'games.2': 'content.unknown_game' })
  expect(warnings('of_no_page', { deep: { game: { game: 'lunna' } } })).toEqual({
    'deep.game': 'content.unknown_game',
  })
  expect(warnings('top_games_one', { games: [{ id: 'first', game: 'lunna' }] })).toEqual({
    'games.first': 'content.unknown_game',
  })
})

test('the featured game is one that is offered, and that can be tried', () => {
  expect(warnings('featured_game', { gameid: ' luna ' })).toEqual({})
  expect(warnings('featured_game', { gameid: 'lunna' })).toEqual({ gameid: 'content.unknown_game' })
  expect(warnings('featured_game', { gameid: 'live-table' })).toEqual({ gameid: 'content.no_demo' })
  expect(
    warnings('of_no_page', { gameid: 'lunna' }),
    'a text that no page takes for a game',
  ).toEqual({})
})

test('a page that is not there is named, and so is what is no page', () => {
  const promotions = ['faq', 'help', 'fax', 'a_block'].map((terms) => ({
    background: { image: '/a.jpg' },
    terms,
  }))
  expect(warnings('promotions', promotions)).toEqual({
    '3.terms': 'content.unknown_page',
    '4.terms': 'content.unknown_page',
  })
  expect(
    warnings('of_no_page', {
      one: { template: 'faq' },
      two: { template: 'fax' },
      three: { template: 'a_block' },
    }),
  ).toEqual({
    two: 'content.unknown_page',
    three: 'content.unknown_page',
  })
})

test('a picture that was kept when another origin was let in is named', () => {
  expect(
    warnings('of_no_page', [
      { image: 'https://cdn.test/a.jpg' },
      { image: 'https://old.test/a.jpg' },
    ]),
  ).toEqual({
    2: 'content.unsafe_address',
  })
})
