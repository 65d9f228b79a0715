import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import * as store from './component.store.ts'
import { readForm } from './component.ts'
import type { Seed } from './seed-files.ts'

/** Author of the texts that come with the software. */
export const SEED_AUTHOR = 'baize'

/**
 * Publishes what the repository's files say, and what a new release says differently. A component
 * that an editor has ever saved, published or taken down is left alone. Returns how many editions
 * were published.
 */
export async function publishSeeds(
  { db, clock }: { db: Database; clock: Clock },
  seeds: readonly Seed[],
): Promise<number> {
  for (const { body } of seeds) readForm(JSON.parse(body))
  if ((await due(db, seeds)).length === 0) return 0
  return db.transaction(async (tx) => {
    await store.takeTurn(tx)
    // Another node may have done it meanwhile.
    const editions = await due(tx, seeds)
    if (editions.length === 0) return 0
    const now = clock.now()
    await store.insertVersions(
      tx,
      editions.map(({ seed, version }) => ({
        ...seed,
        version,
        author: SEED_AUTHOR,
        note: null,
        savedAt: now,
      })),
    )
    await store.insertPublications(
      tx,
      editions.map(({ seed: { body: _, ...edition }, version }) => ({
        ...edition,
        version,
        publishedBy: SEED_AUTHOR,
        publishedAt: now,
      })),
    )
    return editions.length
  })
}

async function due(
  executor: Parameters<typeof store.listNewest>[0],
  seeds: readonly Seed[],
): Promise<{ seed: Seed; version: number }[]> {
  const newest = new Map(
    (await store.listNewest(executor)).map((version) => [keyOf(version), version]),
  )
  // An editor decides also by taking a component down, or by going back to an earlier seeded
  // version: these write no version.
  const byEditors = (await store.listNewestPublications(executor)).filter(
    ({ publishedBy }) => publishedBy !== SEED_AUTHOR,
  )
  const decided = new Set(byEditors.map(keyOf))
  return seeds.flatMap((seed) => {
    const before = newest.get(keyOf(seed))
    if (!before) return [{ seed, version: 1 }]
    const isOurs = before.author === SEED_AUTHOR && !decided.has(keyOf(seed))
    return isOurs && before.body !== seed.body ? [{ seed, version: before.version + 1 }] : []
  })
}

function keyOf({ componentId, language, mobile }: store.Edition): string {
  return `${componentId} ${language} ${mobile}`
}
