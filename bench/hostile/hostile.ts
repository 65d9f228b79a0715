import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startBenchPostgres } from '../bench-postgres.ts'
import { openGame } from '../bets.ts'
import type { BenchRow } from '../row.ts'
import { openForBench } from '../start.ts'
import { median } from '../tools.ts'
import { type Attack, attacks } from './attacks.ts'
import type { Waits } from './calls.ts'
import { benchRefusal } from './refusal.ts'

const SECRET = 'the-secret-of-the-bench'
const CALLS = fileURLToPath(new URL('./calls.ts', import.meta.url))
const ATTACK = fileURLToPath(new URL('./attack.ts', import.meta.url))
const WARM_UP_MS = 15_000
/** The rest of an attack is worked off in the first of these seconds. */
const SETTLE_MS = 3000
const QUIET_MS = 3000
const ATTACK_MS = 7000
/** A slow moment of the disk decides a round: the median of the rounds is printed. */
const ROUNDS = 3
const WALLET_MS = 50
const HEALTH_MS = 100

interface Round {
  quiet: Waits
  beside: Waits
}

/**
 * Signed wallet calls on PostgreSQL, a hundred a second, while a hostile client does its worst: the
 * time that 99 in 100 stay below, and the same of /healthz, as the median of some rounds. In each
 * round a client begins after some quiet seconds, with which it is compared. Before them, how soon
 * an explosive query is refused. With `words`, only clients with one of them in their names.
 */
export async function benchHostile(
  dataDir: string,
  words: readonly string[] = [],
): Promise<BenchRow[]> {
  const wanted = (Object.keys(attacks) as Attack[]).filter(
    (attack) => words.length === 0 || words.some((word) => attack.includes(word)),
  )
  if (wanted.length === 0) throw new Error(`No hostile client is named ${words.join(', ')}.`)
  const postgres = await startBenchPostgres()
  const servers = await openForBench(dataDir, {
    DATABASE_URL: postgres.url,
    DEMO: '1',
    STUDIO_SECRET: SECRET,
    LOG_LEVEL: 'error',
  })
  const casino = servers.casino.replace('localhost', '127.0.0.1')
  const calls = spawn(process.execPath, [CALLS, casino, await openGame(servers, dataDir), SECRET], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(calls.stdout)
  /** Returns the waits of the calls since it was called last. */
  const waits = async (): Promise<Waits> => {
    calls.stdin.write('waits\n')
    return JSON.parse(String(await once(lines, 'line')))
  }
  try {
    await wait(WARM_UP_MS)
    const refusal = await benchRefusal(casino)
    const rounds = new Map<Attack, Round[]>()
    for (let round = 0; round < ROUNDS; round++)
      for (const attack of wanted) {
        await wait(SETTLE_MS)
        await waits()
        await wait(QUIET_MS)
        const quiet = await waits()
        const attacker = startAttacker(attack, casino)
        await wait(ATTACK_MS)
        const beside = await waits()
        await end(attacker)
        rounds.set(attack, [...(rounds.get(attack) ?? []), { quiet, beside }])
      }
    return [refusal, ...Array.from(rounds, ([attack, all]) => rowsOf(attack, all)).flat()]
  } finally {
    await end(calls)
    await servers.stop()
    await postgres.stop()
  }
}

/**
 * A hostile client has a machine of its own. Here it shares the processors of the server, so it
 * runs only when they have nothing else to do: its own work delays no wallet call, and what it
 * makes the server do still does. Where the system has no such class (`chrt`), it has the lowest
 * priority, which a kernel may let finish its few milliseconds before a server that wakes up.
 */
function startAttacker(attack: Attack, casino: string): ChildProcess {
  const attacker = spawn(process.execPath, [ATTACK, attack, casino], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = attacker
  if (pid === undefined) return attacker
  const { status } = spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', `${pid}`])
  if (status !== 0) setPriority(pid, constants.priority.PRIORITY_LOW)
  return attacker
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

function rowsOf(attack: Attack, rounds: readonly Round[]): BenchRow[] {
  const row = (what: string, part: keyof Waits, target: number): BenchRow => {
    const value = median(rounds.map(({ beside }) => beside[part]))
    return {
      name: `${what} beside ${attack}, p99`,
      value,
      unit: 'ms',
      yardstick: { name: 'ms when quiet', value: median(rounds.map(({ quiet }) => quiet[part])) },
      target,
      pass: value <= target,
    }
  }
  return [row('wallet calls', 'walletMs', WALLET_MS), row('/healthz', 'healthMs', HEALTH_MS)]
}
