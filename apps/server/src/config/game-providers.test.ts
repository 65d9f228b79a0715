import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listProvidersOff, readProvidersOff } from './game-providers.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-providers-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('game providers are switched off by name', () => {
  expect(listProvidersOff(readProvidersOff({ GAME_PROVIDERS_OFF: 'studio, other' }))).toEqual([
    'studio',
    'other',
  ])
  expect(() => readProvidersOff({ GAME_PROVIDERS_OFF: 'Studio!' })).toThrow(
    'GAME_PROVIDERS_OFF must be ids',
  )
})

test('game providers are switched off and on by a file without a restart', () => {
  const path = join(scratch, 'off')
  writeFileSync(path, 'studio\n')
  const off = readProvidersOff({ GAME_PROVIDERS_OFF_PATH: path })
  expect(listProvidersOff(off)).toEqual(['studio'])
  writeFileSync(path, '')
  expect(listProvidersOff(off)).toEqual([])
})

test('a file of switched-off game providers that is not there stops the start', () => {
  expect(() => readProvidersOff({ GAME_PROVIDERS_OFF_PATH: join(scratch, 'missing') })).toThrow(
    'cannot be read',
  )
})
