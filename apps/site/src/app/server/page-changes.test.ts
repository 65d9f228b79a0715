import { expect, test } from 'vitest'
import { findPageChanges } from './page-changes.ts'

const day = (at: number) => `2026-11-0${at}T12:00:00.000Z`

async function changes(published: Record<string, string>, games: Record<string, string | null>) {
  return findPageChanges(['faq', 'about_us'], false, async ({ query, variables }) => {
    const ids = (variables.ids ?? []) as string[]
    return query.includes('CategoryChanges')
      ? {
          data: { categories: Object.entries(games).map(([id, changedAt]) => ({ id, changedAt })) },
        }
      : {
          data: {
            cmsPublications: ids.flatMap((id) =>
              published[id] ? [{ id, publishedAt: published[id] }] : [],
            ),
          },
        }
  })
}

test('a page has changed when what it shows was last published, or its games last changed', async () => {
  const at = await changes(
    { faq: day(1), promotions: day(2), promotion_tags: day(3), vip_page_full: day(4) },
    { ALL_GAMES: day(5), SLOT_GAMES: day(1) },
  )
  expect(at('/templates/faq')).toBe(day(1))
  for (const path of ['/promotions', '/promotions/welcome']) expect(at(path)).toBe(day(3))
  expect(at('/vip')).toBe(day(4))
  expect(at('/casino')).toBe(day(5))
  expect(at('/casino/slot_games')).toBe(day(1))
  expect(at('/')).toBe(day(5))
})

test('the lobby has changed when its newest content was published', async () => {
  const at = await changes({ featured_game: day(8), promotions: day(2) }, { ALL_GAMES: day(5) })
  expect(at('/')).toBe(day(8))
})

test('a page whose last change is unknown has no time', async () => {
  const at = await changes({}, { ALL_GAMES: null })
  for (const path of [
    '/',
    '/casino',
    '/casino/lucky_games',
    '/promotions',
    '/vip',
    '/templates/faq',
    '/sports',
    '/payments',
  ])
    expect(at(path), path).toBeNull()
})
