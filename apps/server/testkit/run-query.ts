import { type GraphQLSchema, graphql } from 'graphql'

/**
 * Queries a schema without HTTP, as a player or as a visitor, and returns the first refusal beside
 * the data.
 */
export function queryRunnerOf(usual: () => GraphQLSchema) {
  return async function runQuery(
    source: string,
    playerId: string | null,
    variableValues: Record<string, unknown> = {},
    schema = usual(),
    scope = {},
    ip = '192.0.2.1',
  ) {
    const viewer = playerId === null ? null : { playerId, sessionId: 's', ...scope }
    const { data, errors } = await graphql({
      schema,
      source,
      variableValues,
      contextValue: { viewer, ip, language: 'en' },
    })
    const [problem] =
      errors?.map(
        ({ originalError }) => originalError as { code?: string; facts?: object; message: string },
      ) ?? []
    return { data: data as Record<string, never> | null | undefined, problem }
  }
}
