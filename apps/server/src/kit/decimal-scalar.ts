import { type ConstValueNode, GraphQLError, Kind } from 'graphql'

/**
 * Decimal travels as text. Whether an amount makes sense is decided where its currency is known, by
 * kit/money.ts.
 */
export const decimal = {
  write(value: unknown): string {
    if (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) return value
    throw new GraphQLError(`Decimal cannot carry ${typeof value}.`)
  },

  read(value: unknown): string {
    if (typeof value === 'string' && value.length <= 40) return value
    if (typeof value === 'number' && Number.isFinite(value)) return String(value)
    throw new GraphQLError('A Decimal is a text such as "12.50" or a number.')
  },

  readLiteral(node: ConstValueNode): string {
    if (node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT)
      return decimal.read(node.value)
    throw new GraphQLError('A Decimal is a text such as "12.50" or a number.')
  },
}
