import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CasinoNotLetIn, FreeSpinsRefused } from '../../bonuses/free-spins/desks.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'
import { sendFreeSpinsRequest } from './free-spins-call.ts'

let status = 200
const server = createServer((_request, response) => response.writeHead(status).end('why'))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const request = () => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/`
  return sendFreeSpinsRequest({ id: 'studio', url, body: '{}', headers: {} })
}

it.each([
  [400, FreeSpinsRefused],
  [404, FreeSpinsRefused],
  [422, FreeSpinsRefused],
  [401, CasinoNotLetIn],
  [403, CasinoNotLetIn],
  [408, ThirdPartyDown],
  [429, ThirdPartyDown],
  [500, ThirdPartyDown],
])('an answer with the status %i is %o', async (answered, kind) => {
  status = answered
  await expect(request()).rejects.toBeInstanceOf(kind)
})

it('any answer of success will do', async () => {
  status = 204
  await expect(request()).resolves.toBeUndefined()
})
