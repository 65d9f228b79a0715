import { expect, test, vi } from 'vitest'
import { fetchPage } from './fetch-page.ts'
import { findPage } from './routes.tsx'

test('fetches the code of a page and its words at the same time, and nothing for another path', () => {
  const requested: unknown[] = []
  const words = {
    loadNamespaces: async (namespaces: unknown) => void requested.push(namespaces),
  }
  const load = vi.spyOn(findPage('/play')?.route.page ?? expect.fail(), 'load')
  fetchPage('/play/demo/luna', words)
  expect(load).toHaveBeenCalledOnce()
  expect(requested).toEqual([['play']])
  fetchPage('/no/such/page', words)
  expect(requested).toHaveLength(1)
})
