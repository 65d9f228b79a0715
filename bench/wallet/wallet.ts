import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sign } from '#contracts/signature.ts'
import { startBenchPostgres } from '../bench-postgres.ts'
import type { BenchRow } from '../row.ts'
import { rowOf, sideBySide } from '../side-by-side.ts'
import { bringProgram, startNode, tpsOf } from '../tools.ts'

const ROUNDS = { prepared: 15, simple: 5 }
const WARM_UP = 3
const SECONDS = 2
const CLIENTS = 16
/**
 * A casino's providers keep more sockets open than a benchmark has clients; the yardstick is at its
 * own best with 16.
 */
const SOCKETS = 128
const SCALE = '64'
const TARGET = 1.5
/** More than can be taken in one round. */
const PREPARED = 50_000
const SECRET = 'the-secret-of-the-bench'
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const SCRIPT = fileURLToPath(new URL('./bets.lua', import.meta.url))

/**
 * Signed bets through HTTP, durable on PostgreSQL, beside pgbench's TPC-B-like script on the same
 * server in turns: with prepared statements at the scale that the ledger is measured at, and once
 * more with the default settings of pgbench.
 */
export async function benchWallet(): Promise<BenchRow[]> {
  const name = 'signed bets through HTTP on PostgreSQL'
  if (!bringProgram('wrk') || !bringProgram('pgbench'))
    return [{ name, value: Number.NaN, unit: 'wrk or pgbench is not installed' }]
  const scratch = mkdtempSync(join(tmpdir(), 'baize-bench-wallet-'))
  const postgres = await startBenchPostgres()
  const pgbench = (...args: string[]) =>
    execFileSync(
      'pgbench',
      ['-h', postgres.host, '-p', String(postgres.port), '-U', 'baize', ...args, 'tpcb'],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    )
  try {
    execFileSync('createdb', [
      '-h',
      postgres.host,
      '-p',
      String(postgres.port),
      '-U',
      'baize',
      'tpcb',
    ])
    pgbench('-i', '-q', '-s', SCALE)
    const seats = join(scratch, 'tokens')
    const server = await startNode([SERVER, postgres.url, SECRET, seats])
    const tokens = JSON.parse(readFileSync(seats, 'utf8')) as string[]
    const ours = () => measureBets(String(server.firstLine.url), tokens, join(scratch, 'bets'))
    const beside = (protocol: 'prepared' | 'simple', yardstick: string) => {
      const tpcb = () =>
        tpsOf(
          pgbench('-n', '-M', protocol, '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS)),
        )
      const pairs = sideBySide({ rounds: ROUNDS[protocol], warmUp: WARM_UP, ours, yardstick: tpcb })
      return rowOf(pairs, { name, unit: 'bets/s', yardstick })
    }
    const prepared = beside('prepared', 'TPC-B-like tps')
    const simple = beside('simple', 'TPC-B-like tps, unprepared')
    await server.stop()
    return [{ ...prepared, target: TARGET, pass: prepared.ratio >= TARGET }, simple]
  } finally {
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function measureBets(url: string, tokens: readonly string[], file: string): number {
  writeFileSync(file, Array.from({ length: PREPARED }, () => signedBet(tokens)).join('\0'))
  const args = ['-t1', `-c${SOCKETS}`, `-d${SECONDS}s`, '-s', SCRIPT, url]
  const { stdout, stderr } = spawnSync('wrk', args, {
    encoding: 'utf8',
    env: { ...process.env, BETS: file },
  })
  const failed = Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0)
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (failed > 0 || !(perSecond > 0))
    throw new Error(`${failed} of the bench's bets were refused. ${stderr}`)
  return perSecond
}

/** A whole HTTP request: its sender should have nothing to do but send. */
function signedBet(tokens: readonly string[]): string {
  const token = tokens[Math.floor(Math.random() * tokens.length)]
  const actions = [{ action: 'bet', id: randomUUID(), amount: 1 }]
  // A jackpot counts a bet once its round is over, as that of a slot is at once.
  const round = { gameId: 'comet', roundId: randomUUID(), roundClosed: true }
  const body = JSON.stringify({ token, ...round, actions })
  const signed = sign(SECRET, randomUUID(), Math.floor(Date.now() / 1000), body)
  const lines = Object.entries({ host: 'bench', 'content-length': body.length, ...signed }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return ['POST /providers/studio/wallet/play HTTP/1.1', ...lines, '', body].join('\r\n')
}
