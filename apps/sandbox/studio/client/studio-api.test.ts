import { expect, test, vi } from 'vitest'
import { connect } from './studio-api.ts'

const EARLY = { key: 'key', answer: Promise.resolve(Response.json({ language: 'en' })) }

test('a session that is over is reported once, and requests nothing more', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({ code: 'SESSION_UNKNOWN' }, { status: 404 })
  })
  const over: true[] = []
  const api = connect('/studio/play/s1', EARLY, () => over.push(true))
  void api.balance()
  void api.state()
  await expect.poll(() => over.length).toBe(1)
  await Promise.resolve()
  expect(api.isOver()).toBe(true)
  void api.balance()
  expect(requested).toEqual(['/studio/play/s1/balance', '/studio/play/s1/state'])
  expect(over).toHaveLength(1)
})

test('a session is opened by the answer to what the page has sent early, and every call has its key', async () => {
  const keys: unknown[] = []
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('x-page-key'))
    return Response.json({})
  })
  const api = connect('/studio/play/s1', EARLY, () => {})
  expect(await api.open()).toEqual({ language: 'en' })
  expect(keys).toEqual([])
  await api.balance()
  expect(keys).toEqual(['key'])
})

test('a page that could not send its opening says that there is no network', async () => {
  const answer = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const api = connect('/studio/play/s1', { key: 'key', answer }, () => {})
  await expect(api.open()).rejects.toMatchObject({ code: 'OFFLINE' })
})
