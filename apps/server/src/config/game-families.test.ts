import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { originsOfFamilies, readGameFamilies, scriptsOfFamilies } from './game-families.ts'

const LAPTOP = {
  production: false,
  sandboxUrl: 'http://localhost:3001',
  sandboxInternalUrl: null,
  studioSecrets: ['shared'],
}
const PRODUCTION = { ...LAPTOP, production: true }
const PATE = {
  PATEPLAY_URL: 'https://pate.example',
  PATEPLAY_SECRET: 'Zk3vQ9xT2mB7wL5r',
  PATEPLAY_CATALOGUE_URL: 'https://list.example/pate',
}

describe('a launch family', () => {
  test('is a stand-in on a laptop, with a secret of its own', () => {
    const { pateplay, venum } = readGameFamilies({}, LAPTOP)
    expect(pateplay).toMatchObject({
      gamePrefix: '',
      pageUrl: 'http://localhost:3001/studio/pateplay',
    })
    expect(new Set([...(pateplay?.secrets ?? []), ...(venum?.secrets ?? []), 'shared']).size).toBe(
      3,
    )
  })

  test('is called at the inside address of the stand-ins where there is one, and shown at the outside one', () => {
    const { venum } = readGameFamilies(
      {},
      { ...LAPTOP, sandboxInternalUrl: 'http://stand-ins:3001' },
    )
    expect(venum).toMatchObject({
      apiUrl: 'http://stand-ins:3001/studio/venum',
      pageUrl: 'http://localhost:3001/studio/venum',
    })
  })

  test('is left out in production until its vendor is named', () => {
    expect(Object.values(readGameFamilies({}, PRODUCTION)).filter(Boolean)).toEqual([])
    const { pateplay } = readGameFamilies(PATE, PRODUCTION)
    expect(pateplay).toMatchObject({
      gamePrefix: 'pateplay.',
      pageUrl: 'https://pate.example',
      secrets: ['Zk3vQ9xT2mB7wL5r'],
    })
  })

  test('believes two keys while one is being replaced', () => {
    expect(
      readGameFamilies({ ...PATE, PATEPLAY_SECRET_PREVIOUS: 'another' }, LAPTOP).pateplay?.secrets,
    ).toEqual(['Zk3vQ9xT2mB7wL5r', 'another'])
  })

  test.each([
    [{ PATEPLAY_SECRET: '' }, 'set PATEPLAY_SECRET as well'],
    [{ PATEPLAY_URL: '' }, 'set PATEPLAY_URL as well'],
    [{ PATEPLAY_CATALOGUE_URL: '' }, 'set PATEPLAY_CATALOGUE_URL'],
    [{ PATEPLAY_URL: 'pate.example' }, 'PATEPLAY_URL must be an address'],
    [{ PATEPLAY_URL: 'http://pate.example' }, 'PATEPLAY_URL must begin with "https://"'],
    [{ PATEPLAY_SECRET: 'secret' }, 'PATEPLAY_SECRET can be guessed'],
  ])('of a vendor with %j is refused in a sentence', (changed, sentence) => {
    expect(() => readGameFamilies({ ...PATE, ...changed }, PRODUCTION)).toThrow(sentence)
  })

  test.each(['PLAYNGO_SECRET', 'PLAYNGO_SECRET_PREVIOUS'])(
    'of a stand-in is refused with %s, which nothing would use',
    (name) => {
      expect(() => readGameFamilies({ [name]: 'Zk3vQ9xT2mB7wL5r' }, LAPTOP)).toThrow(
        'set PLAYNGO_URL as well',
      )
    },
  )

  test('of Oryx reads each public key in the file, and refuses a file without one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'))
    const pem = () =>
      generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
        type: 'spki',
        format: 'pem',
      })
    writeFileSync(join(folder, 'two.pem'), `${pem()}${pem()}`)
    writeFileSync(join(folder, 'none.pem'), 'nothing')
    const read = (path: string) =>
      readGameFamilies({ ORYX_PUBLIC_KEY_PATH: path }, LAPTOP).oryx?.publicKeys
    expect(read(join(folder, 'two.pem'))).toHaveLength(2)
    expect(() => read(join(folder, 'none.pem'))).toThrow('must hold public keys as PEM')
    expect(() => read(join(folder, 'missing.pem'))).toThrow('must hold public keys as PEM')
    const vendor = {
      ORYX_URL: 'https://oryx.example',
      ORYX_CATALOGUE_URL: 'https://list.example/oryx',
    }
    expect(() => readGameFamilies(vendor, LAPTOP)).toThrow('set ORYX_PUBLIC_KEY_PATH')
  })

  test('is let into our pages with its origin and its script, and no other address is', () => {
    const families = readGameFamilies(
      { ...PATE, PATEPLAY_PAGE_URL: 'https://games.pate.example' },
      PRODUCTION,
    )
    expect(originsOfFamilies(families)).toEqual(['https://games.pate.example'])
    expect(scriptsOfFamilies(families)).toEqual([])
    expect(scriptsOfFamilies(readGameFamilies({}, LAPTOP))).toContain(
      'http://localhost:3001/studio/softswiss/sg.js',
    )
  })
})
