import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gapsIn } from '#testkit/locale-files.ts'
import { readForm } from '../content/components/component.ts'
import { DEMO_FOLDER, readSeedFiles } from '../content/components/seed-files.ts'
import { keepFitting, shapeOf } from '../content/components/shapes.ts'
import { show } from '../content/components/show.ts'
import { toMajor } from '../kit/money.ts'
import { DEMO_OFFERS } from './bonuses.ts'

const locales = readdirSync(new URL('../../../site/src/locales/', import.meta.url), {
  withFileTypes: true,
})
const languages = locales.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const art = new URL('../../../site/public', import.meta.url)
const seeds = readSeedFiles(DEMO_FOLDER)

interface SeedPromotion {
  id: string
  background: { image: string }
  title: string
  description: string
  terms: string
  tags: string[]
}

function bodyOf<Body>(id: string, language: string): Body {
  const seed = seeds.find((each) => each.componentId === id && each.language === language)
  if (!seed) throw new Error(`${id} is not there in ${language}.`)
  return JSON.parse(seed.body) as Body
}

/**
 * Returns a text without separators of thousands, for which style guides have other rules than
 * Intl.
 */
const ungrouped = (text: string) => text.replaceAll(/(?<=\d)[.,\u00a0\u202f](?=\d{3}\b)/g, '')
const promotionsIn = (language: string) => bodyOf<SeedPromotion[]>('promotions', language)

test('the demo has at least twelve promotions, each with a tag that has a name', () => {
  expect(promotionsIn('en').length).toBeGreaterThanOrEqual(12)
  const tags = new Set(promotionsIn('en').flatMap((each) => each.tags))
  expect([...tags].toSorted()).toEqual(
    Object.keys(bodyOf<object>('promotion_tags', 'en')).toSorted(),
  )
})

test('no two promotions share a picture', () => {
  const pictures = promotionsIn('en').map(({ background }) => background.image)
  expect(new Set(pictures).size).toBe(pictures.length)
})

describe.each(languages)('what the demo promises in %s', (language) => {
  it.each(['promotions', 'promotion_tags', 'vip_page_full'])(
    'says all that the English %s says, with the same gaps',
    (id) => {
      const [english, translated] = [flat(bodyOf(id, 'en')), flat(bodyOf(id, language))]
      expect(translated.map(([path]) => path)).toEqual(english.map(([path]) => path))
      for (const [at, [path, text]] of translated.entries())
        expect({ path, gaps: gapsIn(text) }).toEqual({ path, gaps: gapsIn(english[at]?.[1] ?? '') })
    },
  )

  it('parts no figure from its word by a hyphen, after which a line may end', () => {
    for (const { description } of promotionsIn(language))
      expect(description).not.toMatch(/\d-\p{L}/u)
  })

  it.each(['promotions', 'promotion_tags', 'vip_page_full'])(
    'has everything that the page needs: %s',
    (id) => {
      const found = {
        component: readForm(bodyOf(id, language)),
        language,
        publishedAt: new Date(0),
        hasGaps: false,
      }
      const shown = show(found, id, { factsIn: () => ({}), mobile: false, findPage: () => null })
      const problems = {}
      const shape = shapeOf(id)
      if (shown && shape) keepFitting(shown, shape, { problems })
      expect({ shown: shown !== null, problems }).toEqual({ shown: true, problems: {} })
    },
  )

  it('has a page of terms and a picture for each promotion, which the build makes from a drawing', () => {
    const drawings = readdirSync(art, { recursive: true }).map(
      (path) => `/${String(path).replaceAll('\\', '/')}`,
    )
    for (const { terms, background } of promotionsIn(language)) {
      expect(bodyOf<{ markdown: string }>(terms, language).markdown.length).toBeGreaterThan(100)
      expect(background.image).toMatch(/\.webp$/)
      expect(drawings).toContain(background.image.replace(/\.webp$/, '.svg'))
    }
  })

  it.each(DEMO_OFFERS)(
    'says of the offer $id what the offer does',
    ({ id, code, percent, wagering, days, texts, ranges }) => {
      const promotion = promotionsIn(language).find((each) => each.id === id)
      const { markdown } = bodyOf<{ markdown: string }>(promotion?.terms ?? '', language)
      expect(promotion?.title).toBe((texts as Record<string, { title: string }>)[language]?.title)
      for (const number of [wagering, days]) {
        expect(promotion?.description).toMatch(new RegExp(`\\b${number}\\b`))
        expect(markdown).toMatch(new RegExp(`\\b${number}\\b`))
      }
      expect(markdown).toMatch(new RegExp(`\\b${percent} ?%`))
      if (code) for (const text of [promotion?.description, markdown]) expect(text).toContain(code)
      else expect(markdown).not.toMatch(/\b[A-Z]{6,}\b/)
      const written = new Intl.NumberFormat(language, { useGrouping: false })
      for (const { currency, minDeposit, maxBonus } of ranges) {
        const amounts = [minDeposit, maxBonus].map((amount) =>
          written.format(Number(toMajor(amount, currency))),
        )
        expect(ungrouped(markdown)).toContain(`| ${currency} | ${amounts.join(' | ')} |`)
      }
    },
  )
})

function flat(body: unknown, before = ''): [string, string][] {
  if (typeof body !== 'object' || body === null) return [[before, String(body)]]
  return Object.entries(body).flatMap(([key, value]) => flat(value, `${before}.${key}`))
}
