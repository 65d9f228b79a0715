import { afterEach, expect, test, vi } from 'vitest'
import { wantsCalm } from './calm.ts'

afterEach(() => void vi.unstubAllGlobals())

test('U10 who wants less movement, or less data, is shown nothing that moves or loads by itself', () => {
  for (const [saveData, lessMotion, calm] of [
    [false, false, false],
    [true, false, true],
    [false, true, true],
  ]) {
    vi.stubGlobal('navigator', { connection: { saveData } })
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(prefers-reduced-motion: reduce)' && lessMotion,
    }))
    expect(wantsCalm()).toBe(calm)
  }
})

test('a browser that says nothing about its connection wants no less data', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  for (const browser of [{}, { connection: undefined }]) {
    vi.stubGlobal('navigator', browser)
    expect(wantsCalm()).toBe(false)
  }
})
