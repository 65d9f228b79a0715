import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openSwitchedOff } from './switched-off.ts'

const log = pino({ level: 'silent' })
const KNOWN = ['studio', 'other']

test('a provider is switched off and on again when the configuration is read again', () => {
  let ids = ['studio']
  const { isOff, refresh } = openSwitchedOff(KNOWN, { listProvidersOff: () => ids, log })
  expect(['studio', 'other'].map(isOff)).toEqual([true, false])
  ids = []
  expect(isOff('studio'), 'not before it is read').toBe(true)
  refresh()
  expect(isOff('studio')).toBe(false)
})

test('an id that no provider has stops the start', () => {
  expect(() => openSwitchedOff(KNOWN, { listProvidersOff: () => ['stduio'], log })).toThrow(
    'There is no game provider "stduio"',
  )
})

test.each([
  ['names a provider that is not there', () => ['stduio']],
  [
    'cannot be read',
    () => {
      throw new Error('no file')
    },
  ],
])('a configuration that %s later leaves all as it was', (_, later) => {
  let listProvidersOff = (): string[] => ['studio']
  const { isOff, refresh } = openSwitchedOff(KNOWN, {
    listProvidersOff: () => listProvidersOff(),
    log,
  })
  listProvidersOff = later
  refresh()
  expect(isOff('studio')).toBe(true)
})
