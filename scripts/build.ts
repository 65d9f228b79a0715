import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { inspect, promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

interface Target {
  /** Makes a target without Vite. */
  make?: (folder: string) => void
  name: string
  /** Vite's configurations, one after the other. */
  configs: { file: string; mode?: string; isSsr?: boolean }[]
  sources: string[]
  folder: string
  /** Its scripts and styles stand in pages, which are compressed when they are printed. */
  inPages?: true
}

const SHARED = [
  'packages/{contracts,rules,ui,web,words}/**/*',
  'package-lock.json',
  'scripts/build.ts',
]
const targets: Target[] = [
  {
    name: 'the words',
    configs: [],
    sources: ['apps/site/src/locales/*/*.json', 'apps/account/locales/*.json', 'scripts/build.ts'],
    folder: 'dist/locales',
    make: collectWords,
  },
  {
    name: 'the site',
    configs: [
      { file: 'apps/site/vite.config.ts' },
      { file: 'apps/site/vite.config.ts', isSsr: true },
    ],
    sources: ['apps/site/{src,public}/**/*', 'apps/site/*.ts', ...SHARED],
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
    configs: globSync('apps/sandbox/studio/client/pages/*.ts').map((page) => ({
      file: 'apps/sandbox/studio/vite.config.ts',
      mode: basename(page, '.ts'),
    })),
    sources: ['apps/sandbox/studio/**/*', ...SHARED],
    folder: 'dist/studio',
    inPages: true,
  },
  {
    name: 'the sportsbook',
    configs: [{ file: 'apps/sandbox/book/vite.config.ts' }],
    sources: [
      'apps/sandbox/book/{bets,client,feed,settlement}/**/*',
      'apps/sandbox/book/*.config.ts',
      'apps/sandbox/book/*-plugin.ts',
      ...SHARED,
    ],
    folder: 'dist/book',
  },
]

/** Returns true when something has changed since it was last built. */
export function isAnythingStale(): boolean {
  return targets.some(isStale)
}

/** Builds what has changed since it was last built. `say` gets a line for each. */
export async function buildWhatIsStale(print: (text: string) => void): Promise<void> {
  for (const target of targets.filter(isStale)) {
    const stamp = stampOf(target.sources)
    const started = performance.now()
    print(`Building ${target.name}…`)
    target.make?.(target.folder)
    for (const config of target.configs) await buildOne(config)
    if (!target.make && !target.inPages) await compress(target.folder)
    mkdirSync(target.folder, { recursive: true })
    writeFileSync(stampFile(target), stamp)
    print(`Built ${target.name} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
  }
}

function isStale(target: Target): boolean {
  const file = stampFile(target)
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(target.sources)
}

function stampFile({ folder }: Target): string {
  return `${folder}/.stamp`
}

/**
 * `{language}/{namespace}.json` of the site, and the account area's words as a namespace of their
 * own beside them.
 */
function collectWords(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const path of globSync(['apps/site/src/locales/*/*.json', 'apps/account/locales/*.json'])) {
    const name = basename(path, '.json')
    const isSite = path.startsWith('apps/site')
    const language = isSite ? basename(dirname(path)) : name
    mkdirSync(join(folder, language), { recursive: true })
    copyFileSync(path, join(folder, language, isSite ? `${name}.json` : 'account.json'))
  }
}

async function buildOne({
  file,
  mode = 'production',
  isSsr = false,
}: Target['configs'][number]): Promise<void> {
  // Most starts build nothing, and should not wait for the builder to be read.
  const { build } = await import('vite')
  await asProduction(() =>
    build({
      configFile: file,
      logLevel: 'warn',
      mode,
      ...(isSsr ? { build: { ssr: true } } : {}),
    }),
  )
}

/**
 * Vite takes NODE_ENV for what it should build, and would make slow, heavy pages with
 * `NODE_ENV=development`. That is the operator's setting of the casino, which a process that is
 * started afterwards gets as it was.
 */
export async function asProduction(build: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

function stampOf(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of globSync([...patterns]).sort()) {
    if (/\.test\.tsx?$/.test(path) || !statSync(path).isFile()) continue
    hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/**
 * Smallest file that is compressed, in bytes: for smaller ones the header of the encoding costs as
 * much as it saves.
 */
const SMALLEST_B = 256
const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Writes a brotli and a gzip twin beside everything that shrinks. */
async function compress(folder: string): Promise<void> {
  const files = globSync(`${folder}/**/*.{js,css,svg,html,json,webmanifest}`).filter(
    (path) => !path.includes('/server/'),
  )
  await Promise.all(
    files.map(async (path) => {
      const text = readFileSync(path)
      if (text.length < SMALLEST_B) return
      writeFileSync(
        `${path}.br`,
        await asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      )
      writeFileSync(`${path}.gz`, await asGzip(text, { level: 9 }))
    }),
  )
}

if (import.meta.main) await main()

/** Says itself why it could not build; its starter need not. */
async function main(): Promise<void> {
  try {
    await buildWhatIsStale((text) => console.log(text))
  } catch (error) {
    process.exitCode = 1
    if (isDiskFull(error))
      return console.error(
        'The site could not be built: the disk is full. Make room, and start again.',
      )
    console.error(error)
    console.error('The site could not be built; the reason stands above.')
  }
}

/**
 * Returns whether an error is that of a full disk: by its code or, where a builder has lost the
 * code, by the system's words.
 */
function isDiskFull(error: unknown): boolean {
  return /\b(ENOSPC|EDQUOT)\b|no space left on device|quota exceeded/i.test(inspect(error))
}
