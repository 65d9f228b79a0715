import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql'
import { decimal } from '../kit/decimal-scalar.ts'
import type { Resolvers } from './resolvers.generated.ts'
import { readWholeTexts } from './text-scalars.ts'

const SERVER = new URL('../', import.meta.url)
const BASE = 'schema/schema.base.graphql'

/** All slices of the schema language, one after the other, the base first. */
export function readSlices(): string {
  const slices = globSync('**/*.graphql', { cwd: SERVER }).map((path) => path.replaceAll('\\', '/'))
  const ordered = slices.filter((path) => path !== BASE).sort()
  return [BASE, ...ordered].map((path) => readFileSync(new URL(path, SERVER), 'utf8')).join('\n')
}

/**
 * The executable schema. Throws when a resolver names a type or a field that the slices do not
 * have.
 */
export function makeSchema(parts: readonly Resolvers[]): GraphQLSchema {
  readWholeTexts()
  const schema = buildSchema(readSlices())
  const scalar = schema.getType('Decimal')
  if (isScalarType(scalar))
    Object.assign(scalar, {
      coerceOutputValue: decimal.write,
      coerceInputValue: decimal.read,
      coerceInputLiteral: decimal.readLiteral,
      serialize: decimal.write,
      parseValue: decimal.read,
    })
  for (const part of parts)
    for (const [name, fields] of Object.entries(part))
      attach(schema, name, fields as Record<string, unknown>)
  return schema
}

function attach(schema: GraphQLSchema, typeName: string, resolvers: Record<string, unknown>): void {
  const type = schema.getType(typeName)
  if (isUnionType(type)) {
    Object.assign(type, { resolveType: resolvers.__resolveType })
    return
  }
  if (!isObjectType(type) || isEnumType(type))
    throw new Error(`${typeName} is not a type that resolvers can belong to.`)
  const fields = type.getFields()
  for (const [name, resolver] of Object.entries(resolvers)) {
    const field = fields[name]
    if (!field) throw new Error(`${typeName}.${name} is not in the schema.`)
    if (typeof resolver === 'function') Object.assign(field, { resolve: resolver })
    else Object.assign(field, resolver)
  }
}
