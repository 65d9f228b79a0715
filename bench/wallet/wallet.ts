import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sign } from '#contracts/signature.ts'
import { startPostgres } from '#testkit/postgres-server.ts'
import type { BenchRow } from '../row.ts'
import { bringProgram, median, startNode } from '../tools.ts'

const ROUNDS = 5
const SECONDS = 4
/** A server that has just started is still compiling what it runs: these rounds are not counted. */
const WARM_UP_ROUNDS = 3
const CLIENTS = 16
/** A casino's providers keep more sockets open than a benchmark has clients; the yardstick is at its own best with 16. */
const SOCKETS = 128
const SCALE = '64'
const TARGET = 1.5
/** More than can be taken in one round. */
const PREPARED = 100_000
const SECRET = 'the-secret-of-the-bench'
const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))
const SCRIPT = fileURLToPath(new URL('./bets.lua', import.meta.url))
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '8GB', wal_compression: 'on', checkpoint_timeout: '30min' }

/**
 * Signed bets through HTTP, durable on PostgreSQL, beside pgbench's TPC-B-like script on the same server in turns: with prepared statements
 * at the scale that the ledger is measured at, and once more as pgbench runs it when nothing is said.
 */
export async function benchWallet(): Promise<BenchRow[]> {
  const name = 'signed bets through HTTP on PostgreSQL'
  if (!['wrk', 'pgbench'].every(bringProgram)) return [{ name, value: Number.NaN, unit: 'wrk or pgbench is not installed' }]
  const scratch = mkdtempSync(join(tmpdir(), 'baize-bench-wallet-'))
  const postgres = await startPostgres({ durable: true, settings: SETTINGS })
  const pgbench = (...args: string[]) =>
    execFileSync('pgbench', ['-h', postgres.host, '-p', String(postgres.port), '-U', 'baize', ...args, 'tpcb'], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  try {
    execFileSync('createdb', ['-h', postgres.host, '-p', String(postgres.port), '-U', 'baize', 'tpcb'])
    pgbench('-i', '-q', '-s', SCALE)
    const seats = join(scratch, 'tokens')
    const server = await startNode([SERVER, postgres.url, SECRET, seats])
    const tokens = JSON.parse(readFileSync(seats, 'utf8')) as string[]
    const bet = () => measureBets(String(server.told.url), tokens, join(scratch, 'bets'))
    for (let round = 0; round < WARM_UP_ROUNDS; round++) bet()
    const figures = { simple: [] as number[], prepared: [] as number[], bets: [] as number[] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const protocol of ['prepared', 'simple'] as const) {
        const told = pgbench('-n', '-M', protocol, '-c', String(CLIENTS), '-j', '2', '-T', String(SECONDS))
        figures[protocol].push(Number(told.match(/tps = ([\d.]+)/)?.[1]))
      }
      figures.bets.push(bet())
    }
    await server.stop()
    const value = median(figures.bets)
    const [simple, prepared] = [median(figures.simple), median(figures.prepared)]
    const ratio = value / prepared
    const common = { name, value, unit: 'bets/s' }
    return [
      { ...common, yardstick: { name: 'TPC-B-like tps', value: prepared }, ratio, target: TARGET, pass: ratio >= TARGET },
      { ...common, yardstick: { name: 'TPC-B-like tps, unprepared', value: simple }, ratio: value / simple },
    ]
  } finally {
    await postgres.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function measureBets(url: string, tokens: readonly string[], file: string): number {
  writeFileSync(file, Array.from({ length: PREPARED }, () => signedBet(tokens)).join('\0'))
  const args = ['-t1', `-c${SOCKETS}`, `-d${SECONDS}s`, '-s', SCRIPT, url]
  const { stdout, stderr } = spawnSync('wrk', args, { encoding: 'utf8', env: { ...process.env, BETS: file } })
  const failed = Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0)
  const perSecond = Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1])
  if (failed > 0 || !(perSecond > 0)) throw new Error(`${failed} of the bench's bets were refused. ${stderr}`)
  return perSecond
}

/** A whole HTTP request: what sends it shall have nothing to do but send. */
function signedBet(tokens: readonly string[]): string {
  const token = tokens[Math.floor(Math.random() * tokens.length)]
  const actions = [{ action: 'bet', id: randomUUID(), amount: 1 }]
  const body = JSON.stringify({ token, gameId: 'comet', roundId: randomUUID(), actions })
  const signed = sign(SECRET, randomUUID(), Math.floor(Date.now() / 1000), body)
  const lines = Object.entries({ host: 'bench', 'content-length': body.length, ...signed }).map(([name, value]) => `${name}: ${value}`)
  return ['POST /providers/studio/wallet/play HTTP/1.1', ...lines, '', body].join('\r\n')
}
