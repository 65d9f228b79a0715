import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBenchPostgres } from '../bench-postgres.ts'
import type { BenchRow } from '../row.ts'
import { bringProgram, median, tpsOf } from '../tools.ts'
import { type Load, openBench } from './load.ts'

const ROUNDS = 5
const SECONDS = 4
/** Work that keeps PostgreSQL busy in the yardstick. */
const CLIENTS = 16
/**
 * Bets on their way at once: a busy evening, a quieter one, and as few as the yardstick's clients.
 */
const WAITING = [256, 64, 16] as const
const TIMES_TPCB = 4
/**
 * Fewer share too few commits for that: what they reach is printed without a target
 * (docs/money.md).
 */
const FEWEST_FOR_TARGET = 64
const EMBEDDED_TARGET = 2_000

/**
 * Durable bets a second through the ledger: on PostgreSQL beside pgbench's TPC-B-like script in
 * turns, and on the embedded database.
 */
export async function benchLedger(): Promise<BenchRow[]> {
  return [...(await benchOnPostgres()), ...(await benchEmbedded())]
}

async function benchOnPostgres(): Promise<BenchRow[]> {
  if (!bringProgram('pgbench'))
    return [{ name: 'ledger on PostgreSQL', value: Number.NaN, unit: 'pgbench is not installed' }]
  const server = await startBenchPostgres()
  const address = ['-h', server.host, '-p', String(server.port), '-U', 'baize']
  const pgbench = (...args: string[]) =>
    execFileSync('pgbench', [...address, ...args, 'tpcb'], { encoding: 'utf8', stdio: 'pipe' })
  try {
    execFileSync('createdb', [...address, 'tpcb'])
    pgbench('-i', '-q', '-s', '64')
    const bench = await openBench({ url: server.url, dataDir: '' })
    const yardsticks: number[] = []
    const loads = new Map<number, Load[]>(WAITING.map((waiting) => [waiting, []]))
    for (let round = 0; round < ROUNDS; round++) {
      await bench.checkpoint()
      const output = pgbench(
        '-n',
        '-M',
        'prepared',
        '-c',
        String(CLIENTS),
        '-j',
        '2',
        '-T',
        String(SECONDS),
      )
      yardsticks.push(tpsOf(output))
      for (const waiting of WAITING)
        loads.get(waiting)?.push(await bench.measure(waiting, SECONDS * 1_000))
    }
    await bench.close()
    const yardstick = { name: `TPC-B-like tps, ${CLIENTS} clients`, value: median(yardsticks) }
    return [...loads].flatMap(([waiting, those]) => {
      const value = median(those.map(({ betsPerSecond }) => betsPerSecond))
      const ratio = value / yardstick.value
      const goal =
        waiting >= FEWEST_FOR_TARGET ? { target: TIMES_TPCB, pass: ratio >= TIMES_TPCB } : {}
      const row: BenchRow = {
        name: `ledger on PostgreSQL, ${waiting} bets waiting`,
        value,
        unit: 'bets/s',
        yardstick,
        ratio,
        ...goal,
      }
      return [
        row,
        {
          name: '  slowest 1 % waited',
          value: median(those.map(({ p99Ms }) => p99Ms)),
          unit: 'ms',
        },
      ]
    })
  } finally {
    await server.stop()
  }
}

async function benchEmbedded(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-bench-ledger-'))
  try {
    const bench = await openBench({ dataDir })
    const rows: BenchRow[] = []
    for (const waiting of WAITING) {
      const loads: Load[] = []
      for (let round = 0; round < ROUNDS; round++)
        loads.push(await bench.measure(waiting, (SECONDS * 1_000) / 2))
      const value = median(loads.map(({ betsPerSecond }) => betsPerSecond))
      const goal =
        waiting === WAITING[0] ? { target: EMBEDDED_TARGET, pass: value >= EMBEDDED_TARGET } : {}
      rows.push({
        name: `ledger on the embedded database, ${waiting} bets waiting`,
        value,
        unit: 'bets/s',
        ...goal,
      })
    }
    await bench.close()
    return rows
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
