import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { type PostgresServer, startPostgres } from '#testkit/postgres-server.ts'
import { openDatabase } from '../db/open-database.ts'
import { trialBalance } from './trial-balance.ts'

/** Set LEDGER_KILLS to run more than the share of `npm test`. */
const KILLS = Number(process.env.LEDGER_KILLS ?? 6)
const CLIENTS = 16
const READY_WITHIN_MS = 5_000
const LOAD = fileURLToPath(import.meta.resolve('#testkit/ledger-load.ts'))

/**
 * The outside world's knowledge: the number of the next bet of each client whose last one was
 * acknowledged.
 */
const next = Array<number>(CLIENTS).fill(0)
const odd: string[] = []
const readyAfterMs: number[] = []
const dataDir = testsOnPostgres ? mkdtempSync(join(tmpdir(), 'baize-kill-')) : await makeDataDir()
let server: PostgresServer | null = null

beforeAll(async () => {
  if (testsOnPostgres) server = await startPostgres({ durable: true })
})
afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A casino under load. `acknowledged(n)` resolves after n more acknowledgements. */
function startLoad() {
  const order = JSON.stringify({ ...(server && { url: server.url }), dataDir, next })
  const child: ChildProcess = spawn(process.execPath, [LOAD, order], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const waiting: { left: number; resolve: () => void }[] = []
  if (!child.stdout) throw new Error('no output to read')
  createInterface(child.stdout).on('line', (line) => {
    const [what, client = '', at = '', status = ''] = line.split(' ')
    if (what === 'ready') readyAfterMs.push(Number(client))
    if (what !== 'ack') return
    if (Number(at) > (next[Number(client)] ?? 0)) odd.push(`skipped: ${line}`)
    if (Number(at) < (next[Number(client)] ?? 0) && status !== 'repeat') odd.push(`lost: ${line}`)
    if (status !== 'posted' && status !== 'repeat') odd.push(`refused: ${line}`)
    next[Number(client)] = Math.max(next[Number(client)] ?? 0, Number(at) + 1)
    for (const each of waiting) if (--each.left === 0) each.resolve()
  })
  const closed = once(child, 'close')
  const died = closed.then(([code, signal]) => {
    if (signal !== 'SIGKILL') throw new Error(`the load ended by itself (${code ?? signal})`)
  })
  return {
    async acknowledged(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push({ left: count, resolve })
      await Promise.race([promise, died])
    },
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await died
    },
  }
}

async function expectNothingLostOrDoubled(): Promise<void> {
  const db = await openDatabase({ url: server?.url, dataDir, log: pino({ level: 'silent' }) })
  try {
    const rows = await db.run<{ client: string; bets: bigint; last: bigint; paid: bigint }>(
      'kept',
      `select split_part(t.key, '/', 2) as client, count(*) as bets, max(split_part(t.key, '/', 3)::bigint) as last, sum(p.amount)::bigint as paid
         from ledger_transfer t join ledger_posting p on p.transfer_id = t.id where t.key like 'kill/%' group by 1`,
      [],
    )
    for (const { client, bets, last, paid } of rows) {
      // Without a gap up to the last one, each paid once, and at most one more than was
      // acknowledged.
      expect([bets, paid]).toEqual([last + 1n, last + 1n])
      const acknowledged = next[Number(client)] ?? 0
      expect(Number(bets)).toBeGreaterThanOrEqual(acknowledged)
      expect(Number(bets)).toBeLessThanOrEqual(acknowledged + 1)
    }
    const { differences, emptyTransfers } = await trialBalance(db)
    expect([differences, emptyTransfers]).toEqual([[], []])
  } finally {
    await db.close()
  }
}

const someBets = () => 20 + Math.floor(Math.random() * 200)

describe(`T3: kill -9 under load, ${KILLS} times`, () => {
  test('the casino: nothing acknowledged is lost, nothing is doubled, and it is ready again in time', async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      const load = startLoad()
      await load.acknowledged(someBets())
      await load.kill()
    }
    expect(odd).toEqual([])
    await expectNothingLostOrDoubled()
    // The middle one, because the machine that tests has other things to do as well.
    const sorted = readyAfterMs.slice(1).sort((a, b) => a - b)
    expect(sorted[sorted.length >> 1] ?? 0).toBeLessThan(READY_WITHIN_MS)
  }, 3_600_000)

  test.runIf(testsOnPostgres)(
    'PostgreSQL itself: the casino stays up, reconnects and goes on',
    async () => {
      const load = startLoad()
      await load.acknowledged(someBets())
      for (let kill = 0; kill < KILLS; kill++) {
        await server?.kill()
        await server?.restart()
        await load.acknowledged(someBets())
      }
      await load.kill()
      expect(odd).toEqual([])
      await expectNothingLostOrDoubled()
    },
    3_600_000,
  )
})
