import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

export const MAX_TOKENS = 2000
export const MAX_DEPTH = 14
export const MAX_FIELDS = 400
const MAX_ROOT_FIELDS = 20
const MAX_OPERATIONS = 20
/**
 * Fields of one name in one place must agree with each other, and each is held against each other
 * one.
 */
const MAX_PAIRS = 2000
/** Fields of all operations and fragments of a document together, fragments they use included. */
const MAX_FIELDS_IN_ALL = 1000
const MAX_VARIABLES = 50
/** Arguments and directives of one field. */
const MAX_ARGUMENTS = 20
const MAX_VALUE_DEPTH = 8

export interface LimitOptions {
  /** Root fields that one request may hold once. */
  isOnce(operation: OperationDefinitionNode['operation'], field: string): boolean
  /** Queries about the schema itself are allowed, and then they are not counted. */
  introspection: boolean
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

interface Size {
  depth: number
  fields: number
}

/**
 * Throws for a document that is deeper, wider or more repetitive than any screen of the site needs.
 * It runs before the rules of GraphQL: some of these take seconds for a document that is refused
 * here. The time of this check grows only with the length of the text.
 */
export function checkLimits(document: DocumentNode, options: LimitOptions): void {
  const fragments = nameFragments(document)
  const measure = openMeasure(fragments, options)
  const definitions = document.definitions.filter((each) => 'selectionSet' in each)
  let inAll = 0
  for (const { selectionSet, variableDefinitions = [] } of definitions) {
    if (variableDefinitions.length > MAX_VARIABLES)
      throw tooLarge(`A query may have ${MAX_VARIABLES} variables.`)
    for (const { defaultValue, directives } of variableDefinitions)
      checkArguments({ directives }, defaultValue)
    const { depth, fields } = measure(selectionSet)
    inAll += fields
    if (depth > MAX_DEPTH)
      throw tooLarge(`A query may be ${MAX_DEPTH} levels deep; this one is deeper.`)
    if (fields > MAX_FIELDS)
      throw tooLarge(`A query may select ${MAX_FIELDS} fields; this one selects more.`)
  }
  if (inAll > MAX_FIELDS_IN_ALL)
    throw tooLarge(`A document may select ${MAX_FIELDS_IN_ALL} fields; this one selects more.`)
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > MAX_OPERATIONS)
    throw tooLarge(`A document may have ${MAX_OPERATIONS} operations.`)
  for (const operation of operations) checkRoots(operation, fragments, options)
  const count = { pairs: 0 }
  for (const { selectionSet } of definitions) countPairs([selectionSet], fragments, count)
}

function tooLarge(problem: string): GraphQLError {
  return new GraphQLError(problem, { extensions: { code: 'query_too_large' } })
}

function nameFragments(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const each of document.definitions) {
    if (each.kind !== Kind.FRAGMENT_DEFINITION) continue
    if (fragments.has(each.name.value))
      throw new GraphQLError('Two fragments may not have one name.')
    fragments.set(each.name.value, each)
  }
  return fragments
}

/**
 * Each fragment is measured once, however often it is spread. Throws for one that contains itself.
 */
function openMeasure(fragments: Fragments, { introspection }: LimitOptions) {
  const sizes = new Map<string, Size | 'open'>()

  function measure({ selections }: SelectionSetNode): Size {
    let [depth, fields] = [0, 0]
    for (const each of selections) {
      const size = sizeOf(each)
      depth = Math.max(depth, size.depth)
      fields += size.fields
    }
    return { depth, fields }
  }

  function sizeOf(selection: SelectionNode): Size {
    checkArguments(selection)
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value)
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
    const isMeta =
      introspection && (selection.name.value === '__schema' || selection.name.value === '__type')
    const below =
      selection.selectionSet && !isMeta ? measure(selection.selectionSet) : { depth: 0, fields: 0 }
    return { depth: below.depth + 1, fields: below.fields + 1 }
  }

  function sizeOfFragment(name: string): Size {
    const before = sizes.get(name)
    if (before === 'open') throw new GraphQLError('A fragment may not contain itself.')
    if (before) return before
    const fragment = fragments.get(name)
    // One that there is not is refused later; until then it counts, so that what spreads it does as
    // well.
    if (!fragment) return { depth: 1, fields: 1 }
    sizes.set(name, 'open')
    const size = measure(fragment.selectionSet)
    sizes.set(name, size)
    return size
  }

  return measure
}

interface WithArguments {
  arguments?: readonly { value: ValueNode }[] | undefined
  directives?: readonly WithArguments[] | undefined
}

function checkArguments(
  { arguments: given = [], directives = [] }: WithArguments,
  ...values: (ValueNode | undefined)[]
): void {
  if (given.length + directives.length > MAX_ARGUMENTS)
    throw tooLarge(`A field may have ${MAX_ARGUMENTS} arguments and directives.`)
  for (const each of directives) checkArguments(each)
  for (const { value } of given) checkDepth(value, 1)
  for (const value of values) if (value) checkDepth(value, 1)
}

function checkDepth(value: ValueNode, depth: number): void {
  if (depth > MAX_VALUE_DEPTH)
    throw tooLarge(`A value may be ${MAX_VALUE_DEPTH} levels deep; this one is deeper.`)
  if (value.kind === Kind.LIST) for (const each of value.values) checkDepth(each, depth + 1)
  if (value.kind === Kind.OBJECT) for (const each of value.fields) checkDepth(each.value, depth + 1)
}

function checkRoots(
  { operation, selectionSet }: OperationDefinitionNode,
  fragments: Fragments,
  { isOnce }: LimitOptions,
): void {
  const roots = fieldsOf(selectionSet, fragments).map(({ name }) => name.value)
  if (roots.length > MAX_ROOT_FIELDS)
    throw tooLarge(`A query may have ${MAX_ROOT_FIELDS} root fields; this one has ${roots.length}.`)
  const twice = roots.find(
    (name, index) => isOnce(operation, name) && roots.indexOf(name) !== index,
  )
  if (twice) throw tooLarge(`${twice} may be asked for once in a request.`)
}

/**
 * The fields of a set, those within fragments too: of a document that has been measured, and is
 * therefore small.
 */
function fieldsOf({ selections }: SelectionSetNode, fragments: Fragments) {
  return selections.flatMap((each): Extract<SelectionNode, { kind: typeof Kind.FIELD }>[] => {
    if (each.kind === Kind.FIELD) return [each]
    const set =
      each.kind === Kind.INLINE_FRAGMENT
        ? each.selectionSet
        : fragments.get(each.name.value)?.selectionSet
    return set ? fieldsOf(set, fragments) : []
  })
}

/**
 * How often the rules of GraphQL will hold two fields or two fragments against each other where
 * these sets stand in one place.
 */
function countPairs(
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  count: { pairs: number },
): void {
  const places = new Map<string, { fields: number; below: SelectionSetNode[] }>()
  for (const { alias, name, selectionSet } of sets.flatMap((set) => fieldsOf(set, fragments))) {
    const key = (alias ?? name).value
    const place = places.get(key) ?? { fields: 0, below: [] }
    places.set(key, place)
    place.fields += 1
    if (selectionSet) place.below.push(selectionSet)
  }
  const spreads = sets
    .flatMap(({ selections }) => selections)
    .filter(({ kind }) => kind === Kind.FRAGMENT_SPREAD).length
  for (const many of [spreads, ...[...places.values()].map(({ fields }) => fields)])
    count.pairs += (many * (many - 1)) / 2
  if (count.pairs > MAX_PAIRS)
    throw tooLarge('A query may not ask for the same things so often in one place.')
  for (const { below } of places.values()) if (below.length > 0) countPairs(below, fragments, count)
}
