import { readFileSync, writeFileSync } from 'node:fs'
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { buildSchema, introspectionFromSchema, parse, printSchema } from 'graphql'
import { mappers } from '../apps/server/src/schema.mappers.ts'
import { readSlices } from '../apps/server/src/schema.ts'

/**
 * Writes what is derived from the slices of the schema: the whole API (schema.graphql), the resolvers' types and the types of the
 * sites' queries. `--check` writes nothing and fails when a file is stale.
 */
const HEADER = '// Written by `npm run schema` from the .graphql slices; do not edit.\n'

async function resolverTypes(): Promise<string> {
  const config = {
    contextType: './request-context.ts#RequestContext',
    useTypeImports: true,
    enumsAsTypes: true,
    enumsAsConst: false,
    emitLegacyCommonJSImports: false,
    importExtension: '.ts',
    scalars: { Decimal: { input: 'string', output: 'string' }, ID: { input: 'string', output: 'string' } },
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
  return HEADER + outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true })
}

const wanted: Record<string, string> = {
  'schema.graphql': `${printSchema(buildSchema(readSlices()))}\n`,
  'apps/server/src/kit/resolvers.generated.ts': await resolverTypes(),
  'packages/contracts/graphql-env.generated.d.ts': queryTypes(),
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
  console.log(stale.length > 0 ? `Wrote ${stale.map(([path]) => path).join(', ')}.` : 'Everything is up to date.')
}
