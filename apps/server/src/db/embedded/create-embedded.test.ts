import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createEmbedded } from './create-embedded.ts'

const folder = mkdtempSync(join(tmpdir(), 'baize-create-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a disk that is full is reported in one sentence, and nothing half made is left', async () => {
  noWriteIn('ENOSPC: no space left on device, write', { code: 'ENOSPC', errno: -28 })
  await expect(createEmbedded(join(folder, 'full'))).rejects.toMatchObject({
    name: 'CannotOpen',
    message: `The embedded database could not be made in ${folder}/full: the disk is full.`,
  })
  expect(readdirSync(folder)).toEqual([])
})

test('any other cause that prevents the embedded database is named as well', async () => {
  const path = '/dev/null/baize/database'
  await expect(createEmbedded(path)).rejects.toMatchObject({
    name: 'CannotOpen',
    message: `The embedded database could not be made in ${path}: Error: ENOTDIR: not a directory, mkdir '${path}.new'.`,
  })
})

/** Makes every write fail in the processes that this one starts. */
function noWriteIn(message: string, reason: { code: string; errno: number }): void {
  const program = `
    import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    fs.writeSync = () => { throw Object.assign(new Error(${JSON.stringify(message)}), ${JSON.stringify(reason)}) }
    syncBuiltinESMExports()`
  vi.stubEnv('NODE_OPTIONS', `--import data:text/javascript,${encodeURIComponent(program)}`)
}
