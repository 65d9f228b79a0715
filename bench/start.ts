import { readFileSync } from 'node:fs'
import { placeBets } from './bets.ts'
import type { BenchRow } from './row.ts'
import { type OpenCasino, startNode } from './tools.ts'

const MEMORY_MB = 400
const BETS = 10_000
const STUDIO_SECRET = 'the-secret-of-the-bench'

/** Opens the whole casino on free ports in `dataDir`, as `npm start` does. */
export async function openForBench(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<OpenCasino> {
  const started = performance.now()
  const servers = await startNode(['scripts/start.ts', '--json'], {
    PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: dataDir,
    ...env,
  })
  return {
    ...servers,
    casino: String(servers.firstLine.casino),
    startMs: performance.now() - started,
  }
}

/**
 * Measures the second start, and the memory of its server: once its lobby has been requested, and
 * after bets.
 */
export async function benchStart(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<BenchRow[]> {
  const env = { STUDIO_SECRET, ...settings }
  const first = await openForBench(dataDir, env)
  await first.stop()
  const second = await openForBench(dataDir, env)
  try {
    for (const path of ['/', '/casino', '/?lng=de', '/?lng=ar'])
      await (await fetch(new URL(path, second.casino))).text()
    const server = serverPidOf(second.pid)
    const atRest = residentMb(server)
    await placeBets({ servers: second, dataDir, secret: STUDIO_SECRET, count: BETS })
    return [
      { name: 'first start', value: first.startMs / 1000, unit: 's' },
      {
        name: 'second start',
        value: second.startMs / 1000,
        unit: 's',
        target: 5,
        pass: second.startMs <= 5000,
      },
      memoryRow('server memory, embedded database', atRest),
      memoryRow(`server memory after ${BETS.toLocaleString('en')} bets`, residentMb(server)),
    ]
  } finally {
    await second.stop()
  }
}

function memoryRow(name: string, value: number): BenchRow {
  return { name, value, unit: 'MB', target: MEMORY_MB, pass: value <= MEMORY_MB }
}

/** The casino's own process among the children of `npm start`. */
export function serverPidOf(starter: number): number {
  const children = readFileSync(`/proc/${starter}/task/${starter}/children`, 'utf8')
    .trim()
    .split(' ')
  const server = children.find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts'),
  )
  if (!server) throw new Error('The process of the casino could not be found.')
  return Number(server)
}

function residentMb(pid: number): number {
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1]
  return Number(kilobytes) / 1024
}
