import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { findPostgresPrograms } from './postgres-programs.ts'

export interface PostgresServer {
  /** Address of the database `postgres`, for the superuser. */
  url: string
  /** The socket's folder and the port, for programs such as pgbench. */
  host: string
  port: number
  /** kill -9 for the server and, by its own doing, for all its sessions. */
  kill(): Promise<void>
  /** Starts again what was killed, and answers when it takes connections. */
  restart(): Promise<void>
  /** Makes a standby the primary, and answers when it takes writes. */
  promote(): Promise<void>
  /** Stops it and removes its files. */
  stop(): Promise<void>
}

interface Options {
  /** False gives up the disk for speed: for tests that do not pull the plug. */
  durable: boolean
  settings?: Readonly<Record<string, string>>
  /**
   * Starts as a streaming standby of this server instead of as an empty one. Needs the program
   * pg_basebackup.
   */
  standbyOf?: Pick<PostgresServer, 'host' | 'port'>
}

const READY_WITHIN_MS = 30_000

/** A PostgreSQL of our own in a temporary folder, never as root. */
export async function startPostgres({
  durable,
  settings = {},
  standbyOf,
}: Options): Promise<PostgresServer> {
  const scratch = mkdtempSync(join(tmpdir(), 'baize-pg-'))
  const user = unprivilegedUser()
  if (user) chownSync(scratch, user.uid, user.gid)
  else chmodSync(scratch, 0o700)
  const programs = await findPostgresPrograms(scratch)
  const data = join(scratch, 'data')
  makeData(data, programs, { standbyOf, options: { ...user, cwd: scratch } })
  const overTcp = process.platform === 'win32'
  const port = overTcp ? await freePort() : 5432
  const host = overTcp ? '127.0.0.1' : scratch
  const url = `postgres://baize@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  const fast = durable ? {} : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const all = { max_connections: '100', log_min_messages: 'fatal', ...fast, ...settings }
  const where = overTcp
    ? ['-p', String(port), '-h', host]
    : ['-p', String(port), '-k', host, '-c', 'listen_addresses=']
  const args = [
    '-D',
    data,
    ...where,
    ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]

  let child: ChildProcess | null = null
  const stopAtExit = () => child?.kill('SIGQUIT')
  process.on('exit', stopAtExit)

  async function start(): Promise<void> {
    const deadline = performance.now() + READY_WITHIN_MS
    while (performance.now() < deadline) {
      // After a kill -9 the old sessions take a moment to notice, and the new server refuses to
      // start beside them.
      if (!child || child.exitCode !== null || child.signalCode) {
        child = spawn(join(programs, 'postgres'), args, { ...user, cwd: scratch, stdio: 'ignore' })
        child.on('error', () => {})
      }
      if (await answers(url)) return
      await wait(50)
    }
    throw new Error(`PostgreSQL in ${scratch} did not start within ${READY_WITHIN_MS / 1000} s.`)
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = child
    if (!ended || ended.exitCode !== null || ended.signalCode) return
    const gone = once(ended, 'exit')
    ended.kill(signal)
    await gone
  }

  await start()
  return {
    url,
    host,
    port,
    kill: () => end('SIGKILL'),
    restart: start,
    promote: () => promote(url),
    async stop() {
      process.off('exit', stopAtExit)
      await end('SIGINT')
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

interface Making {
  standbyOf: Options['standbyOf']
  options: { uid?: number; gid?: number; cwd: string }
}

/** Fills the folder of an empty server, or of a standby. */
function makeData(data: string, programs: string, { standbyOf, options }: Making): void {
  const program = standbyOf ? 'pg_basebackup' : 'initdb'
  const making = standbyOf
    ? [
        '-h',
        standbyOf.host,
        '-p',
        String(standbyOf.port),
        '-U',
        'baize',
        '-R',
        '-c',
        'fast',
        '--no-sync',
        '-D',
        data,
      ]
    : ['-D', data, '-U', 'baize', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  // Debian keeps pg_basebackup with the programs for clients, on the PATH.
  const path = join(programs, program)
  execFileSync(existsSync(path) ? path : program, making, {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ promoted: boolean }>('select pg_promote() as promoted')
    if (!rows[0]?.promoted) throw new Error('The standby could not be promoted.')
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root: when we are, it runs as `postgres` or `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((option) =>
      Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout || Number.NaN),
    )
    if (uid && gid) return { uid, gid }
  }
  return { uid: 65_534, gid: 65_534 }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('No free port.')
  return address.port
}
