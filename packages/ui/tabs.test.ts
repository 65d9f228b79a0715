import { describe, expect, it } from 'vitest'
import { nextTab } from './Tabs.tsx'

describe('arrow keys in tabs', () => {
  it('lead on and round the end', () => {
    expect(nextTab('ArrowRight', 0, 3, false)).toBe(1)
    expect(nextTab('ArrowRight', 2, 3, false)).toBe(0)
    expect(nextTab('ArrowLeft', 0, 3, false)).toBe(2)
  })

  it('change places in right-to-left text', () => {
    expect(nextTab('ArrowLeft', 0, 3, true)).toBe(1)
    expect(nextTab('ArrowRight', 0, 3, true)).toBe(2)
  })

  it('leave other keys alone', () => {
    expect(nextTab('a', 1, 3, false)).toBeNull()
    expect(nextTab('End', 0, 3, false)).toBe(2)
  })
})
