import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { setup } from './scratch-in-memory.ts'

const MEMORY = '/dev/shm'
const hasRoom = () => {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= 2 * 1024 ** 3
}

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a temporary folder that the caller has set is not changed', () => {
  vi.stubEnv('TMPDIR', '/somewhere')
  expect(setup()).toBeUndefined()
  expect(process.env.TMPDIR).toBe('/somewhere')
})

test.runIf(hasRoom())(
  'temporary files are in memory until the run ends, and those of a killed run go',
  () => {
    const { pid } = spawnSync('true')
    const [left, own] = [pid, process.pid].map((each) => `${MEMORY}/baize-tests-${each}`) as [
      string,
      string,
    ]
    mkdirSync(left)
    vi.stubEnv('TMPDIR', undefined)
    const remove = setup()
    expect([process.env.TMPDIR, existsSync(own), existsSync(left)]).toEqual([own, true, false])
    remove?.()
    expect(existsSync(own)).toBe(false)
  },
)
