import { readdirSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { gapsIn } from '#testkit/locale-files.ts'
import { type SignInProblem, signInMessage } from '../auth/sign-in/messages.ts'
import { readSeedFiles } from '../content/components/seed-files.ts'
import { casinoWords } from '../inbox/casino-words.ts'
import { letterLanguages } from '../players/mail/letter-texts.ts'
import { weekendTexts, welcomeTexts } from './bonus-texts.ts'
import { DEMO_CASHBACK, DEMO_OFFERS } from './bonuses.ts'
import { DEMO_FREE_SPINS } from './free-spins.ts'

const locales = readdirSync(new URL('../../../site/src/locales/', import.meta.url), {
  withFileTypes: true,
})
const languages = locales.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const others = languages.filter((language) => language !== 'en')
const problems: SignInProblem[] = [
  'wrong',
  'locked',
  'too_many',
  'foreign',
  'malformed',
  'excluded',
  'excluded_until',
  'blocked',
  'unverified',
  'unverified_waits',
]
const facts = { waitS: 120, until: new Date('2026-12-01T09:00:00Z') }

const spoken: [string, Readonly<Record<string, object>>][] = [
  ['letters', letterLanguages],
  ['messages of the casino', casinoWords],
  ['the demo’s welcome', welcomeTexts],
  ['the demo’s weekend', weekendTexts],
  ['the demo’s cashback', DEMO_CASHBACK.texts],
  ['the demo’s free spins', DEMO_FREE_SPINS.texts],
  ...DEMO_OFFERS.map((offer): [string, Readonly<Record<string, object>>] => [
    `the demo’s offer ${offer.id}`,
    offer.texts,
  ]),
]

describe.each(spoken)('%s', (_, texts) => {
  it('are written in every language that the site speaks', () => {
    expect(Object.keys(texts).toSorted()).toEqual(languages.toSorted())
  })

  it.each(others)(
    'say all of it in %s, with the same gaps, and nothing twice in English',
    (language) => {
      const [english, translated] = [flat(texts.en ?? {}), flat(texts[language] ?? {})]
      expect(translated.map(([path]) => path)).toEqual(english.map(([path]) => path))
      for (const [at, [path, text]] of translated.entries()) {
        expect({ path, gaps: gapsIn(text) }).toEqual({ path, gaps: gapsIn(english[at]?.[1] ?? '') })
        expect(text).not.toBe(english[at]?.[1])
      }
    },
  )
})

test.each(others)('a refused sign-in is explained in %s', (language) => {
  for (const problem of problems)
    expect(signInMessage(problem, language, facts)).not.toBe(signInMessage(problem, 'en', facts))
  expect(signInMessage('locked', language, facts)).toContain('2')
})

test.each(['register_banner', 'pay_n_play_banks'])(
  'the block %s stands in every language',
  (block) => {
    const spoken = readSeedFiles().filter(
      ({ componentId, mobile }) => componentId === block && !mobile,
    )
    expect(spoken.map(({ language }) => language).toSorted()).toEqual(languages.toSorted())
  },
)

test('the block beside registering says that it takes three steps, as the dialog does', () => {
  const banners = readSeedFiles().filter(({ componentId }) => componentId === 'register_banner')
  for (const { language, body } of banners)
    expect(JSON.stringify(body), language).toMatch(/Three|Drei|ثلاث|Tres|Três|Trois|Kolme|Kolm/)
})

function flat(texts: object, before = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flat(value, `${before}${key}.`),
  )
}
