import type { Client } from 'urql'
import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { sumOf } from '../../session/viewer.ts'

const BroughtInQuery = graphql(`
  query BroughtIn($input: StatementInput!) {
    statement(input: $input) { movements { id kind amount } }
  }
`)

type Movement = ResultOf<typeof BroughtInQuery>['statement']['movements'][number]

/** More than any clock of a device is wrong by. */
const DAY_MS = 86_400_000
/** Most that a page of the statement holds. A game waits meanwhile, so that there are few. */
const MOST = 100

/** Returns the player's last movements of real money, newest first; null where they are not known. */
export async function lastMovements(
  client: Client,
  records = MOST,
): Promise<readonly Movement[] | null> {
  const at = (shift: number) => new Date(Date.now() + shift).toISOString()
  const input = { from: at(-DAY_MS), until: at(DAY_MS), records }
  const { data } = await client
    .query(BroughtInQuery, { input }, { requestPolicy: 'network-only' })
    .toPromise()
  return data?.statement.movements ?? null
}

/**
 * Returns the deposits less the withdrawals after the movement `before`, as an exact decimal.
 * Stakes and wins of rounds meanwhile are no part of it.
 */
export function broughtInAfter(before: string | null, movements: readonly Movement[]): string {
  const end = movements.findIndex(({ id }) => id === before)
  const since = end === -1 ? movements : movements.slice(0, end)
  return sumOf(since.filter(({ kind }) => IS_CASH.test(kind)).map(({ amount }) => amount))
}

const IS_CASH = /^(?:deposit|withdrawal)/
