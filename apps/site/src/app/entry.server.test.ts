import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readWords } from '../locales/read-words.ts'
import { createSite, type RenderedPage, type Site } from './entry.server.tsx'

const clientDirectory = mkdtempSync(join(tmpdir(), 'baize-site-'))
const lamp = {
  __typename: 'Game',
  id: 'lamp',
  name: 'The Lamp',
  logo: 'https://studio.test/lamp.webp',
  demo: true,
  brand: { id: 'A', name: 'Ash' },
}
const text = (id: string, words: string) => ({ __typename: 'CmsText', id, text: words })
const promotions = {
  __typename: 'CmsList',
  id: 'promotions',
  items: [
    {
      __typename: 'CmsMap',
      id: 'first_deposit',
      elements: [
        { __typename: 'CmsImage', id: 'background', src: '/a', alt: '', width: 1, height: 1 },
        text('terms', 'faq'),
        text('title', 'Twice as much'),
        {
          __typename: 'CmsList',
          id: 'tags',
          items: [text('0', 'welcome'), text('1', 'Free Spins')],
        },
      ],
    },
  ],
}
const publishedIn: Record<string, string> = {
  en: '2026-11-20T12:00:00.000Z',
  de: '2026-11-22T12:00:00.000Z',
}
let site: Site

beforeAll(async () => {
  mkdirSync(join(clientDirectory, '.vite'))
  writeFileSync(
    join(clientDirectory, '.vite/manifest.json'),
    JSON.stringify({
      'entry.client.tsx': { file: 'assets/e.js', isEntry: true },
      'features/sports/SportsPage.tsx': { file: 'assets/sports.js' },
      'features/sports/BetbyBook.tsx': { file: 'assets/betby.js' },
    }),
  )
  const namespaces = new Map(
    Object.entries(readWords('en')).map(([name, words]) => [name, { words: words as object }]),
  )
  const lexicon = {
    supported: [{ code: 'en' }, { code: 'de' }],
    wordsOf: () => ({ revision: 'r', namespaces }),
  }
  site = await createSite({ clientDirectory, execute, lexicon: () => lexicon })
})
afterAll(() => rmSync(clientDirectory, { recursive: true }))

/** A casino with one game, one promotion and one page of information. */
async function execute({ query, language }: { query: string; language: string }) {
  const found = {
    __typename: 'GamesConnection',
    total: 1,
    edges: { __typename: 'GamesEdges', results: [lamp] },
  }
  if (/query (Games|UseGameTitle)\b/.test(query))
    return { data: { collection: { __typename: 'Collection', games: found } } }
  if (/query Promotions\b/.test(query)) return { data: { cmsComponents: [promotions] } }
  if (/query Publications\b/.test(query))
    return {
      data: { cmsPublications: [{ id: 'faq', publishedAt: publishedIn[language] }] },
    }
  if (/query CategoryChanges\b/.test(query))
    return { data: { categories: [{ id: 'ALL_GAMES', changedAt: '2026-11-21T12:00:00.000Z' }] } }
  if (/query Template\b/.test(query)) {
    const page = {
      __typename: 'CmsTemplate',
      id: 'faq',
      title: 'FAQ',
      html: '<p>x</p>',
      language: 'en',
      publishedAt: '2026-11-20T12:00:00.000Z',
    }
    return { data: { cmsComponent2: page } }
  }
  if (/query Sports\b/.test(query)) {
    const book = { sportsProvider: 'BETBY', sportsScriptUrl: 'https://book.test/b.js?a=1&b=2' }
    return { data: { settings: { __typename: 'Settings', ...book } } }
  }
  return { data: null, errors: [] }
}

function render(address: string): Promise<RenderedPage> {
  const { pathname, search } = new URL(address, 'http://casino')
  return site.render({
    url: pathname + search,
    search,
    language: 'en',
    viewerPresent: false,
    mobile: false,
    publicUrl: 'https://casino.test',
  })
}

it('a page of another case leads to the right one, with all of its query', async () => {
  for (const [path, location] of [
    ['/Casino/LIVE_CASINO?brands=A&lng=de', '/casino/live_casino?brands=A&lng=de'],
    ['/VIP', '/vip'],
    ['/Sports/Overview', '/sports?page=overview'],
  ] as const)
    expect((await render(path)).headers.location, path).toBe(location)
  expect((await render('/Casino')).status).toBe(301)
})

it('a tag or a promotion in another case leads to the address with its own name', async () => {
  for (const [path, location] of [
    ['/promotions/WELCOME?lng=de', '/promotions/welcome?lng=de'],
    ['/promotions/free%20spins/', '/promotions/Free%20Spins'],
    [
      '/vip?modal=promotion&promotion=FIRST_DEPOSIT',
      '/vip?modal=promotion&promotion=first_deposit',
    ],
  ] as const) {
    const { status, headers } = await render(path)
    expect([status, headers.location], path).toEqual([301, location])
  }
  for (const right of [
    '/promotions/Free%20Spins',
    '/promotions/welcome/',
    '/promotions/gone',
    '/promotions?promotion=FIRST_DEPOSIT',
    '/promotions?modal=promotion&promotion=first_deposit',
    '/promotions?modal=promotion&promotion=gone',
  ])
    expect((await render(right)).status, right).toBe(200)
})

it('the document of the sportsbook names the component of its vendor and the script of that vendor', async () => {
  const { body } = await render('/sports')
  const modules = [...body.matchAll(/rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, at]) => at)
  expect(modules).toEqual(['/assets/sports.js', '/assets/betby.js', '/assets/e.js'])
  expect(body).toContain(
    '<link rel="preload" as="script" fetchpriority="low" href="https://book.test/b.js?a=1&amp;b=2">',
  )
  expect((await render('/casino')).body).not.toContain('as="script"')
})

it('a path that no page has leads home, and a file that is not there does not', async () => {
  expect(await render('/nowhere')).toMatchObject({ status: 302, headers: { location: '/' } })
  for (const path of [
    '/gone.js',
    '/wp-login.php',
    '/vip/gone.png',
    '/Favicon.ICO',
    '/SITEMAP.xml',
  ]) {
    const { status, headers, body } = await render(path)
    expect([status, headers['content-type']], path).toEqual([404, 'text/plain; charset=utf-8'])
    expect(body.length).toBeLessThan(100)
  }
})

it('a page in the frame has room for a notice between its header and itself', async () => {
  const inOrder = /<\/header>.*<div id="frame-notice-place"[^>]*><\/div><main /s
  for (const path of ['/', '/casino', '/promotions', '/vip'])
    expect((await render(path)).body, path).toMatch(inOrder)
})

it('a page describes in JSON-LD what it is about: the casino, a game, the games that it lists', async () => {
  const typesOn = async (path: string) => {
    const json = (await render(path)).body.match(
      /<script type="application\/ld\+json">(.*?)<\/script>/,
    )?.[1]
    return json === undefined
      ? null
      : JSON.parse(json)['@graph'].map((each: { '@type': string }) => each['@type'])
  }
  expect(await typesOn('/')).toEqual(['Organization', 'WebSite'])
  expect(await typesOn('/play/demo/lamp')).toEqual(['VideoGame'])
  expect(await typesOn('/casino')).toEqual(['ItemList'])
  expect(await typesOn('/vip')).toBeNull()
})

it('the list for search engines says when a page was last changed, in its language', async () => {
  const { body } = await render('/sitemap.xml')
  expect(body).toContain(
    '<loc>https://casino.test/templates/faq?lng=de</loc><lastmod>2026-11-22T12:00:00.000Z</lastmod>',
  )
  expect(body).toContain(
    '<loc>https://casino.test/casino</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod>',
  )
  expect(body).toContain('<loc>https://casino.test/payments</loc><xhtml:link')
  expect(body).toContain(
    '<loc>https://casino.test/templates/faq</loc><lastmod>2026-11-20T12:00:00.000Z</lastmod>',
  )
})

it('carries the words of its own page besides those of every page, and not those of other pages', async () => {
  const namespacesOf = async (address: string) => {
    const { body } = await render(address)
    const [, json = '{}'] = /id="words">(.*?)<\/script>/.exec(body) ?? []
    return Object.keys(JSON.parse(json).first)
  }
  const everywhere = await namespacesOf('/casino')
  expect(everywhere).not.toContain('sports')
  expect(await namespacesOf('/sports')).toEqual([...everywhere, 'sports'])
})
