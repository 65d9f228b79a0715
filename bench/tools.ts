import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The middle of the sorted values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/**
 * Debian's packages of the programs. pgbench comes with a server of its release, and `postgresql`
 * is the newest of them.
 */
const PACKAGES = { wrk: 'wrk', pgbench: 'postgresql' }

/** Makes sure that a program is there; false when it cannot be installed. */
export function bringProgram(name: keyof typeof PACKAGES): boolean {
  const there = () => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
  if (there()) return true
  if (process.getuid?.() !== 0) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', PACKAGES[name]], {
    stdio: 'ignore',
  })
  return there()
}

export interface OpenCasino extends Process {
  casino: string
  startMs: number
}

export interface Process {
  /** The first line of JSON that the process printed. */
  firstLine: Record<string, unknown>
  pid: number
  stop(): Promise<void>
}

/** Starts Node with these arguments and waits for its first line of JSON. */
export async function startNode(
  args: string[],
  env: Record<string, string> = {},
): Promise<Process> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // A bench that fails leaves no process behind.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  const firstLine = await firstJson(child, args.join(' '))
  return {
    firstLine,
    pid: child.pid ?? 0,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

/**
 * The first line of JSON that a process with a piped stdout prints, by which it reports that it is
 * ready.
 */
export function firstJson(child: ChildProcess, name: string): Promise<Record<string, unknown>> {
  return new Promise((done, failed) => {
    if (child.stdout)
      createInterface(child.stdout).on(
        'line',
        (line) => line.startsWith('{') && done(JSON.parse(line)),
      )
    child.on('error', failed)
    child.on('exit', (code) =>
      failed(new Error(`${name} ended with code ${code} before it was ready`)),
    )
  })
}

/** Requests a second that wrk gets answered with status 200 on 127.0.0.1, with one thread. */
export function wrk(
  url: string,
  options: { seconds: number; connections: number; script?: string },
): number {
  const args = [
    '-t1',
    `-c${options.connections}`,
    `-d${options.seconds}s`,
    ...(options.script ? ['-s', options.script] : []),
    url,
  ]
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
  const errors = Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0)
  if (errors > 0) throw new Error(`${errors} requests to ${url} failed`)
  return Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? Number.NaN)
}

/** Transactions a second, out of what pgbench has printed. */
export function tpsOf(output: string): number {
  return Number(output.match(/tps = ([\d.]+)/)?.[1] ?? Number.NaN)
}
