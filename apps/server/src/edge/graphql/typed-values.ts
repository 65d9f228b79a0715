import { GraphQLError } from 'graphql'

/**
 * Returns an error of GraphQL without what the caller has written, with its place in the document:
 * GraphQL's sentences repeat names and values, which may be a password in the wrong place, and
 * suggest names of the schema. Errors of the casino are returned unchanged: they have a code, or no
 * place.
 */
export function withoutTypedValues(error: GraphQLError): GraphQLError {
  const { message, nodes, source, positions, path, extensions } = error
  if (extensions.code !== undefined || !source || message.startsWith('GraphQL introspection'))
    return error
  return new GraphQLError(sentenceFor(message), { nodes, source, positions, path, extensions })
}

function sentenceFor(message: string): string {
  if (message.startsWith('Syntax Error')) return 'Syntax Error.'
  const variable = /^Variable "(\$\w+)" has invalid value/.exec(message)?.[1]
  return variable
    ? `Variable "${variable}" does not have a value of its type.`
    : 'This does not fit the schema.'
}
