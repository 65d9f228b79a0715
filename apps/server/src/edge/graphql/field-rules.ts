import { type GraphQLSchema, getNullableType, isListType, isObjectType } from 'graphql'
import type { FieldRule, FieldRules } from '../../kit/field-rule.ts'

/** The modules' rules for their fields, by `Type.field`. */
export type KnownRules = ReadonlyMap<string, FieldRule>

/**
 * Throws when a rule names a field that the schema does not have, or one that another module has
 * named.
 */
export function openFieldRules(schema: GraphQLSchema, parts: readonly FieldRules[]): KnownRules {
  const rules = new Map<string, FieldRule>()
  for (const [name, rule] of parts.flatMap((part) => Object.entries(part))) {
    const [typeName = '', fieldName = ''] = name.split('.')
    const type = schema.getType(typeName)
    if (!isObjectType(type) || !Object.hasOwn(type.getFields(), fieldName))
      throw new Error(`${name} is not in the schema.`)
    if (rules.has(name)) throw new Error(`Two modules have rules for ${name}.`)
    rules.set(name, rule)
  }
  return rules
}

/**
 * Throws when it is not known how long some list of the schema may be: no query through it would
 * have a known cost.
 */
export function requireSizes(schema: GraphQLSchema, rules: KnownRules): void {
  const missing = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).map((field) => ({
            field,
            name: `${type.name}.${field.name}`,
          }))
        : [],
    )
    .filter(
      ({ field, name }) =>
        isListType(getNullableType(field.type)) && rules.get(name)?.size === undefined,
    )
    .map(({ name }) => name)
  if (missing.length > 0)
    throw new Error(`No module says how long these lists are: ${missing.join(', ')}.`)
}
