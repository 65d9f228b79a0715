import { initGraphQLTada } from 'gql.tada'
import type { introspection } from '#contracts/graphql-env.generated.d.ts'

/** Documents typed from the schema; `Decimal` is exact text, such as "12.50". */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { Decimal: string }
}>()

export type { ResultOf, VariablesOf } from 'gql.tada'
