import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { pagePolicy } from '../edge/pages/policy.ts'
import { type Licences, openLicences } from '../markets/licences.ts'
import { scriptsOfOthers } from './scripts-of-others.ts'

const licences = openLicences()
type Vendor = Licences['market']['sportsProvider']

const VENDORS = {
  ALTENAR_SCRIPT_URL: 'https://altenar.test/sdk/altenarWSDK.js',
  BETBY_SCRIPT_URL: 'https://ui.betby.test/bt-renderer.min.js',
  DELASPORT_URL: 'https://delasport.test/sports',
  HAD_URL: 'https://had.test/{language}',
}

/** The sources of each directive of the pages of a casino with this vendor. */
function policyOf(
  sportsProvider: Vendor,
  env: Record<string, string> = VENDORS,
): Record<string, string[]> {
  const config = readConfig({ SANDBOX_URL: 'https://sandbox.test', ...env })
  const parts = scriptsOfOthers(config, {
    ...licences,
    market: { ...licences.market, sportsProvider },
  })
  const policy = pagePolicy({
    publicUrl: 'https://casino.test',
    sandboxUrl: config.sandboxUrl,
    styleHashes: [],
    ...parts,
  })
  return Object.fromEntries(
    policy.split('; ').map((each) => [each.split(' ')[0] ?? '', each.split(' ').slice(1)]),
  )
}

test.each([
  ['ALTENAR', 'https://altenar.test/sdk/', 'https://altenar.test', 'wss://altenar.test'],
  ['BETBY', 'https://ui.betby.test/', 'https://ui.betby.test', 'wss://ui.betby.test'],
] as const)(
  'pages load the script of %s from its folder, and call its origin',
  (vendor, folder, origin, socket) => {
    const policy = policyOf(vendor)
    expect(policy['script-src']).toContain(folder)
    expect(policy['font-src']).toContain(folder)
    expect(policy['img-src']).toContain(origin)
    expect(policy['connect-src']).toEqual(expect.arrayContaining([origin, socket]))
  },
)

test.each([
  ['DELASPORT', 'https://delasport.test'],
  ['HAD', 'https://had.test'],
] as const)(
  'pages frame the book of %s, look whether it answers, and load no script of it',
  (vendor, origin) => {
    const policy = policyOf(vendor)
    expect(policy['frame-src']).toContain(origin)
    expect(policy['connect-src']).toContain(origin)
    expect(policy['script-src']).not.toContain(`${origin}/`)
  },
)

test('scripts of other vendors stay shut out', () => {
  expect(JSON.stringify(policyOf('BETBY'))).not.toMatch(/altenar|delasport|had\.test/)
  expect(policyOf('ALTENAR', {})['script-src']).toContain('https://sandbox.test/book/')
})

test('a vendor may use further origins that the operator has named, and sockets only to be called', () => {
  const policy = policyOf('BETBY', {
    ...VENDORS,
    SPORTSBOOK_ORIGINS: 'https://*.sptpub.test wss://feed.sptpub.test',
  })
  for (const directive of [
    'script-src',
    'style-src',
    'font-src',
    'img-src',
    'connect-src',
    'frame-src',
  ])
    expect([directive, policy[directive]]).toEqual([
      directive,
      expect.arrayContaining(['https://*.sptpub.test']),
    ])
  expect(policy['connect-src']).toContain('wss://feed.sptpub.test')
  expect(policy['script-src']).not.toContain('wss://feed.sptpub.test')
})
