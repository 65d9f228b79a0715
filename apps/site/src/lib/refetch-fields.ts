import type { Client, GraphQLRequest } from 'urql'
import { watched } from './query-answer.ts'

/** Queries again, past the cache, all that is shown and has one of these fields at its root. */
export function refetchFields(client: Client, fields: readonly string[]): void {
  for (const { query, again } of watched.get(client)?.values() ?? [])
    if (fieldsOf(query).some((name) => fields.includes(name))) again()
}

function fieldsOf(query: GraphQLRequest['query']): string[] {
  const { definitions } = query
  return definitions.flatMap((each) =>
    each.kind === 'OperationDefinition'
      ? each.selectionSet.selections.flatMap((field) =>
          field.kind === 'Field' ? [field.name.value] : [],
        )
      : [],
  )
}
