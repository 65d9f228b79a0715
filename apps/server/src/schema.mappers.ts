/** Which of our own types stands behind a GraphQL type, as seen from kit/resolvers.generated.ts. */
export const mappers: Record<string, string> = {}
