import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { readSharedSecrets } from '../apps/server/src/config/secrets.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { takeDirectory } from '../apps/server/src/db/embedded/directory-lock.ts'
import { OWNER_ONLY } from '../apps/server/src/db/embedded/owner-only.ts'
import { isAnythingStale } from './build.ts'
import { LESS_YOUNG_HEAP } from './young-heap.ts'

/** Builds what is stale, starts the stand-ins and the casino, and prints their addresses. */
interface Ready {
  casino: string
  players: { email: string; password: string }[]
}

const LAST_PORT = 65_535
// Together with LESS_YOUNG_HEAP a third less memory for the casino at the same speed: on Linux one
// heap for all threads, where glibc would keep one for each of those that compiled the database.
const ONE_HEAP = { MALLOC_ARENA_MAX: '1' }
/**
 * Container runtimes kill all processes ten seconds after SIGTERM, and no message would be written.
 */
const STOP_WITHIN_MS = 9_800
const asJson = process.argv.includes('--json')
const print = (text: string) => (asJson ? console.error(text) : console.log(text))
const started = performance.now()
const children: ChildProcess[] = []
let stopping = false

try {
  await start()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function start(): Promise<void> {
  // A program that has started it over a channel may end without a signal.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.on(signal, () => void stop(0))
  const config = readConfig()
  const withStandIns = !config.production && !process.env.SANDBOX_URL
  const wantedForStandIns = withStandIns ? Number(process.env.SANDBOX_PORT || 3001) : null
  refuseSharedPort(config.port, wantedForStandIns)
  const port = await freePort('PORT', config.port, wantedForStandIns)
  const sandboxPort =
    wantedForStandIns === null
      ? null
      : await freePort('SANDBOX_PORT', wantedForStandIns, config.port)
  const dataDir = openDataDir(process.env.DATA_DIR ?? 'data')
  // This comes before the stand-ins open their files there. The directory is given back when this
  // process ends.
  takeDirectory(dataDir)
  if (isAnythingStale()) await build()

  const sandboxUrl = sandboxPort === null ? config.sandboxUrl : `http://localhost:${sandboxPort}`
  const shared = { ...process.env, DATA_DIR: dataDir, SANDBOX_URL: sandboxUrl }
  if (sandboxPort !== null) {
    print('Opening the studio, the cashier and the mail…')
    const casinoUrl = config.publicUrl ?? `http://localhost:${port}`
    const environment = {
      ...shared,
      ...readSharedSecrets(),
      SANDBOX_PORT: String(sandboxPort),
      CASINO_URL: casinoUrl,
    }
    await ready(
      run(
        'The sandbox',
        ['--disable-warning=ExperimentalWarning', 'apps/sandbox/main.ts'],
        environment,
      ),
    )
  }
  print('Opening the casino…')
  const environment = { ...ONE_HEAP, ...shared, PORT: String(port) }
  const state = await ready<Ready>(
    run('The casino', [LESS_YOUNG_HEAP, 'apps/server/src/main.ts'], environment),
  )
  announce(state, sandboxUrl)
}

/** Builds in a process of its own, so that its memory is free again before the casino opens. */
async function build(): Promise<void> {
  const builder = spawn(process.execPath, ['scripts/build.ts'], {
    stdio: ['ignore', asJson ? process.stderr : 'inherit', 'inherit'],
  })
  children.push(builder)
  const [code, signal] = await once(builder, 'exit')
  if (code === 0 || stopping) return
  if (signal) throw new Error(`The site could not be built: its builder was ended by ${signal}.`)
  await stop(1)
}

/** Everything that is written goes below it; throws one sentence when it cannot. */
function openDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: OWNER_ONLY })
    accessSync(path, constants.W_OK)
    return path
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data directory ${path} cannot be written (${reason}). Choose another: DATA_DIR=… npm start`,
    )
  }
}

function announce({ casino, players }: Ready, sandbox: string): void {
  const mail = `${sandbox}/mail`
  if (asJson) {
    console.log(JSON.stringify({ casino, sandbox, mail, players }))
    return
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const signIns = players.map(({ email, password }) => `              ${email} / ${password}`)
  console.log(
    [
      '',
      `  Baize is open (${seconds} s).`,
      '',
      `  Casino      ${casino}`,
      `  Stand-ins   ${sandbox}`,
      `  Mail        ${mail}`,
      ...(players.length > 0 ? ['  Sign in as', ...signIns] : []),
      '',
      '  Ctrl+C closes it.',
      '',
    ].join('\n'),
  )
}

/**
 * Throws when both have one port: `freePort` tries each port alone and closes it again, so it would
 * not notice.
 */
function refuseSharedPort(port: number, sandboxPort: number | null): void {
  if (port === 0 || port !== sandboxPort) return
  const other = anotherPort(port, port)
  throw new Error(
    `The casino and the stand-ins cannot both have port ${port}. Choose another for one of them: PORT=${port} SANDBOX_PORT=${other} npm start`,
  )
}

/**
 * Returns the port that is wanted; a free one for 0. Throws one sentence when it is taken, with
 * another port to try.
 */
async function freePort(name: string, wanted: number, neighbour: number | null): Promise<number> {
  const probe = createServer()
  probe.listen(wanted)
  try {
    await once(probe, 'listening')
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    const reason = isTaken
      ? 'is taken. Stop what uses it, or'
      : `cannot be opened (${error instanceof Error ? error.message : error}). Please`
    throw new Error(
      `Port ${wanted} ${reason} choose another: ${name}=${anotherPort(wanted, neighbour)} npm start`,
    )
  }
  const address = probe.address()
  const port = typeof address === 'object' && address ? address.port : wanted
  probe.close()
  await once(probe, 'close')
  return port
}

function anotherPort(wanted: number, neighbour: number | null): number {
  const next = wanted > 1023 && wanted + 100 <= LAST_PORT ? wanted + 100 : 3000
  return next === neighbour ? next + 100 : next
}

function run(name: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  children.push(child)
  child.on('exit', (code) => {
    if (stopping) return
    console.error(`${name} stopped${code ? ` with code ${code}` : ''}; the reason stands above.`)
    void stop(1)
  })
  return child
}

/** The first line of JSON that a process prints once it can be used. */
function ready<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((done) => {
    if (!child.stdout) return
    createInterface(child.stdout).on('line', (line) =>
      line.startsWith('{') ? done(JSON.parse(line) as Answer) : print(line),
    )
  })
}

/**
 * Last started, first stopped: the casino finishes what it has begun while the stand-ins still
 * answer. All of it within ten seconds.
 */
async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => endAtOnce(), STOP_WITHIN_MS).unref()
  for (const child of children.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  process.exit(code)
}

function endAtOnce(): void {
  console.error('Not everything has stopped in time, and is ended now.')
  for (const child of children) child.kill('SIGKILL')
  process.exit(1)
}
