import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { DialectName } from '#wallet-dialects/dialect.ts'
import { DIALECTS } from '#wallet-dialects/open-dialect.ts'
import { LESS_YOUNG_HEAP } from '../../scripts/young-heap.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import type { BenchRow } from '../row.ts'
import { bringProgram, median, tpsOf } from '../tools.ts'
import { rarestAnswer, timeCalls } from './paced-calls.ts'
import { type Provider, signedCalls } from './signed-calls.ts'

const ROUNDS = 5
const WARM_UP = 2
const SECONDS = 2
const SOCKETS = 128
const CLIENTS = '16'
const SCALE = '64'
/** Rounds whose calls are prepared: more than can be played in one measurement. */
const PREPARED = 9_000
const TARGET = { json: 1.5, xml: 1.2 }
const ROUNDS_A_SECOND = 2_000
const PACED_S = 6
/**
 * Calls of the first second are sent, and do not count: all connections are new then, and the
 * server has been idle while the calls were prepared.
 */
const UNCOUNTED_MS = 1_000
/** One slow moment of the disk decides a round: the result is their median. */
const PACED_ROUNDS = 3
const PACED_MS = 50
const SERVER = fileURLToPath(new URL('./dialect-server.ts', import.meta.url))
const SCRIPT = fileURLToPath(new URL('../wallet/bets.lua', import.meta.url))

/**
 * Signed bets and wins through HTTP in each dialect, durable on PostgreSQL, beside pgbench's
 * TPC-B-like script on the same server in turns; and how long the calls of 2,000 rounds a second
 * take, as the median of some rounds. The rows in the database are counted, because some dialects
 * refuse with status 200.
 */
export async function benchDialects(): Promise<BenchRow[]> {
  if (!bringProgram('wrk') || !bringProgram('pgbench'))
    return [{ name: 'wallet dialects', value: Number.NaN, unit: 'wrk or pgbench is not installed' }]
  const scratch = mkdtempSync(join(tmpdir(), 'baize-bench-dialects-'))
  const postgres = await startBenchPostgres()
  const place = ['-h', postgres.host, '-p', String(postgres.port), '-U', 'baize']
  const pgbench = (...args: string[]) =>
    execFileSync('pgbench', [...place, ...args, 'tpcb'], { encoding: 'utf8', stdio: 'pipe' })
  const yardstick = () =>
    tpsOf(pgbench('-n', '-M', 'prepared', '-c', CLIENTS, '-j', '2', '-T', String(SECONDS)))
  try {
    execFileSync('createdb', [...place, 'tpcb'])
    pgbench('-i', '-q', '-s', SCALE)
    execFileSync('psql', [...place, '-qc', 'checkpoint', 'postgres'])
    const rows: BenchRow[] = []
    for (const name of DIALECTS) {
      const wallet = await openWallet(postgres.url, name, scratch)
      try {
        const pairs: [ours: number, yardstick: number][] = []
        for (let round = -WARM_UP; round < ROUNDS; round++) {
          const pair: [number, number] = [await wallet.callsPerSecond(), yardstick()]
          if (round >= 0) pairs.push(pair)
        }
        rows.push(rowOf(name, pairs))
        // What pgbench wrote is still on its way to the disk: our commits would wait for it.
        execFileSync('psql', [...place, '-qc', 'checkpoint', 'postgres'])
        rows.push(await wallet.paced())
      } finally {
        await wallet.stop()
      }
    }
    return rows
  } finally {
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function rowOf(name: DialectName, pairs: readonly [number, number][]): BenchRow {
  const target = name === 'playngo' ? TARGET.xml : TARGET.json
  const ratio = median(pairs.map(([ours, yardstick]) => ours / yardstick))
  return {
    name: `signed bets and wins in the dialect ${name}`,
    value: median(pairs.map(([ours]) => ours)),
    unit: 'calls/s',
    yardstick: { name: 'TPC-B-like tps', value: median(pairs.map(([, tps]) => tps)) },
    ratio,
    target,
    pass: ratio >= target,
  }
}

async function openWallet(url: string, name: DialectName, scratch: string) {
  const server = spawn(process.execPath, [LESS_YOUNG_HEAP, SERVER, url, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(server.stdout)
  const next = async () => JSON.parse(String(await once(lines, 'line')))
  const provider = (await next()) as Provider
  const { origin } = new URL(provider.wallet)
  const file = join(scratch, `${name}.calls`)
  const counted = async () => {
    const answer = next()
    server.stdin.write('count\n')
    return ((await answer) as { count: number }).count
  }
  /** Returns the time below which 99 of 100 calls stay that come at a fixed rate, in ms. */
  async function pacedP99(): Promise<number> {
    const rounds = ROUNDS_A_SECOND * PACED_S
    const calls = signedCalls(provider, rounds)
    const before = await counted()
    const answers = await timeCalls(origin, calls, calls.length / PACED_S)
    const missing = 2 * rounds - ((await counted()) - before)
    if (missing > 0)
      throw new Error(`${missing} calls were refused, such as with ${rarestAnswer(answers)}`)
    const took = answers
      .flatMap(({ ms, dueAtMs }) => (dueAtMs < UNCOUNTED_MS ? [] : ms))
      .sort((one, other) => one - other)
    return took[Math.floor(took.length * 0.99)] ?? Number.NaN
  }

  return {
    async callsPerSecond(): Promise<number> {
      const calls = signedCalls(provider, PREPARED)
      writeFileSync(file, calls.map(({ text }) => text).join('\0'))
      const before = await counted()
      spawnSync('wrk', ['-t1', `-c${SOCKETS}`, `-d${SECONDS}s`, '-s', SCRIPT, origin], {
        env: { ...process.env, BETS: file },
      })
      return ((await counted()) - before) / SECONDS
    },
    async paced(): Promise<BenchRow> {
      const rounds: number[] = []
      for (let round = -1; round < PACED_ROUNDS; round++) {
        const p99 = await pacedP99()
        if (round >= 0) rounds.push(p99)
      }
      const value = median(rounds)
      return {
        name: `bets and wins of ${ROUNDS_A_SECOND.toLocaleString('en')} rounds/s in the dialect ${name}, p99`,
        value,
        unit: 'ms',
        target: PACED_MS,
        pass: value <= PACED_MS,
      }
    },
    stop: () => end(server),
  }
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}
