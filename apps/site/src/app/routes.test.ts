import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstNamespaces } from '../lib/first-namespaces.ts'
import { findPage, routes } from './routes.tsx'

describe('the pages of the site', () => {
  it.each(routes.map(({ path, file }) => ({ path, file })))(
    '$path is drawn by the file it names',
    ({ file }) => {
      expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
    },
  )

  it.each(routes)('$path fetches the words of its folder together with its code', (route) => {
    const folder = new URL(`../${dirname(route.file)}/`, import.meta.url).pathname
    const uses = new Map<string, number>()
    for (const file of globSync(`${folder}*.tsx`))
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
        /(?:useTranslation\(\[?|namespace=)['"]([\w-]+)/g,
      ))
        uses.set(name, (uses.get(name) ?? 0) + 1)
    const [mostUsed] = [...uses].sort(([, one], [, other]) => other - one)[0] ?? []
    expect([...firstNamespaces, ...(route.words ?? [])]).toContain(mostUsed)
  })

  it.each(routes.flatMap(({ path, leadsTo }) => (leadsTo ? [{ path, leadsTo }] : [])))(
    '$path leads to $leadsTo, which is a page',
    ({ leadsTo }) => {
      expect(findPage(leadsTo)).not.toBeNull()
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
