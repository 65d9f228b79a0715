import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

interface Target {
  name: string
  /** Vite's configurations, one after the other. */
  configs: { file: string; mode?: 'ssr' }[]
  sources: string[]
  folder: string
}

const SHARED = ['packages/{contracts,rules,ui}/**/*', 'package-lock.json', 'scripts/build.ts']
const targets: Target[] = [
  {
    name: 'the site',
    configs: [{ file: 'apps/site/vite.config.ts' }, { file: 'apps/site/vite.config.ts', mode: 'ssr' }],
    sources: ['apps/site/**/*', ...SHARED],
    folder: 'dist/site',
  },
  {
    name: 'the account area',
    configs: [{ file: 'apps/account/vite.config.ts' }],
    sources: ['apps/account/**/*', ...SHARED],
    folder: 'dist/account',
  },
  {
    name: 'the games',
    configs: [{ file: 'apps/sandbox/studio/vite.config.ts' }],
    sources: ['apps/sandbox/studio/**/*', ...SHARED],
    folder: 'dist/studio',
  },
]

/** True when something has changed since it was last built. */
export function isAnythingStale(): boolean {
  return targets.some(isStale)
}

/** Builds what has changed since it was last built. `say` hears a line for each. */
export async function buildWhatIsStale(say: (text: string) => void): Promise<void> {
  for (const target of targets.filter(isStale)) {
    const stamp = stampOf(target.sources)
    const started = performance.now()
    say(`Building ${target.name}…`)
    for (const { file, mode } of target.configs) await buildOne(file, mode === 'ssr')
    await compress(target.folder)
    mkdirSync(target.folder, { recursive: true })
    writeFileSync(stampFile(target), stamp)
    say(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}

function isStale(target: Target): boolean {
  const file = stampFile(target)
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(target.sources)
}

function stampFile({ folder }: Target): string {
  return `${folder}/.stamp`
}

/** Vite sets NODE_ENV for its own sake; whoever is started afterwards must not take that for the operator's word. */
async function buildOne(configFile: string, ssr: boolean): Promise<void> {
  const before = process.env.NODE_ENV
  // Most starts build nothing, and should not wait for the builder to be read.
  const { build } = await import('vite')
  await build({ configFile, logLevel: 'warn', mode: 'production', ...(ssr ? { build: { ssr } } : {}) })
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

function stampOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync([...patterns]).sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(path).isFile()) continue
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Writes a brotli and a gzip twin beside everything that shrinks. */
async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,html,json,webmanifest}`).filter((path) => !path.includes('/server/'))
  await Promise.all(
    files.map(async (path) => {
      const text = readFileSync(path)
      if (text.length < 1024) return
      writeFileSync(`${path}.br`, await asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${path}.gz`, await asGzip(text, { level: 9 }))
    }),
  )
}

if (import.meta.main) await buildWhatIsStale((text) => console.log(text))
