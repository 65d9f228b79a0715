import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

const requested: string[] = []
/** Stands where the third parties can be reached inside the operator's network. */
const inner = createServer((request, response) => {
  requested.push(request.url ?? '')
  response.writeHead(204).end()
})
let casino: Casino

beforeAll(async () => {
  await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done))
  const sandboxInternalUrl = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`
  casino = await openCasino({ config: { sandboxUrl: 'https://vendors.test', sandboxInternalUrl } })
})
afterAll(async () => {
  await casino.close()
  inner.close()
})

test('with SANDBOX_INTERNAL_URL the server calls third parties there, and not where browsers reach them', async () => {
  await expect
    .poll(() => requested.some((path) => path.startsWith('/studio')), { timeout: 10_000 })
    .toBe(true)
})
