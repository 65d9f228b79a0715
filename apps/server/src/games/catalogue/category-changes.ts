import { hash } from 'node:crypto'
import type { Catalogue } from '#contracts/studio-api.ts'
import type { Executor } from '../../db/database.ts'
import type { CategoryId } from '../../schema/resolvers.generated.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    game_category: { id: string; fingerprint: string; changed_at: Date | null }
  }
}

export type CategoryChanges = ReadonlyMap<string, Date>

/** Hashes of what players see of the games of each category, whatever their order. */
export function fingerprintsOf({ brands, games }: Catalogue): Map<CategoryId, string> {
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]))
  const seen = games
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name, logo, demo, mobile, brandId, category }) => ({
      category,
      text: JSON.stringify([id, name, logo, demo, mobile, brandOf.get(brandId)]),
    }))
  const categories = Map.groupBy(seen, ({ category }) => category)
  return new Map(
    [['ALL_GAMES', seen] as const, ...categories].map(([id, some]) => [
      id,
      hash('sha256', some.map(({ text }) => text).join('\n'), 'base64url'),
    ]),
  )
}

/**
 * Writes down which categories have changed, and returns when each has last changed. `firstAt` is
 * the time of those that were never written down: null while it is not known, and then they are not
 * in the answer.
 */
export async function recordCategories(
  db: Executor,
  fingerprints: ReadonlyMap<CategoryId, string>,
  { now, firstAt }: { now: Date; firstAt: Date | null },
): Promise<CategoryChanges> {
  const rows = [...fingerprints].map(([id, fingerprint]) => ({
    id,
    fingerprint,
    changed_at: firstAt,
  }))
  await db.sql
    .insertInto('game_category')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) => ({ fingerprint: row.ref('excluded.fingerprint'), changed_at: now }))
        .whereRef('game_category.fingerprint', '<>', 'excluded.fingerprint'),
    )
    .execute()
  const known = await db.sql.selectFrom('game_category').selectAll().execute()
  return new Map(
    known.flatMap(({ id, changed_at }) => (changed_at ? [[id, changed_at] as const] : [])),
  )
}
