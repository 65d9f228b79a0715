import { expect, test, vi } from 'vitest'
import { connect } from './studio-api.ts'

test('a session that is over is reported once, and requests nothing more', async () => {
  const requested: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path)
    return Response.json({ code: 'SESSION_UNKNOWN' }, { status: 404 })
  })
  const over: true[] = []
  const api = connect('/studio/play/s1', () => over.push(true))
  void api.balance()
  void api.state()
  await expect.poll(() => over.length).toBe(1)
  await Promise.resolve()
  expect(api.isOver()).toBe(true)
  void api.balance()
  expect(requested).toEqual(['/studio/play/s1/balance', '/studio/play/s1/state'])
  expect(over).toHaveLength(1)
})
