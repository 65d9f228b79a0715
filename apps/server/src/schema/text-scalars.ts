import { GraphQLError, GraphQLID, type GraphQLScalarType, GraphQLString } from 'graphql'
import { isWhole, NOT_WHOLE } from '../kit/whole-text.ts'

/** The scalars of texts and ids with graphql-js's own readers. */
const USUAL = [GraphQLString, GraphQLID].map((scalar) => ({
  scalar,
  readValue: scalar.coerceInputValue.bind(scalar) as (value: unknown) => string,
  readLiteral: scalar.coerceInputLiteral?.bind(scalar) as Exclude<
    GraphQLScalarType<string>['coerceInputLiteral'],
    undefined
  >,
}))

/**
 * Makes the scalars of texts and ids refuse what a database cannot keep: PostgreSQL refuses the
 * character NUL everywhere and half characters in JSON, and its error would look like a bug of the
 * casino. The edge refuses such requests earlier; here the rule holds for every way to call a
 * resolver.
 */
export function readWholeTexts(): void {
  for (const { scalar, readValue, readLiteral } of USUAL) {
    const coerceInputValue = (value: unknown) => whole(readValue(value))
    Object.assign(scalar, {
      coerceInputValue,
      parseValue: coerceInputValue,
      coerceInputLiteral: (...[node]: Parameters<typeof readLiteral>) =>
        whole(readLiteral(node) ?? ''),
    })
  }
}

function whole(text: string): string {
  if (!isWhole(text)) throw new GraphQLError(NOT_WHOLE)
  return text
}
