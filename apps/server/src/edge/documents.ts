import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import { limitRule, MAX_TOKENS } from './limits.ts'
import { withoutTypedValues } from './typed-values.ts'

/** A query text that has been read and checked once. */
export interface KnownDocument {
  document: DocumentNode
  /** Empty when the document may be executed. */
  errors: readonly GraphQLError[]
  /** Seconds for which every visitor may get the same answer; 0 when it must be asked anew each time. */
  publicForS(operationName: string | null): number
  operation(operationName: string | null): OperationDefinitionNode | null
}

/** How many texts are remembered: the sites send some forty, an attacker any number. */
const REMEMBERED = 1000
/** Of all of them together, since a text that has been read takes up some two hundred times its length. */
const REMEMBERED_CHARACTERS = 300_000
const LONGEST_QUERY = 20_000

/** Reads and checks query texts against `schema`, remembering the newest. `publicFields` are root fields of Query, with seconds. */
export function openDocuments(schema: GraphQLSchema, options: { introspection: boolean; publicFields: ReadonlyMap<string, number> }) {
  const known = new Map<string, KnownDocument>()
  let characters = 0
  const rules = [...specifiedRules, limitRule, ...(options.introspection ? [] : [NoSchemaIntrospectionCustomRule])]

  return function read(query: string): KnownDocument {
    const before = known.get(query)
    if (before) return before
    const check = (document: DocumentNode) => validate(schema, document, rules, { hideSuggestions: !options.introspection })
    const found = describe(query, check, options.publicFields)
    const fresh = options.introspection ? found : { ...found, errors: found.errors.map(withoutTypedValues) }
    if (query.length > LONGEST_QUERY) return fresh
    while (known.size >= REMEMBERED || characters + query.length > REMEMBERED_CHARACTERS) forgetOldest()
    known.set(query, fresh)
    characters += query.length
    return fresh
  }

  function forgetOldest(): void {
    const oldest = known.keys().next().value ?? ''
    known.delete(oldest)
    characters -= oldest.length
  }
}

function describe(
  query: string,
  check: (document: DocumentNode) => readonly GraphQLError[],
  publicFields: ReadonlyMap<string, number>,
): KnownDocument {
  let document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] }
  let errors: readonly GraphQLError[]
  try {
    if (query.length > LONGEST_QUERY) throw new GraphQLError(`A query may have ${LONGEST_QUERY} characters at most.`)
    document = parse(query, { maxTokens: MAX_TOKENS })
    errors = check(document)
  } catch (error) {
    errors = [error instanceof GraphQLError ? error : new GraphQLError('The query could not be read.')]
  }
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  const operation = (name: string | null) =>
    (name === null ? (operations.length === 1 ? operations[0] : null) : operations.find((each) => each.name?.value === name)) ?? null
  return { document, errors, operation, publicForS: (name) => publicSeconds(operation(name), publicFields) }
}

function publicSeconds(operation: OperationDefinitionNode | null, publicFields: ReadonlyMap<string, number>): number {
  if (operation?.operation !== 'query') return 0
  const seconds = operation.selectionSet.selections.map((each) => (each.kind === Kind.FIELD ? (publicFields.get(each.name.value) ?? 0) : 0))
  return Math.min(...seconds)
}
