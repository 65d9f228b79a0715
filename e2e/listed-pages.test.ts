import { readdirSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { expect, type Servers, test } from './story-test.ts'

const LANGUAGES = readdirSync('apps/site/src/locales', { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)

test('every address that search engines are given is a page of its own, there in every language', async ({
  request,
  servers,
}) => {
  const closed = await closedTo(request, servers)
  const listed = await listedBy(request, servers)
  expect(listed.length).toBeGreaterThan(20 * LANGUAGES.length)
  expect(new Set(listed.map(({ address }) => address)).size, 'none is named twice').toBe(
    listed.length,
  )
  for (const { address, alternates } of listed) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    const { pathname, searchParams } = new URL(address)
    expect(
      closed.filter((path) => pathname.startsWith(path)),
      `${address} may be read`,
    ).toEqual([])
    const html = await answer.text()
    expect(robotsOf(html), address).toBeUndefined()
    expect(linksIn(html, 'link rel="canonical"'), `${address} is its own address`).toEqual([
      ['', address],
    ])
    expect(
      linksIn(html, 'link rel="alternate"'),
      `${address} names the same pages as the list`,
    ).toEqual(alternates)
    expect(alternates.map(([language]) => language).sort()).toEqual(
      [...LANGUAGES, 'x-default'].sort(),
    )
    expect(
      new Map(alternates).get(searchParams.get('lng') ?? 'x-default'),
      'itself among them',
    ).toBe(address)
    expect(html.match(/<html lang="(\w+)"/)?.[1]).toBe(searchParams.get('lng') ?? 'en')
  }
})

test('pages of a player or a game, and unknown ones, are read by search engines and listed by none', async ({
  request,
  servers,
}) => {
  const closed = await closedTo(request, servers)
  const listed = (await listedBy(request, servers)).map(({ address }) => address)
  for (const path of [
    '/account/profile/inbox',
    '/account/financials/deposit?lng=de',
    '/play/demo/under-the-scale',
    '/play/real/under-the-scale',
    '/closewindow',
    '/offline',
    '/?modal=verify&token=of-a-letter',
    '/?modal=change_password&token=of-a-letter',
    '/?modal=login',
    '/casino?search=luna',
    '/templates/written_by_nobody',
  ]) {
    const html = await (await request.get(servers.casino + path)).text()
    expect(robotsOf(html), path).toBe('noindex')
    expect(linksIn(html, 'link rel="canonical"'), path).toEqual([])
    expect(
      closed.filter((each) => path.startsWith(each)),
      `${path} is read, or no crawler would know that it is not to be listed`,
    ).toEqual([])
    expect(listed).not.toContain(servers.casino + path)
  }
})

test('a link to a game says which one it is, whatever else stands in it', async ({
  request,
  servers,
}) => {
  const html = await (
    await request.get(`${servers.casino}/play/demo/under-the-scale/%2F?lng=en&name=Free+money`)
  ).text()
  expect(html).toMatch(/<title>Under the Scale · [^<]+<\/title>/)
  expect(html).toMatch(/<meta name="description" content="Under the Scale, /)
  expect(html).toMatch(/<meta property="og:image" content="[^"]*under-the-scale[^"]*">/)
})

/** The beginnings of what robots.txt forbids; it also leads to the list. */
async function closedTo(request: APIRequestContext, servers: Servers): Promise<string[]> {
  const lines = (await (await request.get(`${servers.casino}/robots.txt`)).text()).split('\n')
  expect(lines).toContain(`Sitemap: ${servers.casino}/sitemap.xml`)
  const closed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => line.slice('Disallow: '.length))
  expect(closed).toContain('/api/')
  return closed
}

async function listedBy(request: APIRequestContext, servers: Servers) {
  const map = await (await request.get(`${servers.casino}/sitemap.xml`)).text()
  return [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(
    ([, address = '', links = '']) => ({
      address: plain(address),
      alternates: linksIn(links, 'xhtml:link rel="alternate"'),
    }),
  )
}

/** Returns what a page itself states for search engines. */
function robotsOf(html: string): string | undefined {
  return html.match(/<meta name="robots" content="([^"]*)"/)?.[1]
}

/** Language and address of each. */
function linksIn(text: string, begin: string): [string, string][] {
  const links = text.matchAll(new RegExp(`<${begin}(?: hreflang="([^"]*)")? href="([^"]*)"`, 'g'))
  return [...links].map(([, language = '', address = '']) => [language, plain(address)])
}

function plain(text: string): string {
  return text.replaceAll('&amp;', '&')
}
