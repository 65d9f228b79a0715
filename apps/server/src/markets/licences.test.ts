import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { licenceTypes } from '#rules/licences.ts'
import { openLicences } from './licences.ts'
import { BadMarketFile, readMarketFiles } from './market-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-markets-'))
const MGA = readFileSync(new URL('./files/policies/mga.yaml', import.meta.url), 'utf8')

beforeEach(() => {
  rmSync(folder, { recursive: true })
  mkdirSync(join(folder, 'policies'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)
const open = () => openLicences(readMarketFiles(folder))

function complaint(): string {
  try {
    open()
  } catch (error) {
    if (error instanceof BadMarketFile) return error.message.replace(`${folder}/`, '')
    throw error
  }
  return ''
}

test('a country without a licence of its own has that of the star', () => {
  write(
    'licences.yaml',
    "'*': { type: CURACAO }\nMT: { type: MGA, number: MGA/B2C/000/0000, autoCountry: true }\n",
  )
  const { licenceOf } = open()
  expect(licenceOf('MT')).toEqual({
    type: 'MGA',
    number: 'MGA/B2C/000/0000',
    sealId: null,
    autoCountry: true,
    autoCurrency: false,
    play: null,
  })
  expect(licenceOf('FR').type).toBe('CURACAO')
  expect(licenceOf('toString').type).toBe('CURACAO')
})

test('without a star, a country that is not named has no licence', () => {
  write('licences.yaml', 'MT: { type: MGA }\n')
  expect(() => open().licenceOf('FR')).toThrow('No licence defined')
})

test('out of the box every licence has a policy, and no country a licence number', () => {
  const { licences, policies } = openLicences()
  expect(Object.keys(policies).toSorted()).toEqual(licenceTypes.toSorted())
  expect(new Set(Object.values(licences).map(({ type }) => type))).toEqual(new Set(licenceTypes))
  expect(Object.values(licences).map(({ number }) => number)).toEqual(
    Object.values(licences).map(() => null),
  )
})

test('out of the box, a country without a decision gets the strictest number of every column', () => {
  const { policies, policyOf } = openLicences()
  expect(policyOf('FR')).toEqual(policyOf('no country at all'))
  for (const policy of Object.values(policies)) {
    const strictest = policyOf('FR')
    expect(strictest.idleSessionS).toBeLessThanOrEqual(policy.idleSessionS)
    expect(strictest.longestSessionS).toBeLessThanOrEqual(policy.longestSessionS)
    expect(strictest.realityCheckS).toBeLessThanOrEqual(policy.realityCheckS)
    expect(strictest.play.shortestRoundMs).toBeGreaterThanOrEqual(policy.play.shortestRoundMs)
    expect(strictest.play.autoplay && !policy.play.autoplay).toBe(false)
    expect(strictest.play.turbo && !policy.play.turbo).toBe(false)
  }
})

test("a code that is no country, or has no licence, gets the strictest of the operator's own numbers", () => {
  write('licences.yaml', 'MT: { type: MGA }\n')
  write('policies/mga.yaml', MGA.replace('everyMinutes: 60', 'everyMinutes: 10'))
  const { policyOf } = open()
  for (const country of ['FR', 'ZZ', ''])
    expect(policyOf(country)).toMatchObject({
      regulator: null,
      realityCheckS: 600,
      idleSessionS: 7200,
    })
})

test("the operator's files are taken one by one, in the units in which they are written", () => {
  write(
    'policies/mga.yaml',
    MGA.replace('idleMinutes: 720', 'idleMinutes: 15').replace(
      'longestHours: 168',
      'longestHours: 2',
    ),
  )
  expect(open().policyOf('MT')).toEqual({
    regulator: 'Malta Gaming Authority',
    idleSessionS: 900,
    longestSessionS: 7200,
    realityCheckS: 3600,
    passwordRule: 'composition',
    shortestName: 2,
    play: { autoplay: true, turbo: true, shortestRoundMs: 1000 },
  })
  expect(open().policyOf('EE')).toEqual(openLicences().policyOf('EE'))
})

test('a policy file may require long passwords; a country without a licence is then served by that rule as well', () => {
  write('policies/mga.yaml', `${MGA}\npassword:\n  rule: length\n`)
  expect(open().policyOf('MT').passwordRule).toBe('length')
  expect(open().policyOf('EE').passwordRule).toBe('composition')
  expect(open().policyOf('no country at all').passwordRule).toBe('length')
})

test('a policy file may take names of one letter; a country without a licence is served by the longest of all files', () => {
  write('policies/mga.yaml', `${MGA}\nnames:\n  shortest: 1\n`)
  expect(open().policyOf('MT').shortestName).toBe(1)
  expect(open().policyOf('EE').shortestName).toBe(2)
  expect(open().policyOf('no country at all').shortestName).toBe(2)
})

test('the rules of a country for games are added to the policy of its licence; the stricter rule counts', () => {
  const rules = '{ autoplay: true, turbo: false, shortestRoundSeconds: 0.5 }'
  write('licences.yaml', `MT: { type: MGA }\nDE: { type: MGA, play: ${rules} }\n`)
  const { policyOf } = open()
  expect(policyOf('MT').play).toEqual({ autoplay: true, turbo: true, shortestRoundMs: 1000 })
  expect(policyOf('DE')).toEqual({
    ...policyOf('MT'),
    play: { autoplay: true, turbo: false, shortestRoundMs: 1000 },
  })
})

test('a policy file that says nothing of games forbids autoplay and turbo, and takes five seconds for a round', () => {
  write('policies/mga.yaml', MGA.slice(0, MGA.indexOf('play:')))
  expect(open().policyOf('MT').play).toEqual({
    autoplay: false,
    turbo: false,
    shortestRoundMs: 5000,
  })
})

test.each([
  [
    'policies/mga.yaml',
    MGA.replace('shortestRoundSeconds: 1', 'shortestRoundSeconds: 61'),
    'policies/mga.yaml: play.shortestRoundSeconds must be a number of seconds from 0 to 60, not 61.',
  ],
  [
    'licences.yaml',
    "MT: { type: MGA, play: { autoplay: 'no', turbo: true, shortestRoundSeconds: 0 } }\n",
    'licences.yaml: MT.play.autoplay must be true or false, not "no".',
  ],
  [
    'policies/mga.yaml',
    `${MGA}\nnames:\n  shortest: 3\n`,
    'policies/mga.yaml: names.shortest must be a whole number from 1 to 2, not 3.',
  ],
  [
    'policies/mga.yaml',
    `${MGA}\npassword:\n  rule: hard\n`,
    'policies/mga.yaml: password.rule must be one of composition, length, not "hard".',
  ],
  [
    'policies/mga.yaml',
    MGA.replace('everyMinutes: 60', 'everyMinutes: soon'),
    'policies/mga.yaml: realityCheck.everyMinutes must be a whole number from 1 to 1440, not "soon".',
  ],
  [
    'policies/mga.yaml',
    MGA.replace('everyMinutes: 60', 'everyMinutes: 0'),
    'policies/mga.yaml: realityCheck.everyMinutes must be a whole number from 1 to 1440, not 0.',
  ],
  [
    'policies/mga.yaml',
    MGA.replace('  everyMinutes: 60\n', '  perMinutes: 60\n'),
    'policies/mga.yaml: realityCheck.everyMinutes is missing.',
  ],
  [
    'policies/mga.yaml',
    MGA.replace('regulator: Malta Gaming Authority', 'regulator: 7'),
    'policies/mga.yaml: regulator must be a name, not 7.',
  ],
  [
    'policies/mga.yaml',
    MGA.replace('longestHours: 168', 'longestHours: 2'),
    'policies/mga.yaml: session.idleMinutes must not be longer than longestHours.',
  ],
  ['policies/mga.yaml', `${MGA}\nbets: {}\n`, 'policies/mga.yaml: bets is not known here.'],
  [
    'licences.yaml',
    "'*': { type: MALTA }\n",
    'licences.yaml: *.type must be one of GENERIC, CURACAO, KAHNAWAKE, MGA, ANJOUAN, ESTONIAN, NIGERIA, not "MALTA".',
  ],
  [
    'licences.yaml',
    'Malta: { type: MGA }\n',
    "licences.yaml: Malta must be a country's two letters, or '*', not \"Malta\".",
  ],
  [
    'licences.yaml',
    "KM: { type: ANJOUAN, sealId: 'a/b' }\n",
    'licences.yaml: KM.sealId may have letters, digits and dashes, not "a/b".',
  ],
  [
    'licences.yaml',
    'MT: { type: MGA, sealId: a-seal }\n',
    'licences.yaml: MT.sealId is for ANJOUAN only.',
  ],
  ['operator.yaml', 'name: Baize\n', 'operator.yaml: legalName is missing.'],
])('%s with a mistake is refused in a sentence that says where (%#)', (file, text, sentence) => {
  write(file, text)
  expect(complaint()).toBe(sentence)
})

test('a file that is no YAML, and a folder that is not there, are refused in a sentence', () => {
  write('licences.yaml', 'MT: { type: MGA\n')
  expect(complaint()).toMatch(/^licences\.yaml cannot be read: /)
  expect(() => readMarketFiles(join(folder, 'nowhere'))).toThrow(
    /^MARKETS_DIR names .+nowhere, which is not there\.$/,
  )
})
