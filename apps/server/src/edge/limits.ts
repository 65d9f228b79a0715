import { type ASTVisitor, type DocumentNode, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql'

export const MAX_TOKENS = 2000
export const MAX_DEPTH = 14
export const MAX_FIELDS = 400
const MAX_ROOT_FIELDS = 20

/** How often one operation may ask for a root field that costs us a password hash, a mail or a third party. */
const ONCE = new Set([
  'registerClassic',
  'registerPayNPlay',
  'resetPasswordRequest',
  'changePasswordRequest',
  'verifyAccountRequest',
  'changeOwnPassword',
  'payNPlay',
  'play',
  'startDeposit',
  'startWithdrawal',
])

interface Size {
  depth: number
  fields: number
}

/** Refuses queries that are deeper, wider or more repetitive than any screen of ours needs. */
export function limitRule(context: ValidationContext): ASTVisitor {
  return {
    Document(document: DocumentNode) {
      const problem = findExcess(document)
      if (problem) context.reportError(new GraphQLError(problem, { extensions: { code: 'query_too_large' } }))
    },
  }
}

function findExcess(document: DocumentNode): string | null {
  const fragments = new Map(
    document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION).map((each) => [each.name.value, each.selectionSet]),
  )
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, fields } = measure(definition.selectionSet, fragments, new Set())
    if (depth > MAX_DEPTH) return `A query may be ${MAX_DEPTH} levels deep; this one is deeper.`
    if (fields > MAX_FIELDS) return `A query may select ${MAX_FIELDS} fields; this one selects more.`
    const roots = rootFields(definition.selectionSet, fragments, new Set())
    if (roots.length > MAX_ROOT_FIELDS) return `A query may have ${MAX_ROOT_FIELDS} root fields; this one has ${roots.length}.`
    const twice = roots.find((name, index) => ONCE.has(name) && roots.indexOf(name) !== index)
    if (twice) return `${twice} may be asked for once in a request.`
  }
  return null
}

/** Names of the root fields, those within fragments too. */
function rootFields(set: SelectionSetNode, fragments: Map<string, SelectionSetNode>, open: ReadonlySet<string>): string[] {
  return set.selections.flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each.name.value]
    const inner = innerOf(each, fragments, open)
    return inner ? rootFields(inner.set, fragments, inner.open) : []
  })
}

/**
 * Stops counting beyond the limits, so that fragments that double each other cost nothing. What asks about the schema itself is not
 * counted: production refuses it altogether.
 */
function measure(set: SelectionSetNode, fragments: Map<string, SelectionSetNode>, open: ReadonlySet<string>): Size {
  let size: Size = { depth: 1, fields: 0 }
  for (const each of set.selections) {
    if (size.fields > MAX_FIELDS || size.depth > MAX_DEPTH) return size
    if (each.kind === Kind.FIELD && each.name.value.startsWith('__')) continue
    const inner = innerOf(each, fragments, open)
    const below = inner ? measure(inner.set, fragments, inner.open) : { depth: 0, fields: 0 }
    const own = each.kind === Kind.FIELD ? 1 : 0
    size = { depth: Math.max(size.depth, below.depth + own), fields: size.fields + below.fields + own }
  }
  return size
}

function innerOf(selection: SelectionSetNode['selections'][number], fragments: Map<string, SelectionSetNode>, open: ReadonlySet<string>) {
  if (selection.kind !== Kind.FRAGMENT_SPREAD) return selection.selectionSet && { set: selection.selectionSet, open }
  const name = selection.name.value
  const set = fragments.get(name)
  return set && !open.has(name) ? { set, open: new Set([...open, name]) } : undefined
}
