import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openLog } from '../../kit/log.ts'
import { createEmbedded } from './create-embedded.ts'
import { takeDirectory } from './directory-lock.ts'
import { closeToOthers } from './owner-only.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-modes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const modeOf = (path: string) => statSync(path).mode & 0o777

test.skipIf(process.platform === 'win32')(
  'a new database lies in a directory that other users of the system cannot open',
  async () => {
    const path = join(folder, 'new')
    await createEmbedded(path)
    expect(modeOf(path)).toBe(0o700)
  },
  60_000,
)

test.skipIf(process.platform === 'win32')(
  'a database that was open to other users is closed to them',
  () => {
    const path = join(folder, 'open')
    mkdirSync(path)
    chmodSync(path, 0o755)
    closeToOthers(path, openLog('silent'))
    expect(modeOf(path)).toBe(0o700)
  },
)

test.skipIf(process.platform === 'win32')(
  'a data directory that is made is closed to other users, one that was there keeps its mode',
  () => {
    const made = join(folder, 'made')
    takeDirectory(made)()
    expect(modeOf(made)).toBe(0o700)
    const there = join(folder, 'there')
    mkdirSync(there)
    chmodSync(there, 0o750)
    takeDirectory(there)()
    expect(modeOf(there)).toBe(0o750)
  },
)
