import { expect, test, vi } from 'vitest'
import type { PlayState } from '../play-view.ts'
import { connect } from './studio-api.ts'

const early = () => ({
  key: 'key',
  state: null,
  answer: Promise.resolve(Response.json({ language: 'en' })),
  again: () => expect.fail(),
})
/** The first state that a page carries. */
const STATE = { language: 'de' } as PlayState

test('a session that is over is reported once, and requests nothing more', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({ code: 'SESSION_UNKNOWN' }, { status: 404 })
  })
  const over: true[] = []
  const api = connect('/studio/play/s1', early(), () => over.push(true))
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
  const api = connect('/studio/play/s1', early(), () => {})
  expect(await api.open()).toEqual({ language: 'en' })
  expect(keys).toEqual([])
  await api.balance()
  expect(keys).toEqual(['key'])
})

test('a page that could not send its opening says that there is no network', async () => {
  const answer = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const api = connect('/studio/play/s1', { ...early(), answer }, () => {})
  await expect(api.open()).rejects.toMatchObject({ code: 'OFFLINE' })
})

test('a page that carries its state has it at once, and its calls wait until its session is open', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({})
  })
  const { promise: answer, resolve } = Promise.withResolvers<Response>()
  const api = connect('/studio/play/s1', { ...early(), state: STATE, answer }, () => {})
  expect(await api.open()).toBe(STATE)
  const balance = api.balance()
  await Promise.resolve()
  expect(requested).toEqual([])
  resolve(new Response(null, { status: 204 }))
  await balance
  expect(requested).toEqual(['/studio/play/s1/balance'])
})

test('an opening that was lost on its way is sent again before the next call', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({})
  })
  const answer = Promise.reject<Response>(new TypeError('Failed to fetch'))
  const again = async () => {
    requested.push('again')
    return new Response(null, { status: 204 })
  }
  const api = connect('/studio/play/s1', { key: 'key', state: STATE, answer, again }, () => {})
  await api.balance()
  await api.state()
  expect(requested).toEqual(['again', '/studio/play/s1/balance', '/studio/play/s1/state'])
})

test('a page that carries its state learns that another page has opened its session', async () => {
  const answer = Promise.resolve(Response.json({ code: 'SESSION_UNKNOWN' }, { status: 404 }))
  const { promise: over, resolve } = Promise.withResolvers<void>()
  const api = connect('/studio/play/s1', { ...early(), state: STATE, answer }, resolve)
  await over
  expect(api.isOver()).toBe(true)
})
