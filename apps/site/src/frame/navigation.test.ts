import { describe, expect, it } from 'vitest'
import { isActive, type NavigationEntry, navigation } from './navigation.ts'

const home: NavigationEntry = { key: 'home', path: '/' }

describe('the active entry of the navigation', () => {
  it('is the one whose path the page equals or lies beneath', () => {
    expect(activeAt('/promotions')).toEqual(['promotions'])
    expect(activeAt('/promotions/new')).toEqual(['promotions'])
    expect(activeAt('/promotionsx')).toEqual([])
  })

  it('is not casino on the live casino path', () => {
    expect(activeAt('/casino')).toEqual(['casino'])
    expect(activeAt('/casino/slot_games')).toEqual(['casino'])
    expect(activeAt('/casino/live_casino')).toEqual(['live_casino'])
  })

  it('is the sports overview without a page and with page=overview, live sports only with page=live', () => {
    expect(activeAt('/sports')).toEqual(['sports'])
    expect(activeAt('/sports', 'page=overview')).toEqual(['sports'])
    expect(activeAt('/sports', 'page=live')).toEqual(['live_sports'])
    expect(activeAt('/sports', 'page=results')).toEqual([])
  })

  it('is home only at the root', () => {
    expect(isActive(home, '/', new URLSearchParams())).toBe(true)
    expect(isActive(home, '/casino', new URLSearchParams())).toBe(false)
  })
})

function activeAt(pathname: string, search = ''): string[] {
  return navigation
    .filter((entry) => isActive(entry, pathname, new URLSearchParams(search)))
    .map((entry) => entry.key)
}
