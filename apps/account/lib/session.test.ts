import { expect, test } from 'vitest'
import { createSession } from './session.ts'

function serverThatAnswers(...answers: Response[]) {
  const calls: string[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    calls.push(`${init?.method} ${String(url)}`)
    const answer = answers.shift()
    if (!answer) throw new TypeError('offline')
    return answer
  }
  return { calls, fetch: fetch as typeof globalThis.fetch }
}

test('the token comes by the cookie and is kept', async () => {
  const { calls, fetch } = serverThatAnswers(new Response(' token \n'))
  const session = createSession(fetch)
  expect(session.token()).toBeNull()
  expect(await session.refresh()).toBe('token')
  expect(session.token()).toBe('token')
  expect(calls).toEqual(['POST /auth/refresh'])
})

test('A4 many callers at once make one request', async () => {
  const { calls, fetch } = serverThatAnswers(new Response('token'))
  const session = createSession(fetch)
  expect(await Promise.all(Array.from({ length: 20 }, () => session.refresh()))).toEqual(
    Array(20).fill('token'),
  )
  expect(calls).toHaveLength(1)
})

test('a refusal forgets the token, an outage does not', async () => {
  const { fetch } = serverThatAnswers(
    new Response('token'),
    new Response('', { status: 503 }),
    new Response('', { status: 401 }),
  )
  const session = createSession(fetch)
  await session.refresh()
  await expect(session.refresh()).rejects.toThrow('503')
  expect(session.token()).toBe('token')
  expect(await session.refresh()).toBeNull()
  expect(session.token()).toBeNull()
})

test.each([200, 429])(
  'a gateway that answers %i with a page of its own ends no session',
  async (status) => {
    const page = new Response('<h1>Wait</h1>', { status, headers: { 'content-type': 'text/html' } })
    const { fetch } = serverThatAnswers(new Response('token'), page)
    const session = createSession(fetch)
    await session.refresh()
    await expect(session.refresh()).rejects.toThrow(String(status))
    expect(session.token()).toBe('token')
  },
)

test('a token lives as long as it states, whatever this device’s clock does', async () => {
  const claims = { iat: 1_800_000_000, exp: 1_800_000_600 }
  const { fetch } = serverThatAnswers(new Response(`h.${btoa(JSON.stringify(claims))}.s`))
  const clock = { wall: 1_800_003_600_000, steady: 0 }
  const session = createSession(fetch, { wall: () => clock.wall, steady: () => clock.steady })
  expect(session.isOver()).toBe(true)
  await session.refresh()
  expect(session.isOver()).toBe(false)
  clock.wall -= 7_200_000
  clock.steady += 600_000
  expect(session.isOver()).toBe(true)
})
