import type { IncomingMessage } from 'node:http'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openDescribe } from './request.ts'

const REQUESTS = 10_000
/** Numbers that each request holds, of eight bytes each. */
const NUMBERS = 500

setFlagsFromString('--expose-gc')
const cleanYoungMemory = () => runInNewContext('gc')({ type: 'minor' })

const oldMemory = () =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ??
  Number.NaN

test('a request whose facts were read is gone when the young memory is cleaned', () => {
  const ids = { newId: () => 'id' }
  const describe = openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 })
  const before = oldMemory()
  for (let at = 0; at < REQUESTS; at++) {
    const request = { headers: {}, held: new Array(NUMBERS).fill(at + 0.5) }
    const { requestId, cookies } = describe(request as unknown as IncomingMessage)
    if (requestId !== 'id' || cookies.size > 0) throw new Error('These are other facts.')
    if (at % 1_000 === 0) cleanYoungMemory()
  }
  expect(oldMemory() - before).toBeLessThan((REQUESTS * NUMBERS * 8) / 4)
})
