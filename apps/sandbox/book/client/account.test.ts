import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAccount } from './account.ts'

/** A book whose first answers fail. */
async function openBook(failures: number): Promise<string> {
  let requests = 0
  const server = createServer((_, response) => {
    requests += 1
    response.statusCode = requests > failures ? 200 : 503
    const account = { currency: 'EUR', balance: 1_250, bonus: null, freeBets: [] }
    response.end(JSON.stringify({ account }))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('an account that could not be requested is requested again by itself', async () => {
  const account = openAccount({
    api: await openBook(2),
    token: () => 'a token',
    onExpired: () => {},
    againMs: 1,
  })
  await account.refresh()
  expect(account.get().status).toBe('away')
  await vi.waitFor(() => expect(account.get()).toMatchObject({ status: 'player', balance: 1_250n }))
})

test('another token is requested from a host later, not at once, when its new token is refused as well', async () => {
  const server = createServer((_, response) => {
    response.statusCode = 401
    response.end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let [notices, isOver] = [0, false]
  const onExpired = () => {
    notices += 1
  }
  const token = () => (isOver ? '' : `token ${notices}`)
  const patient = openAccount({ api, token, onExpired, againMs: 3_600_000 })
  for (let turn = 0; turn < 3; turn++) await patient.refresh()
  expect(notices).toBe(1)
  isOver = true
  await patient.refresh()

  isOver = false
  const quick = openAccount({ api, token, onExpired, againMs: 20 })
  for (let turn = 0; turn < 2; turn++) await quick.refresh()
  await vi.waitFor(() => expect(notices).toBe(3))
  isOver = true
})

test('a token has expired when it opened a wallet and is unknown now; one that never opened a wallet is a visitor’s', async () => {
  let account: object | null = null
  const server = createServer((_, response) => response.end(JSON.stringify({ account })))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let notices = 0
  const opened = openAccount({ api, token: () => 'a token', onExpired: () => void notices++ })
  await opened.refresh()
  expect([opened.get().status, notices]).toEqual(['visitor', 0])
  account = { currency: 'EUR', balance: 1_250, bonus: null, freeBets: [] }
  await opened.refresh()
  account = null
  await opened.refresh()
  expect([opened.get().status, notices]).toEqual(['visitor', 1])
})

test('the account of a player who has signed out meanwhile is not requested again', async () => {
  let token = 'a token'
  const account = openAccount({
    api: await openBook(1),
    token: () => token,
    onExpired: () => {},
    againMs: 1,
  })
  await account.refresh()
  token = ''
  await account.refresh()
  expect(account.get().status).toBe('visitor')
})

test('an account that is closed while the casino is away is not requested again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const account = openAccount({ api: 'http://book.test', token: () => 'a token', onExpired() {} })
  await account.refresh()
  expect(vi.getTimerCount()).toBe(1)
  account.close()
  expect(vi.getTimerCount()).toBe(0)

  const requests = account.refresh()
  await requests
  expect(vi.getTimerCount(), 'nor by an answer that comes later').toBe(0)
})
