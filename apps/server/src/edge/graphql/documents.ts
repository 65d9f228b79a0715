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
import { openPricing, type Variables } from './cost.ts'
import type { KnownRules } from './field-rules.ts'
import { checkLimits, MAX_TOKENS } from './limits.ts'
import { withoutTypedValues } from './typed-values.ts'

/** A query text that has been read and checked once. */
export interface KnownDocument {
  document: DocumentNode
  /** Why the text is no document, or is larger than the limits. */
  unreadable: GraphQLError | null
  /**
   * Empty when the document may be executed. It is held against the schema when this is requested
   * the first time.
   */
  readonly errors: readonly GraphQLError[]
  /**
   * Seconds for which every visitor may get the same answer; 0 when it must be executed again each
   * time.
   */
  publicForS(operationName: string | null): number
  operation(operationName: string | null): OperationDefinitionNode | null
  /**
   * Returns the cost of the operation with these variables, in values of an answer; 0 where no
   * operation has that name.
   */
  cost(operationName: string | null, variables: Variables): number
}

export type ReadDocument = ((query: string) => KnownDocument) & {
  /** Returns whether the text is remembered, so that reading it again takes nothing. */
  isKnown(query: string): boolean
}

/** Most texts that are remembered besides those of our own pages: clients may send any number. */
const REMEMBERED = 1000
/**
 * Most characters of all remembered texts together: a parsed text takes up some two hundred times
 * its length.
 */
const REMEMBERED_CHARACTERS = 300_000
const LONGEST_QUERY = 20_000
const MOST_ERRORS = 10
/** Stands for a document that is not kept. */
const EMPTY: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] }

/**
 * Reads and checks query texts against `schema`, remembering those that were requested lately.
 * Those of our own pages, `own`, are never forgotten: no flood of other texts makes the pages
 * slower.
 */
export function openDocuments(
  schema: GraphQLSchema,
  options: { introspection: boolean; rules: KnownRules; own?: ReadonlySet<string> },
): ReadDocument {
  const { introspection, rules, own = new Set() } = options
  const knownOwn = new Map<string, KnownDocument>()
  const known = new Map<string, KnownDocument>()
  let characters = 0
  const checks = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])]
  const priceOf = openPricing(schema, rules)
  const asShown = introspection ? (error: GraphQLError) => error : withoutTypedValues
  const roots = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }
  const isOnce = (kind: keyof typeof roots, field: string) =>
    rules.get(`${roots[kind]}.${field}`)?.once === true

  return Object.assign(read, {
    isKnown: (query: string) => known.has(query) || knownOwn.has(query),
  })

  function read(query: string): KnownDocument {
    const before = knownOwn.get(query) ?? known.get(query)
    if (before) {
      // It becomes the one that was requested last.
      if (known.delete(query)) known.set(query, before)
      return before
    }
    const fresh = describe(query)
    const isOwn = own.has(query)
    if (isOwn) knownOwn.set(query, fresh)
    if (isOwn || query.length > LONGEST_QUERY) return fresh
    while (known.size >= REMEMBERED || characters + query.length > REMEMBERED_CHARACTERS)
      forgetOldest()
    known.set(query, fresh)
    characters += query.length
    return fresh
  }

  function forgetOldest(): void {
    const oldest = known.keys().next().value ?? ''
    known.delete(oldest)
    characters -= oldest.length
  }

  function describe(query: string): KnownDocument {
    const { document, unreadable } = parseAndMeasure(query)
    let errors = unreadable ? [unreadable] : null
    const operations = document.definitions.filter(
      (each) => each.kind === Kind.OPERATION_DEFINITION,
    )
    const operation = (name: string | null) =>
      (name === null
        ? operations.length === 1
          ? operations[0]
          : null
        : operations.find((each) => each.name?.value === name)) ?? null
    return {
      document,
      unreadable,
      get errors() {
        errors ??= check(document).map(asShown)
        return errors
      },
      operation,
      publicForS: (name) => publicSeconds(operation(name), rules),
      cost: openCosts(document, operation, priceOf),
    }
  }

  function parseAndMeasure(query: string): Pick<KnownDocument, 'document' | 'unreadable'> {
    try {
      if (query.length > LONGEST_QUERY)
        throw new GraphQLError(`A query may have ${LONGEST_QUERY} characters at most.`)
      const document = parse(query, { maxTokens: MAX_TOKENS })
      checkLimits(document, { isOnce, introspection })
      return { document, unreadable: null }
    } catch (error) {
      return { document: EMPTY, unreadable: asShown(asGraphqlError(error)) }
    }
  }

  function check(document: DocumentNode): GraphQLError[] {
    try {
      return [
        ...validate(schema, document, checks, {
          maxErrors: MOST_ERRORS,
          hideSuggestions: !introspection,
        }),
      ]
    } catch (error) {
      return [asGraphqlError(error)]
    }
  }
}

function asGraphqlError(error: unknown): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError('The query could not be read.')
}

/** Each operation is priced when it is requested the first time. */
function openCosts(
  document: DocumentNode,
  operation: KnownDocument['operation'],
  priceOf: ReturnType<typeof openPricing>,
): KnownDocument['cost'] {
  const prices = new Map<OperationDefinitionNode, (variables: Variables) => number>()
  return (name, variables) => {
    const chosen = operation(name)
    if (!chosen) return 0
    let price = prices.get(chosen)
    if (!price) {
      const fragments = document.definitions.filter(
        (each) => each.kind === Kind.FRAGMENT_DEFINITION,
      )
      price = priceOf(chosen, new Map(fragments.map((each) => [each.name.value, each])))
      prices.set(chosen, price)
    }
    return price(variables)
  }
}

function publicSeconds(operation: OperationDefinitionNode | null, rules: KnownRules): number {
  if (operation?.operation !== 'query') return 0
  const seconds = operation.selectionSet.selections.map((each) =>
    each.kind === Kind.FIELD ? (rules.get(`Query.${each.name.value}`)?.publicForS ?? 0) : 0,
  )
  return Math.min(...seconds)
}
