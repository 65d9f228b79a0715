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

test('A4 many callers at once ask once', async () => {
  const { calls, fetch } = serverThatAnswers(new Response('token'))
  const session = createSession(fetch)
  expect(await Promise.all(Array.from({ length: 20 }, () => session.refresh()))).toEqual(Array(20).fill('token'))
  expect(calls).toHaveLength(1)
})

test('a refusal forgets the token, an outage does not', async () => {
  const { fetch } = serverThatAnswers(new Response('token'), new Response('', { status: 503 }), new Response('', { status: 401 }))
  const session = createSession(fetch)
  await session.refresh()
  await expect(session.refresh()).rejects.toThrow('503')
  expect(session.token()).toBe('token')
  expect(await session.refresh()).toBeNull()
  expect(session.token()).toBeNull()
})
