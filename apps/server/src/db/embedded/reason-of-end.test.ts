import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { reasonOfEnd } from './reason-of-end.ts'

test.each([
  ['a full disk', `console.error('No space left on device'); process.exit(1)`, 'the disk is full'],
  ['an error', `throw new RangeError('too large.')`, 'RangeError: too large'],
  ['an exit', 'process.exit(3)', 'its process ended with code 3'],
  ['a signal', `process.kill(process.pid, 'SIGKILL')`, 'its process was ended by SIGKILL'],
])('the reason of %s is reported', async (_, program, reason) => {
  const end = promisify(execFile)(process.execPath, ['-e', program])
  const error = await end.then(
    () => null,
    (problem: unknown) => problem,
  )
  expect(reasonOfEnd(error)).toBe(reason)
})
