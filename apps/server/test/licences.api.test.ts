import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalPages, licenceTypes } from '#rules/licences.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

const COUNTRIES = {
  GENERIC: 'FR',
  CURACAO: 'BR',
  KAHNAWAKE: 'CA',
  MGA: 'MT',
  ANJOUAN: 'KM',
  ESTONIAN: 'EE',
  NIGERIA: 'NG',
} as const
const SETTINGS =
  '{ settings { templates licence { type sealId sealScriptUrl autoCountry autoCurrency pages } } }'
let casino: Casino
let token: string

beforeAll(async () => {
  casino = await openCasino()
  token = await casino.signIn(player())
})
afterAll(() => casino.close())

function player() {
  const [first] = casino.players
  if (!first) throw new Error('The demo has no players.')
  return first
}

async function moveTo(country: string): Promise<void> {
  await casino.db.run('test move', 'update player set country = $1 where email = $2', [
    country,
    player().email,
  ])
}

test.each(licenceTypes)(
  'under %s the settings name the type, its pages and its templates',
  async (type) => {
    await moveTo(COUNTRIES[type])
    const { data } = await casino.query(SETTINGS, { token })
    const pages = legalPages(type)
    const isEstonian = type === 'ESTONIAN'
    expect(data?.settings).toMatchObject({
      templates: pages,
      licence: { type, pages, autoCountry: isEstonian, autoCurrency: isEstonian },
    })
  },
)

test.each(licenceTypes)(
  'under %s every one of its pages has been written, and leaves no gap open',
  async (type) => {
    await moveTo(COUNTRIES[type])
    for (const id of legalPages(type)) {
      const { data, errors } = await casino.query(
        'query ($id: ID!) { cmsComponent(id: $id) { ... on CmsTemplate { title html language } } }',
        {
          variables: { id },
          token,
        },
      )
      expect(errors).toBeUndefined()
      const page = data?.cmsComponent as
        | { title: string; html: string; language: string }
        | null
        | undefined
      if (!page) throw new Error(`Nobody has written ${id}.`)
      const words = page.html.replace(/<[^>]*>/g, ' ').match(/\p{L}+/gu)?.length ?? 0
      expect({
        id,
        language: page.language,
        isLong: words > 250,
        hasParts: page.html.includes('<h2 id="part-'),
      }).toEqual({
        id,
        language: 'en',
        isLong: true,
        hasParts: true,
      })
      expect(page.title).not.toBe('')
      expect(page.html).not.toMatch(/\{\{|undefined|null/)
    }
  },
)

test('the texts that the law of a licence requires are on the pages of that licence alone', async () => {
  const terms = async (country: string) => {
    await moveTo(country)
    const { data } = await casino.query(
      '{ cmsComponent(id: "terms_and_conditions") { ... on CmsTemplate { html } } }',
      { token },
    )
    const page = data?.cmsComponent as { html: string } | null | undefined
    return page?.html ?? ''
  }
  const [malta, estonia, generic] = [await terms('MT'), await terms('EE'), await terms('FR')]
  expect(malta).toContain('Malta Gaming Authority')
  expect(malta).not.toContain('Tax and Customs Board')
  expect(estonia).toContain('Tax and Customs Board')
  for (const html of [malta, estonia, generic]) expect(html).toContain('has not been licensed')
})

test('a visitor is served under the licence of the casino’s own country', async () => {
  const { data } = await casino.query(SETTINGS)
  expect(data?.settings).toMatchObject({
    licence: { type: 'MGA', sealId: null, sealScriptUrl: null },
  })
})

test('Anjouan alone has a seal, with the address of its script', async () => {
  await moveTo('KM')
  const { data } = await casino.query(SETTINGS, { token })
  expect(data?.settings).toMatchObject({
    licence: {
      sealId: 'demo-seal',
      sealScriptUrl: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+\/seal\/demo-seal\/anj-seal\.js$/,
      ),
    },
  })
})

test('the answer says so where neither the country nor the star has a licence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-markets-'))
  writeFileSync(join(folder, 'licences.yaml'), 'MT: { type: MGA, number: MGA/B2C/000/0000 }\n')
  const unlicensed = await openCasino({ config: { marketsDir: folder } })
  const answer = await unlicensed.query(SETTINGS)
  const page = await unlicensed.query('{ cmsComponent(id: "faq") { id } }')
  await unlicensed.close()
  rmSync(folder, { recursive: true })
  expect(answer.errors?.[0]).toMatchObject({ message: 'No licence defined' })
  expect(page.errors?.[0]).toMatchObject({ message: 'No licence defined' })
})
