import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../lib/i18n.ts'
import { readWords } from '../../locales/read-words.ts'
import { drawHead } from './head.ts'
import { describePage, type ShownContent } from './share.ts'
import { drawRobots, drawSitemap } from './sitemap.ts'

const t = createI18n('en', readWords('en')).getFixedT('en', 'shell')
const share = (address: string, content: Partial<ShownContent> = {}) => {
  const { pathname, searchParams } = new URL(address, 'https://casino.test')
  return describePage({
    pathname,
    search: searchParams,
    t,
    content: { game: null, template: null, tag: null, promotion: null, ...content },
  })
}
const head = (address: string, named: string | null = null) =>
  drawHead({
    share: share(address),
    language: named ?? 'en',
    named,
    spoken: ['en', 'de'],
    publicUrl: 'https://casino.test',
    t,
  })

describe('U16 what a page says to those who find or share it', () => {
  it('is its own title and description, for every public page', () => {
    const paths = [
      '/',
      '/casino',
      '/casino/slot_games',
      '/casino/live_casino',
      '/sports',
      '/promotions',
      '/vip',
      '/payments',
    ]
    const heads = paths.map((path) => share(path))
    expect(new Set(heads.map(({ description }) => description)).size).toBe(paths.length)
    expect(new Set(heads.map(({ title }) => title)).size).toBe(paths.length)
    for (const { description } of heads) expect(description.length).toBeGreaterThan(50)
    expect(heads.every(({ isListed }) => isListed)).toBe(true)
  })

  it('is the first words of a page of the content system, as text, and its title where only editors have named it', () => {
    const faq = share('/templates/faq', {
      template: {
        title: 'Questions',
        html: '<h2>First</h2><p>Ask &amp; <b>we</b> answer.</p><p>More</p>',
      },
    })
    expect(faq).toMatchObject({ title: 'FAQ · Baize', description: 'Ask & we answer.' })
    const own = share('/templates/summer_cup', {
      template: { title: 'The summer cup', html: `<p>${'word '.repeat(60)}</p>` },
    })
    expect(own.title).toBe('The summer cup · Baize')
    expect(own.description.length).toBeLessThanOrEqual(161)
    expect(own.description).toMatch(/word…$/)
  })

  it('is called in words, whatever HTML its title is', () => {
    const { title } = share('/templates/questions', {
      template: { title: 'Questions &amp; <em>answers</em>', html: '<p>x</p>' },
    })
    expect(title).toBe('Questions & answers · Baize')
  })

  it('has one address, whatever filters, languages and unknown categories stand in the one that was requested', () => {
    expect(share('/casino/slot_games?brands=A&lng=de').path).toBe('/casino/slot_games')
    expect(share('/casino/nothing_of_ours').path).toBe('/casino')
    expect(share('/casino/all_games').path).toBe('/casino')
    expect(share('/promotions/').path).toBe('/promotions')
    expect(head('/vip')).toContain('<link rel="canonical" href="https://casino.test/vip">')
    expect(head('/vip', 'de')).toContain(
      '<link rel="canonical" href="https://casino.test/vip?lng=de">',
    )
    expect(head('/vip')).toContain(
      '<link rel="alternate" hreflang="x-default" href="https://casino.test/vip">',
    )
  })

  it('names its language with a territory, as those who show links know it', () => {
    expect(head('/vip')).toContain(
      '<meta property="og:locale" content="en_US"><meta property="og:locale:alternate" content="de_DE">',
    )
    expect(head('/vip', 'de')).toContain('<meta property="og:locale" content="de_DE">')
  })

  it('is the promotion that a link shows, and the tag that its list is of', () => {
    const lamp = { id: 'lamp', title: 'The lamp is lit', description: '<p>Ten spins on us.</p>' }
    expect(share('/?modal=promotion&promotion=lamp', { promotion: lamp })).toEqual({
      title: 'The lamp is lit · Baize',
      description: 'Ten spins on us.',
      path: '/promotions',
      picture: null,
      isListed: true,
    })
    const newcomers = share('/promotions/new', { tag: { id: 'new', label: 'For newcomers' } })
    expect(newcomers).toMatchObject({ title: 'For newcomers · Baize', path: '/promotions/new' })
    expect(share('/promotions/of_nobody').path).toBe('/promotions')
  })

  it('is the game that a link opens, as the catalogue knows it, whatever the address says', () => {
    const game = {
      name: 'Luna & Sol',
      logo: 'https://studio.test/luna.png?a=1&b=2',
      brand: { name: 'Moonhare' },
    }
    const head = share('/play/demo/luna/%2F?name=Free+money&provider=Nobody', { game })
    expect(head).toMatchObject({
      title: 'Luna & Sol · Baize',
      picture: { src: game.logo, alt: 'Luna & Sol' },
      isListed: false,
    })
    expect(head.description).toMatch(/^Luna & Sol, .*Moonhare/)
    const tags = drawHead({
      share: head,
      language: 'en',
      named: null,
      spoken: ['en'],
      publicUrl: 'https://casino.test',
      t,
    })
    expect(tags).toContain(
      '<meta property="og:image" content="https://studio.test/luna.png?a=1&amp;b=2">',
    )
    expect(tags).toContain('<meta property="og:image:alt" content="Luna &amp; Sol">')
    expect(tags).not.toMatch(/og:image:width|canonical/)
    expect(share('/play/demo/of-nobody?name=Free+money')).toMatchObject({
      title: share('/').title,
      picture: null,
    })
  })

  it.each([
    '/account/profile/inbox',
    '/play/demo/luna',
    '/closewindow',
    '/?modal=verify',
    '/?modal=change_password',
    '/?search=luna',
  ])('is nothing for search engines at %s', (address) => {
    expect(share(address).isListed).toBe(false)
    expect(head(address)).toContain('<meta name="robots" content="noindex">')
    expect(head(address)).not.toContain('canonical')
  })

  it.each([null, { title: 'Soon', html: '' }])(
    'is nothing for search engines where editors have written no page: %j',
    (template) => {
      expect(share('/templates/summer_cup', { template }).isListed).toBe(false)
      expect(
        share('/templates/summer_cup', { template: { title: 'Soon', html: '<p>Now</p>' } })
          .isListed,
      ).toBe(true)
    },
  )

  it('shows a picture of the site, in the size that it names', () => {
    const tags = head('/')
    const [, path = ''] = tags.match(/og:image" content="https:\/\/casino\.test([^"]+)"/) ?? []
    const png = readFileSync(new URL(`../../../public${path}`, import.meta.url))
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(tags).toContain('og:image:width" content="1200"')
  })

  it('cannot be broken out of', () => {
    const { title, description } = share('/templates/x', {
      template: { title: '"&gt;&lt;script&gt;', html: '<p>&lt;script&gt;</p>' },
    })
    const tags = drawHead({
      share: {
        title,
        description,
        path: '/"',
        picture: { src: '"><script>', alt: '"><script>' },
        isListed: true,
      },
      language: 'en',
      named: null,
      spoken: [],
      publicUrl: 'https://casino.test',
      t,
    })
    expect(tags).not.toContain('<script>')
    expect(tags).not.toContain('href="https://casino.test/""')
  })
})

describe('U16 what search engines are given', () => {
  it('is every listed page in every language, each with all the others', () => {
    const at = (path: string) => (path === '/templates/faq' ? '2026-11-20T12:00:00.000Z' : null)
    const map = drawSitemap({
      publicUrl: 'https://casino.test/',
      spoken: ['en', 'de'],
      templates: ['faq', 'contact_us'],
      tags: ['new'],
      changedIn: new Map([null, 'en', 'de'].map((language) => [language, at])),
    })
    expect(map).toContain('<loc>https://casino.test/templates/faq?lng=de</loc>')
    expect(map).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://casino.test/"/>',
    )
    expect(map).not.toMatch(/account|play\//)
    expect(map.match(/<url>/g)).toHaveLength(13 * 3)
    const dated =
      map.match(/<url><loc>[^<]*<\/loc><lastmod>2026-11-20T12:00:00.000Z<\/lastmod>/g) ?? []
    expect(dated).toHaveLength(3)
    for (const each of dated)
      expect(each, 'what is not known has no date').toContain('/templates/faq')
  })

  it('lets them read the pages that say themselves that they are not to be listed', () => {
    const robots = drawRobots('https://casino.test')
    expect(robots).toContain('Disallow: /api/')
    expect(robots).not.toMatch(/Disallow: \/(account\/|play)/)
    expect(robots).toContain('Sitemap: https://casino.test/sitemap.xml')
  })
})

describe('U8 the installable site', () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../../public/site.webmanifest', import.meta.url), 'utf8'),
  ) as {
    icons: { src: string; sizes: string; type: string; purpose: string }[]
  }

  it.each(manifest.icons.filter(({ type }) => type === 'image/png'))(
    'has an icon $src of the size that it names',
    ({ src, sizes }) => {
      const png = readFileSync(new URL(`../../../public${src}`, import.meta.url))
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    },
  )

  it('has one for every shape, small and large', () => {
    const shapes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(shapes).toEqual(
      expect.arrayContaining([
        '192x192 any',
        '512x512 any',
        '192x192 maskable',
        '512x512 maskable',
      ]),
    )
  })
})
