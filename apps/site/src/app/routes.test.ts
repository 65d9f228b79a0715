import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPage, routes } from './routes.tsx'

describe('the pages of the site', () => {
  it.each(routes.map(({ path, file }) => ({ path, file })))(
    '$path is drawn by the file it names',
    ({ file }) => {
      expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
    },
  )

  it('are found by their paths, with what stands in them', () => {
    expect(findPage('/casino/live_casino')?.params).toEqual({ category: 'live_casino' })
    expect(findPage('/casino')?.route.file).toBe('features/casino/CasinoPage.tsx')
    expect(findPage('/no/such/page')).toBeNull()
    expect(findPage('/promotions/Free%20spins')?.params).toEqual({ tag: 'Free spins' })
    expect(findPage('/play/demo/luna/%2Fcasino%3Fbrands=A')?.params.referrer).toBe(
      '/casino?brands=A',
    )
    expect(findPage('/promotions/%ff')?.params).toEqual({ tag: '%ff' })
  })
})
