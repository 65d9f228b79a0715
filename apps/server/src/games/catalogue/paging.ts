import { badInput } from '../../kit/refusal.ts'
import type { PagingInput } from '../../schema/resolvers.generated.ts'
import type { Connection, Game } from './snapshot.ts'

const MOST_RECORDS = 100
const USUAL_RECORDS = 15

/**
 * One page of `all`, counted from zero; a page behind the last one is empty. Refuses more than 100
 * records.
 */
export function pageOf<Item>(
  all: readonly Item[],
  paging: PagingInput | null | undefined,
): readonly Item[] {
  const page = paging?.page ?? 0
  const records = paging?.records ?? USUAL_RECORDS
  if (page < 0) throw badInput({ page: 'validations.out_of_range' })
  if (records < 0 || records > MOST_RECORDS) throw badInput({ records: 'validations.out_of_range' })
  return all.slice(page * records, (page + 1) * records)
}

export function connectionOf(
  games: readonly Game[],
  paging: PagingInput | null | undefined,
): Connection {
  const results = pageOf(games, paging)
  const before = Math.min((paging?.page ?? 0) * (paging?.records ?? USUAL_RECORDS), games.length)
  return {
    total: games.length,
    edges: { results },
    pageInfo: {
      hasNextPage: before + results.length < games.length,
      hasPreviousPage: before > 0,
      startCursor: results[0]?.id ?? null,
      endCursor: results.at(-1)?.id ?? null,
    },
  }
}
