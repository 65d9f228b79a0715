import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import type { FieldRule, SentArguments } from '../../kit/field-rule.ts'
import type { KnownRules } from './field-rules.ts'

/** The highest cost of one request: so many values in an answer, or work that takes as long. */
export const MOST_COST = 10_000

/** Entries of a list whose size no module declares. */
const USUAL_SIZE = 100
/** Cost of a query about the schema itself, which only developers may send. */
const COST_OF_SCHEMA = 4000

export type Variables = Readonly<Record<string, unknown>>

/** Cost of a selection. Never less than the number of values that it answers. */
interface Sum {
  fixed: number
  /** Cost for each entry of the page that a field above it sets. */
  perEntry: number
  /** Cost for each entry that a field above it has counted already. */
  nested: number
}

type Priced = Sum | ((variables: Variables) => Sum)

const NOTHING: Sum = { fixed: 0, perEntry: 0, nested: 0 }

/**
 * Works out once what can be known of an operation without its variables; the function that it
 * returns works out the cost with them.
 */
export function openPricing(schema: GraphQLSchema, rules: KnownRules) {
  return function priceOf(
    operation: OperationDefinitionNode,
    fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {
    const type = schema.getRootType(operation.operation)
    const priced = type ? openSets(schema, rules, fragments)(operation.selectionSet, type) : NOTHING
    const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    )
    return (sent: Variables): number => {
      const { fixed, perEntry, nested } = sumOf(
        priced,
        defaults.length > 0 ? withDefaults(sent, defaults) : sent,
      )
      return fixed + perEntry + nested
    }
  }
}

function withDefaults(
  sent: Variables,
  defaults: readonly (readonly [string, unknown])[],
): Variables {
  const missing = defaults.filter(([name]) => sent[name] === undefined)
  return missing.length > 0 ? { ...sent, ...Object.fromEntries(missing) } : sent
}

/** Prices selection sets; a fragment once for each type it is spread on, however often that is. */
function openSets(
  schema: GraphQLSchema,
  rules: KnownRules,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
) {
  const known = new Map<string, Priced>()

  function priceSet(set: SelectionSetNode, type: GraphQLObjectType): Priced {
    return addUp(
      set.selections.map((each) => {
        if (each.kind === Kind.FIELD) return priceField(each, type)
        if (each.kind === Kind.FRAGMENT_SPREAD) return priceFragment(each.name.value, type)
        return applies(each.typeCondition?.name.value, type)
          ? priceSet(each.selectionSet, type)
          : NOTHING
      }),
    )
  }

  function priceFragment(name: string, type: GraphQLObjectType): Priced {
    const fragment = fragments.get(name)
    if (!fragment || !applies(fragment.typeCondition.name.value, type)) return NOTHING
    const key = `${name} ${type.name}`
    const before = known.get(key)
    if (before) return before
    const fresh = priceSet(fragment.selectionSet, type)
    known.set(key, fresh)
    return fresh
  }

  function priceField(field: FieldNode, parent: GraphQLObjectType): Priced {
    const name = field.name.value
    if (name === '__schema' || name === '__type') return { ...NOTHING, fixed: COST_OF_SCHEMA }
    const type = schema.getField(parent, name)?.type
    const below =
      type && field.selectionSet ? priceBelow(field.selectionSet, getNamedType(type)) : NOTHING
    const isList = type !== undefined && isListType(getNullableType(type))
    return priceWith(field, { rule: rules.get(`${parent.name}.${name}`) ?? {}, isList, below })
  }

  /** An interface or a union costs what its most expensive type costs. */
  function priceBelow(set: SelectionSetNode, type: GraphQLNamedType): Priced {
    if (isObjectType(type)) return priceSet(set, type)
    if (!isAbstractType(type)) return NOTHING
    return dearest(schema.getPossibleTypes(type).map((each) => priceSet(set, each)))
  }

  function applies(condition: string | undefined, type: GraphQLObjectType): boolean {
    if (condition === undefined || condition === type.name) return true
    const named = schema.getType(condition)
    return isAbstractType(named) && schema.isSubType(named, type)
  }

  return priceSet
}

interface FieldParts {
  rule: FieldRule
  isList: boolean
  /** Cost of the selection on the field's value, or on an entry of it. */
  below: Priced
}

function priceWith(field: FieldNode, { rule, isList, below }: FieldParts): Priced {
  const amounts = [rule.cost, rule.size, rule.page]
  const price = (args: SentArguments, sum: Sum) => {
    const own = 1 + amountOf(rule.cost, args)
    const paged =
      rule.page === undefined
        ? sum
        : { ...sum, fixed: sum.fixed + amountOf(rule.page, args) * sum.perEntry, perEntry: 0 }
    if (!isList && rule.size === undefined) return { ...paged, fixed: own + paged.fixed }
    const entry = Math.max(1 + paged.fixed + paged.perEntry, paged.nested)
    if (rule.size === 'paged') return { fixed: own, perEntry: entry, nested: 0 }
    if (rule.size === 'nested') return { fixed: own, perEntry: 0, nested: entry }
    return { fixed: own + amountOf(rule.size ?? USUAL_SIZE, args) * entry, perEntry: 0, nested: 0 }
  }
  const needsArguments = amounts.some((each) => typeof each === 'function' && each.length > 0)
  const isFixed = typeof below !== 'function' && !amounts.some((each) => typeof each === 'function')
  if (isFixed) return price({}, below)
  return (variables) =>
    price(needsArguments ? argumentsOf(field, variables) : {}, sumOf(below, variables))
}

/**
 * An amount below nothing would pay for other fields, so it counts as nothing. One without an end
 * would make the cost of nothing no number.
 */
function amountOf(
  amount: number | ((args: SentArguments) => number) | undefined,
  args: SentArguments,
): number {
  const found = typeof amount === 'function' ? amount(args) : (amount ?? 0)
  return found > 0 ? Math.min(found, Number.MAX_SAFE_INTEGER) : 0
}

function argumentsOf(field: FieldNode, variables: Variables): SentArguments {
  return Object.fromEntries(
    (field.arguments ?? []).map(({ name, value }) => [
      name.value,
      valueFromASTUntyped(value, variables),
    ]),
  )
}

function sumOf(priced: Priced, variables: Variables): Sum {
  return typeof priced === 'function' ? priced(variables) : priced
}

function addUp(parts: readonly Priced[]): Priced {
  return join(parts, (one, other) => ({
    fixed: one.fixed + other.fixed,
    perEntry: one.perEntry + other.perEntry,
    nested: one.nested + other.nested,
  }))
}

function dearest(parts: readonly Priced[]): Priced {
  return join(parts, (one, other) => ({
    fixed: Math.max(one.fixed, other.fixed),
    perEntry: Math.max(one.perEntry, other.perEntry),
    nested: Math.max(one.nested, other.nested),
  }))
}

/** Joins the parts without variables now, and the others each time. */
function join(parts: readonly Priced[], both: (one: Sum, other: Sum) => Sum): Priced {
  const known = parts.filter((each) => typeof each !== 'function').reduce(both, NOTHING)
  const open = parts.filter((each) => typeof each === 'function')
  if (open.length === 0) return known
  return (variables) => open.reduce((sum, each) => both(sum, each(variables)), known)
}
