import { globSync, readFileSync } from 'node:fs'
import { createRequest, formatDocument, stringifyDocument } from '@urql/core'
import { initGraphQLTada } from 'gql.tada'
import { type DocumentNode, Kind } from 'graphql'

/** Queries of our own pages, found in their sources: each `const name = graphql(…)`. */
const SOURCES = ['apps/site/src/**/*.{ts,tsx}', 'apps/account/**/*.{ts,tsx}']
const DECLARED = /\bconst (\w+) = graphql\(\s*`([^`]+)`\s*(?:,\s*\[([\w\s,]*)\]\s*)?,?\s*\)/g
const CALLED = /\bgraphql\(/g

interface Declared {
  path: string
  name: string
  text: string
  /** The constants of the fragments that it is given. */
  fragments: string[]
}

/**
 * Texts of all queries as the server receives them: from a browser with the names of types, and
 * from a page that the server draws without.
 */
export function listOwnQueries(): string[] {
  const declared = globSync(SOURCES)
    .sort()
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap(readDeclared)
  const graphql = initGraphQLTada<never>() as unknown as (
    text: string,
    fragments: readonly DocumentNode[],
  ) => DocumentNode
  const made = new Map<Declared, DocumentNode>()

  function make(one: Declared): DocumentNode {
    const before = made.get(one)
    if (before) return before
    const document = graphql(
      one.text,
      one.fragments.map((name) => make(find(declared, name, one.path))),
    )
    made.set(one, document)
    return document
  }

  const texts = declared
    .map(make)
    .filter(({ definitions }) =>
      definitions.some(
        (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === 'query',
      ),
    )
    .map((document) => createRequest(document, {}).query)
    .flatMap((query) => [stringifyDocument(query), stringifyDocument(formatDocument(query))])
  return [...new Set(texts)].sort()
}

/**
 * Throws when a query has a form that is not understood here, so that no query is
 * forgotten.
 */
function readDeclared(path: string): Declared[] {
  const source = readFileSync(path, 'utf8')
  const found = [...source.matchAll(DECLARED)].map(([, name = '', text = '', fragments = '']) => ({
    path,
    name,
    text,
    fragments: fragments.split(',').flatMap((each) => each.trim() || []),
  }))
  const calls = source.match(CALLED)?.length ?? 0
  if (calls !== found.length)
    throw new Error(
      `${path} has ${calls} calls of graphql() and ${found.length} that could be read.`,
    )
  return found
}

/** A constant of the same file, or the one of that name in the same application. */
function find(declared: readonly Declared[], name: string, path: string): Declared {
  const application = path.split('/').slice(0, 2).join('/')
  const near = declared.filter((each) => each.name === name && each.path === path)
  const far = declared.filter((each) => each.name === name && each.path.startsWith(application))
  const [one, ...others] = near.length > 0 ? near : far
  if (!one || others.length > 0)
    throw new Error(
      `${path} names ${name}, which is declared ${others.length + (one ? 1 : 0)} times.`,
    )
  return one
}
