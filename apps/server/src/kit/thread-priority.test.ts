import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { NICENESS } from './thread-priority.ts'

const MODULE = fileURLToPath(new URL('./thread-priority.ts', import.meta.url))

// A process cannot raise a priority again, so another one than that of the tests lowers its own.
const PRIORITIES = `
  import { readdirSync, readFileSync } from 'node:fs'
  import { getPriority } from 'node:os'
  import { lowerPoolPriority } from '${MODULE}'
  const before = getPriority()
  await lowerPoolPriority()
  const named = (thread) => readFileSync('/proc/self/task/' + thread + '/comm', 'latin1').trim()
  const pool = readdirSync('/proc/self/task').filter((thread) => named(thread) === 'libuv-worker')
  console.log(JSON.stringify({ pool: pool.map((thread) => getPriority(Number(thread))), loop: getPriority() - before }))
`

test.skipIf(process.platform !== 'linux')(
  'threads that hash and compress have a lower priority than the loop that answers wallets',
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      PRIORITIES,
    ])
    expect(JSON.parse(stdout)).toEqual({ pool: Array(4).fill(NICENESS), loop: 0 })
  },
)
