import {
  coerceInputLiteral,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
  Kind,
  visit,
} from 'graphql'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { RequestContext } from '../../kit/request-context.ts'
import { USUAL_RUN, waitBounded } from './bounded-run.ts'
import type { KnownDocument } from './documents.ts'

/**
 * A query turned into a function of our own schema. Null for an answer with errors, or with more
 * characters than an answer may have.
 */
export type CompiledQuery = (
  context: RequestContext,
  variables: Record<string, unknown>,
) => Promise<ExecutionResult | null>

/**
 * Turns the public queries of our own pages, `own`, into functions, which answer some three times
 * sooner than going through the document each time. A query of any other author never becomes code
 * in this process: `compiled` returns null for every text that is not exactly one of `own`, and
 * also for what cannot be compiled. An answer with errors, or a too long one, is null as well: the
 * usual way then says what is wrong. Public queries change nothing, so they may be executed again.
 */
export function openCompiler(schema: GraphQLSchema, own: ReadonlySet<string>) {
  const queries = new Map<string, CompiledQuery | null>()
  giveDefaultsAsValues(schema)

  return function compiled(
    known: KnownDocument,
    operationName: string | null,
  ): CompiledQuery | null {
    const text = known.document.loc?.source.body
    if (text === undefined || !own.has(text) || known.publicForS(operationName) === 0) return null
    const before = queries.get(text)
    if (before !== undefined) return before
    const fresh = compile(known)
    queries.set(text, fresh)
    return fresh
  }

  function compile({ document }: KnownDocument): CompiledQuery | null {
    if (isBeyondCompiler(document)) return null
    const code = compileQuery(schema, document)
    if (!isCompiledQuery(code)) return null
    const answer = async (context: RequestContext, variables: Record<string, unknown>) => {
      const { data, errors } = await code.query(undefined, context, variables)
      return errors || countCharacters(data) > USUAL_RUN.characters ? null : { data: data ?? null }
    }
    return (context, variables) => waitBounded(answer(context, variables))
  }
}

/**
 * Returns whether graphql-jit would answer a document wrongly. It takes a fragment called
 * `constructor` for one that it has seen before, and `__proto__` sets the prototype of the answer.
 * It takes a directive on one spread of a fragment for one on all of them. A variable that is left
 * out within an object is null there, though the field has a default.
 */
function isBeyondCompiler(document: DocumentNode): boolean {
  const mayBeLeftOut = new Set<string>()
  let isFound = false
  visit(document, {
    Name({ value }) {
      isFound ||= value in Object.prototype
    },
    Directive() {
      isFound = true
    },
    VariableDefinition({ type, variable }) {
      if (type.kind !== Kind.NON_NULL_TYPE) mayBeLeftOut.add(variable.name.value)
    },
    ObjectField({ value }) {
      isFound ||= value.kind === Kind.VARIABLE && mayBeLeftOut.has(value.name.value)
    },
  })
  return isFound
}

/**
 * graphql-jit reads the default of an argument, or of a field of an input, as a value; the schema
 * language gives it as a piece of a document.
 */
function giveDefaultsAsValues(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap())
  const inputs = types.flatMap((type) =>
    isInputObjectType(type) ? Object.values(type.getFields()) : [],
  )
  const fields = types.flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  )
  for (const { default: usual, type } of [...inputs, ...fields.flatMap(({ args }) => args)])
    if (usual?.literal) Object.assign(usual, { value: coerceInputLiteral(usual.literal, type) })
}

/**
 * Characters of all texts in an answer. The cost and the depth of the query bound the number of
 * values and their depth.
 */
function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  let sum = 0
  for (const each of Object.values(value)) sum += countCharacters(each)
  return sum
}
