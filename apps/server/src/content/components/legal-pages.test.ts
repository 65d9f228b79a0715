import { describe, expect, test } from 'vitest'
import { type LicenceType, legalPages, licenceTypes } from '#rules/licences.ts'
import { openMarketFacts } from '../../markets/facts.ts'
import { openLicences } from '../../markets/licences.ts'
import { readMarketFiles } from '../../markets/market-files.ts'
import { readForm } from './component.ts'
import type { Facts } from './fill.ts'
import { htmlOf } from './page.ts'
import { readSeedFiles } from './seed-files.ts'

const COUNTRY = 'MT'
const ours = readMarketFiles(null)
const pages = new Map(
  readSeedFiles().flatMap(({ componentId, language, body }) => {
    const page = readForm(JSON.parse(body))
    return page.kind === 'template' && language === 'en' ? [[componentId, page] as const] : []
  }),
)

/** Returns the facts of the pages for this licence, with a number or without. */
function factsOf(
  type: LicenceType,
  number: string | null = null,
  change: Partial<typeof ours> = {},
): Facts {
  const shown = { autoCountry: false, autoCurrency: false, play: null }
  const licence = { type, number, sealId: null, ...shown }
  return openMarketFacts(openLicences({ ...ours, ...change, licences: { '*': licence } }))(
    COUNTRY,
    'en',
  )
}

function htmlFor(id: string, facts: Facts): string {
  const page = pages.get(id)
  if (!page) throw new Error(`Nobody has written ${id}.`)
  return htmlOf(page, facts)
}

const each = licenceTypes.flatMap((type) => legalPages(type).map((id) => [type, id] as const))
const textOf = (html: string) =>
  html
    .replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each([
  ['without a number', null],
  ['with a number', 'TEST/0001/2026'],
])('a casino %s', (_, number) => {
  test.each(each)('%s: %s is written and leaves no gap', (type, id) => {
    const html = htmlFor(id, factsOf(type, number))
    expect(textOf(html).match(/\p{L}+/gu)?.length).toBeGreaterThan(250)
    expect(html).toMatch(/<h2 id="part-/)
    expect(html).not.toMatch(/\{\{|\}\}|undefined|\bnull\b|\bNaN\b|<p>\s*<\/p>/)
    // Where a sentence has lost its middle, two marks or two articles meet.
    expect(textOf(html)).not.toMatch(/ ,|,,|\.\.|\bthe the\b|\bof \.|\( ?\)/)
  })

  test.each(each)(
    '%s: every link of %s leads to a page of that licence, or to another site over https',
    (type, id) => {
      const anchors = (page: string) =>
        [...htmlFor(page, factsOf(type, number)).matchAll(/ id="([^"]+)"/g)].map(
          ([, anchor]) => anchor,
        )
      for (const [, href = ''] of htmlFor(id, factsOf(type, number)).matchAll(
        /<a href="([^"]*)"/g,
      )) {
        const [, page, anchor] = href.match(/^\/templates\/(\w+)(?:#(.+))?$/) ?? []
        if (page) {
          expect(legalPages(type)).toContain(page)
          if (anchor) expect(anchors(page)).toContain(anchor)
        } else
          expect(href).toMatch(
            /^(https:\/\/[\w.-]+\/|mailto:\w+@baize\.test$|\/payments$|\/account\/profile\/take_a_break$)/,
          )
      }
    },
  )
})

test.each([...new Set(each.map(([, id]) => id))])(
  '%s says something of its own under each licence that has it',
  (id) => {
    // Names and durations are taken out: they alone would make a text different without its saying
    // anything else.
    const policies = Object.fromEntries(
      licenceTypes.map((type) => [
        type,
        { ...ours.policies.GENERIC, regulator: type === 'GENERIC' ? null : 'authority' },
      ]),
    ) as typeof ours.policies
    const licences = licenceTypes.filter((type) => legalPages(type).includes(id))
    const texts = licences.map(
      (type) => [type, htmlFor(id, factsOf(type, null, { policies }))] as const,
    )
    for (const [type, html] of texts) {
      const same = texts.filter(([other, text]) => other !== type && text === html)
      expect(same.map(([other]) => `${id} is the same under ${type} and ${other}`)).toEqual([])
    }
  },
)

test.each(licenceTypes)(
  '%s: with a number the pages name it and nowhere say that there is no licence',
  (type) => {
    const all = (number: string | null) =>
      legalPages(type)
        .map((id) => textOf(htmlFor(id, factsOf(type, number))))
        .join(' ')
    const unlicensed = /has(?: not)? (?:been )?licensed (?:by any|this house)|Under none/
    expect(all(null)).toMatch(unlicensed)
    expect(all('TEST/0001/2026')).not.toMatch(unlicensed)
    expect(all('TEST/0001/2026')).toContain('TEST/0001/2026')
  },
)

test("the operator's name, address and letters are the operator's own", () => {
  const operator = {
    ...ours.operator,
    name: 'Felt & Sons',
    legalName: 'Felt & Sons <Ltd>',
    registrationNumber: 'HRB 7',
    address: '9 Pier Road',
    privacyEmail: 'data@felt.example',
    demonstration: false,
  }
  const facts = factsOf('MGA', 'TEST/0001/2026', { operator })
  const all = legalPages('MGA').map((id) => htmlFor(id, facts))
  expect(all.join(' ')).not.toMatch(/Demonstration House|Green Cloth|demonstration|privacy@/i)
  expect(htmlFor('privacy_policy', facts)).toContain('Felt &amp; Sons &lt;Ltd&gt;, 9 Pier Road')
  expect(htmlFor('privacy_policy', facts)).toContain('mailto:data@felt.example')
})
