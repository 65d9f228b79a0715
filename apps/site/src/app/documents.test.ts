import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  type DefinitionNode,
  type FragmentDefinitionNode,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  validate,
} from 'graphql'
import { describe, expect, it } from 'vitest'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

/**
 * Every document of the site: the text of each `graphql(…)`, found in the sources so that none is
 * forgotten.
 */
const texts = globSync('apps/site/src/**/*.{ts,tsx}').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/\bgraphql\(\s*`([^`]+)`/g)].map(([, text]) => ({
    path,
    text: text ?? '',
  })),
)
const documents = texts.map(({ path, text }) => ({ path, text, document: parse(text) }))
const fragments = new Map(
  documents
    .flatMap(({ document }) => document.definitions)
    .filter(
      (definition): definition is FragmentDefinitionNode =>
        definition.kind === Kind.FRAGMENT_DEFINITION,
    )
    .map((fragment) => [fragment.name.value, fragment]),
)
const operations = documents.filter(({ document }) =>
  document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION),
)

describe('what the site queries', () => {
  it.each(operations)('is in the schema: $path', ({ text, document }) => {
    const whole = { ...document, definitions: [...document.definitions, ...fragmentsOf(text)] }
    // `@_unmask` is a word between us and the types; it is taken out before anything is sent.
    const errors = validate(schema, whole).filter(({ message }) => !message.includes('@_unmask'))
    expect(errors).toEqual([])
  })

  it.each(operations)(
    'says what screen it is for, wherever the answer depends on that: $path',
    ({ document }) => {
      expect(
        document.definitions.flatMap(withoutScreen).filter((field) => field !== NAMES_AN_OPEN_GAME),
      ).toEqual([])
    },
  )
})

/** Leads to no game: it queries the name of the game that is being played. */
const NAMES_AN_OPEN_GAME = 'UseGameTitle.collection'

/**
 * The root fields that take `mobile` and do not get it, neither by itself nor in an `input` that
 * is given whole.
 */
function withoutScreen(operation: DefinitionNode): string[] {
  if (operation.kind !== Kind.OPERATION_DEFINITION) return []
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {}
  return operation.selectionSet.selections.flatMap((selection) => {
    if (selection.kind !== Kind.FIELD) return []
    const takes = fields[selection.name.value]?.args.some(({ name, type }) => {
      const input = getNamedType(type)
      return name === 'mobile' || (isInputObjectType(input) && 'mobile' in input.getFields())
    })
    const isGiven = selection.arguments?.some(({ name, value }) => {
      if (value.kind === Kind.OBJECT)
        return value.fields.some(
          (field) => field.name.value === 'mobile' && field.value.kind === Kind.VARIABLE,
        )
      return value.kind === Kind.VARIABLE && (name.value === 'mobile' || name.value === 'input')
    })
    return takes && !isGiven ? `${operation.name?.value}.${selection.name.value}` : []
  })
}

/** The fragments that a text names, and those that they name in turn. */
function fragmentsOf(
  text: string,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  for (const [, name = ''] of text.matchAll(/\.\.\.(\w+)/g)) {
    const fragment = fragments.get(name)
    if (!fragment || found.has(fragment)) continue
    found.add(fragment)
    fragmentsOf(fragment.loc?.source.body ?? '', found)
  }
  return found
}
