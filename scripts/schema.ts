import { readFileSync, writeFileSync } from 'node:fs'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, introspectionFromSchema, parse, printSchema } from 'graphql'
import { mappers } from '../apps/server/src/schema/schema.mappers.ts'
import { readSlices } from '../apps/server/src/schema/schema.ts'
import { openTestDatabase } from '../apps/server/testkit/database.ts'
import { printDatabaseSchema } from './tools/database-schema.ts'
import { listOwnQueries } from './tools/own-queries.ts'

/**
 * Writes what is derived from the slices of the schema: the whole API (schema.graphql), the
 * resolvers' types and the types of the sites' queries; from the sites, the texts of their queries;
 * and from the migrations, the schema of the database. `--check` writes nothing and fails when a
 * file is stale.
 */
const HEADER = '// Written by `npm run schema` from the .graphql slices; do not edit.\n'

async function resolverTypes(): Promise<string> {
  const config = {
    contextType: '../kit/request-context.ts#RequestContext',
    useTypeImports: true,
    enumsAsTypes: true,
    enumsAsConst: false,
    emitLegacyCommonJSImports: false,
    importExtension: '.ts',
    scalars: {
      Decimal: { input: 'string', output: 'string' },
      ID: { input: 'string', output: 'string' },
    },
    mappers,
    inputMaybeValue: 'T | null | undefined',
    maybeValue: 'T | null | undefined',
    skipTypename: true,
  }
  const body = await codegen({
    filename: 'resolvers.generated.ts',
    schema: parse(readSlices()),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript, typescriptResolvers },
  })
  return HEADER + body
}

function queryTypes(): string {
  const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(readSlices())))
  return (
    HEADER + outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true })
  )
}

function ownQueries(): string {
  const literals = listOwnQueries().map(
    (text) => `  \`${text.replace(/[\\`]|\$\{/g, (each) => `\\${each}`)}\`,\n`,
  )
  return [
    '// Written by `npm run schema` from the queries in the sources of the site and the account area; do not edit.\n',
    'export const ownQueries: ReadonlySet<string> = new Set([\n',
    ...literals,
    '])\n',
  ].join('')
}

async function databaseSchema(): Promise<string> {
  const db = await openTestDatabase()
  try {
    return await printDatabaseSchema(db)
  } finally {
    await db.close()
  }
}

const wanted: Record<string, string> = {
  'schema.graphql': `${printSchema(buildSchema(readSlices()))}\n`,
  'apps/server/src/schema/resolvers.generated.ts': await resolverTypes(),
  'packages/contracts/graphql-env.generated.d.ts': queryTypes(),
  'apps/server/src/edge/graphql/own-queries.generated.ts': ownQueries(),
  'apps/server/src/db/schema.sql': await databaseSchema(),
}

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const stale = Object.entries(wanted).filter(([path, text]) => read(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run npm run schema.`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else {
  for (const [path, text] of stale) writeFileSync(path, text)
  console.log(
    stale.length > 0
      ? `Wrote ${stale.map(([path]) => path).join(', ')}.`
      : 'Everything is up to date.',
  )
}
