import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeDirectory } from './directory-lock.ts'

const scratch = mkdtempSync(join(tmpdir(), 'baize-lock-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a directory is taken by one at a time', () => {
  const dataDir = join(scratch, 'shared')
  const giveBack = takeDirectory(dataDir)
  expect(() => takeDirectory(dataDir)).toThrow(
    `Another instance is running on this data directory (${dataDir}). Stop it, or choose another DATA_DIR.`,
  )
  giveBack()
  takeDirectory(dataDir)()
})

test.each([
  [
    'a lock file that is something else',
    'file is not a database',
    (lock: string) => writeFileSync(lock, 'a letter to the lender '.repeat(99)),
  ],
  [
    'a lock file that cannot be opened',
    'unable to open database file',
    (lock: string) => mkdirSync(lock),
  ],
])('%s is not reported as another instance', (what, reason, make) => {
  const dataDir = join(scratch, what)
  mkdirSync(dataDir)
  make(join(dataDir, 'instance.lock'))
  expect(() => takeDirectory(dataDir)).toThrow(
    expect.objectContaining({
      name: 'CannotOpen',
      message: `The data directory ${dataDir} cannot be locked (${reason}). Mend this, or choose another DATA_DIR.`,
    }),
  )
})

test('a place where there can be no directory is reported in the same way', () => {
  expect(() => takeDirectory('/dev/null/baize')).toThrow(
    /^The data directory \/dev\/null\/baize cannot be locked \(ENOTDIR.*\)/,
  )
})
