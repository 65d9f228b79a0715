import { expect, test } from 'vitest'
import { readForm } from './component.ts'
import { keepFitting, shapeOf } from './shapes.ts'
import { show } from './show.ts'

const options = { factsIn: () => ({}), mobile: false, findPage: () => null }
const shown = (form: unknown) => {
  const found = {
    component: readForm(form),
    language: 'en',
    publishedAt: new Date(0),
    hasGaps: false,
  }
  return show(found, 'top', options)
}
const whatDoesNotFit = (id: string, form: unknown) => {
  const [found, shape, places] = [shown(form), shapeOf(id), {}]
  if (!found || !shape) throw new Error('There is nothing to fit.')
  const fitted = keepFitting(found, shape, { problems: places })
  return { fitted, places }
}

test('the featured game is shown to those who are offered a demo of it', () => {
  const [found, shape] = [shown({ title: 'x', gameid: ' two-faces ' }), shapeOf('featured_game')]
  if (!found || !shape) throw new Error('There is nothing to fit.')
  expect(keepFitting(found, shape, { hasDemo: (id) => id === 'two-faces' })).toEqual(found)
  expect(keepFitting(found, shape, { hasDemo: () => false })).toBeNull()
})

test('a promotion without its image or its terms is not shown, and the editor gets the reason', () => {
  const whole = { background: { image: '/a.svg' }, terms: 'welcome_terms' }
  const { fitted, places } = whatDoesNotFit('promotions', [
    whole,
    { title: 'No image', terms: 'x' },
    { background: 'text', terms: ' ' },
  ])
  expect(fitted).toMatchObject({ items: [{ id: '1' }] })
  expect(places).toEqual({
    '2.background': 'content.required',
    '3.background': 'content.other_kind',
    '3.terms': 'content.required',
  })
})

test('the VIP page is not shown without one of its four blocks', () => {
  const banner = { title: 'x', description: 'x', background: { image: '/a.svg' } }
  const become_vip = { title: 'x', description: 'x', ticket: { image: '/a.svg' } }
  const pros = [{ title: 'x', description: 'x', icon: { image: '/a.svg' } }]
  const whole = { banner, pros, become_vip, accordion: [{ title: 'x', description: 'x' }] }
  expect(whatDoesNotFit('vip_page_full', whole)).toMatchObject({
    fitted: { id: 'top' },
    places: {},
  })
  expect(
    whatDoesNotFit('vip_page_full', { ...whole, banner: { title: 'x', description: 'x' } }),
  ).toEqual({
    fitted: null,
    places: { 'banner.background': 'content.required' },
  })
  expect(
    whatDoesNotFit('vip_page_full', { ...whole, pros: [] }),
    'nor with one that has nothing in it',
  ).toEqual({
    fitted: null,
    places: { pros: 'content.required' },
  })
  expect(whatDoesNotFit('vip_page_full.banner', banner)).toMatchObject({ fitted: { id: 'top' } })
})

test('a list or a block of games is not shown without its games, nor a list without its title', () => {
  const games = [{ game: 'two-faces' }]
  for (const id of ['top_games_one', 'top_games_two', 'top_games_three', 'top_games_four']) {
    expect(whatDoesNotFit(id, { games })).toMatchObject({ fitted: { id: 'top' }, places: {} })
    expect(whatDoesNotFit(id, { title: 'x', games: [] })).toEqual({
      fitted: null,
      places: { games: 'content.required' },
    })
  }
  expect(whatDoesNotFit('custom_category_7', { title: 'x', games })).toMatchObject({
    fitted: { id: 'top' },
    places: {},
  })
  expect(whatDoesNotFit('custom_category_7', { title: ' ' })).toEqual({
    fitted: null,
    places: { title: 'content.required', games: 'content.required' },
  })
})

test('the featured game needs its id, and the trending ones their main picture and each its game', () => {
  expect(whatDoesNotFit('featured_game', { gameid: 'two-faces' })).toMatchObject({
    fitted: { id: 'top' },
    places: {},
  })
  expect(whatDoesNotFit('featured_game', { title: 'x', gameid: '' })).toEqual({
    fitted: null,
    places: { gameid: 'content.required' },
  })
  const game = { game: 'two-faces' }
  expect(whatDoesNotFit('featured_game', { gameid: game })).toEqual({
    fitted: null,
    places: { gameid: 'content.other_kind' },
  })

  const image = { image: '/a.svg' }
  const mainsection = { title: 'x', mainBackground: image, mainImage: image }
  const games = [{ game: { game: 'two-faces' }, banner: image }, { banner: image }]
  const { fitted, places } = whatDoesNotFit('trending_games', { mainsection, games })
  expect(fitted).toMatchObject({
    elements: [{ id: 'mainsection' }, { id: 'games', items: [{ id: '1' }] }],
  })
  expect(places).toEqual({ 'games.2.game': 'content.required' })
  for (const missing of ['title', 'mainBackground', 'mainImage']) {
    const { [missing as 'title']: _, ...rest } = mainsection
    expect(whatDoesNotFit('trending_games.mainsection', rest)).toEqual({
      fitted: null,
      places: { [missing]: 'content.required' },
    })
  }
})

test('the names of the tags of promotions are text, whatever the tags, and the banks are pictures', () => {
  expect(
    whatDoesNotFit('promotion_tags', {
      welcome: 'Welcome',
      constructor: 'A builder’s',
      live: { image: '/a.svg' },
    }),
  ).toMatchObject({
    fitted: { elements: [{ id: 'welcome' }, { id: 'constructor' }] },
    places: { live: 'content.other_kind' },
  })
  expect(whatDoesNotFit('promotion_tags', ['Welcome'])).toEqual({
    fitted: null,
    places: { '': 'content.other_kind' },
  })
  expect(whatDoesNotFit('pay_n_play_banks', [{ image: '/banks/oak.svg' }, 'Oak'])).toMatchObject({
    fitted: { items: [{ id: '1' }] },
    places: { 2: 'content.other_kind' },
  })
  expect(whatDoesNotFit('pay_n_play_banks', []), 'none may be shown').toMatchObject({
    fitted: { items: [] },
    places: {},
  })
})

test('an element that no page queries may be named like a property that every object has', () => {
  const written = { title: 'x', description: 'x', constructor: { text: 'x' } }
  expect(whatDoesNotFit('register_banner', written)).toMatchObject({
    fitted: { id: 'top' },
    places: {},
  })
})

test('lists one to thirteen are known, and a fourteenth is anything', () => {
  expect([1, 13].map((number) => shapeOf(`custom_category_${number}`))).not.toContain(null)
  expect([0, 14].map((number) => shapeOf(`custom_category_${number}`))).toEqual([null, null])
})
