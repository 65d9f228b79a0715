import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql'
import { expect, test } from 'vitest'
import { readSlices } from './schema.ts'

interface Named {
  name: string
  place: string
  kind: 'type' | 'member' | 'value'
  description: string | null | undefined
}

const schema = buildSchema(readSlices())
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
)
const all = types.flatMap((type): Named[] => [
  { name: type.name, place: type.name, kind: 'type', description: type.description },
  ...membersOf(type),
])

function membersOf(type: GraphQLNamedType): Named[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, description }) => ({
      name,
      place: `${type.name}.${name}`,
      kind: 'value',
      description,
    }))
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return []
  return Object.values(type.getFields()).flatMap((field): Named[] => {
    const place = `${type.name}.${field.name}`
    return [
      { name: field.name, place, kind: 'member', description: field.description },
      ...argumentsOf(field).map(
        ({ name, description }): Named => ({
          name,
          place: `${place}.${name}`,
          kind: 'member',
          description,
        }),
      ),
    ]
  })
}

function argumentsOf(
  field: GraphQLField<unknown, unknown> | GraphQLInputField,
): readonly GraphQLArgument[] {
  return 'args' in field ? field.args : []
}

test('the schema is described to the last argument, in sentences', () => {
  expect(all.length).toBeGreaterThan(400)
  expect(
    all
      .filter(({ description }) => !description || !/^[A-Z0-9`].*[.]$/s.test(description))
      .map(({ place }) => place),
  ).toEqual([])
})

test('the schema names types, fields and values as GraphQL does everywhere', () => {
  const forms = {
    type: /^[A-Z][A-Za-z0-9]*$/,
    member: /^[a-z][A-Za-z0-9]*$/,
    value: /^[A-Z][A-Z0-9_]*$/,
  }
  expect(all.filter(({ name, kind }) => !forms[kind].test(name)).map(({ place }) => place)).toEqual(
    [],
  )
})

test('the schema has no type that nothing leads to', () => {
  const named = new Set(['Query', 'Mutation', 'Subscription'])
  for (const type of types) {
    if (isUnionType(type)) for (const { name } of type.getTypes()) named.add(name)
    if (isObjectType(type) && type.getInterfaces().some(({ name }) => name !== type.name))
      named.add(type.name)
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      for (const { type: used } of [field, ...argumentsOf(field)])
        named.add(String(getNamedType(used)))
  }
  expect(types.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([])
})

test('the schema says where a page stands in its list, in the form of Relay', () => {
  const info = schema.getType('PageInfo')
  const fields = isObjectType(info)
    ? Object.values(info.getFields()).map(({ name, type }) => [name, String(type)])
    : []
  expect(Object.fromEntries(fields)).toEqual({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  })
  const connections = types.filter(({ name }) => name.endsWith('Connection'))
  expect(
    connections.map((type) => isObjectType(type) && String(type.getFields().pageInfo?.type)),
  ).toEqual(['PageInfo!'])
})
