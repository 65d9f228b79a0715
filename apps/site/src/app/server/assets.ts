import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { policyHash } from './policy-hash.ts'

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    src: v.optional(v.string()),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
)

type Manifest = v.InferOutput<typeof manifestSchema>

export interface Assets {
  /** The one style sheet, put into every page. */
  style: string
  /** `sha256-…` of it, for the content security policy. */
  styleHash: string
  entry: string
  /** Scripts that the page at `source` (a file below src/) needs at once, besides the entry. */
  scriptsOf: (sources: readonly string[]) => string[]
  fonts: string[]
}

/** Reads the files of the browser build, as addresses from `/`. */
export async function readAssets(directory: string, given: unknown): Promise<Assets> {
  const manifest = v.parse(manifestSchema, given)
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry && chunk.file.endsWith('.js'))
  if (!entry) throw new Error(`The build in ${directory} has no entry`)
  const sheets = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => file.endsWith('.css'))
  const style = (
    await Promise.all(sheets.map((file) => readFile(join(directory, file), 'utf8')))
  ).join('')
  const fonts = Object.entries(manifest)
    .filter(([source]) => preloadedFonts.some((name) => source.endsWith(name)))
    .map(([, chunk]) => `/${chunk.file}`)
  return {
    style,
    styleHash: policyHash(style),
    entry: `/${entry.file}`,
    scriptsOf: (sources) => scriptsOf(manifest, [...(entry.imports ?? []), ...sources]),
    fonts,
  }
}

/** The subsets that every page in Latin letters shows above the fold. */
const preloadedFonts = ['gloock-latin-400-normal.woff2', 'hanken-grotesk-latin-wght-normal.woff2']

function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>()
  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk || chunk.isEntry || files.has(`/${chunk.file}`)) return
    files.add(`/${chunk.file}`)
    for (const imported of chunk.imports) visit(imported)
  }
  for (const key of keys) visit(key)
  return [...files]
}
