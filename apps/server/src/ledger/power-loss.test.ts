import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDataDir, testsOnPostgres } from '#testkit/database.ts'
import { type UnreliableDisk, watchDisk } from '#testkit/power-loss.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { systemClock } from '../kit/clock.ts'
import { house, openPurses, purse, world } from './accounts.ts'
import { openLedger } from './ledger.module.ts'
import { mustPost, type Transfer } from './post.ts'
import { trialBalance } from './trial-balance.ts'

/** Set POWER_LOSSES to run more than the share of `npm test`. */
const LOSSES = Number(process.env.POWER_LOSSES ?? 4)
const PLAYERS = 50
const log = pino({ level: 'silent' })
const scratch = mkdtempSync(join(tmpdir(), 'baize-power-'))

const move = (key: string, from: string, to: string, amount: bigint): Transfer => ({
  key,
  kind: 'test',
  postings: [{ from, to, amount, currency: 'EUR' }],
  madeAt: systemClock.now(),
})

describe.skipIf(testsOnPostgres)('T3: when the power fails, the embedded database', () => {
  const dataDir = join(scratch, 'live')
  const acknowledged: string[] = []
  let db: Database
  let disk: UnreliableDisk

  beforeAll(async () => {
    renameSync(await makeDataDir(), dataDir)
    disk = watchDisk(dataDir, Math.random)
    db = await openDatabase({ dataDir, log })
    await db.transaction(async (tx) => {
      for (let at = 0; at < PLAYERS; at++) {
        await openPurses(tx, `p${at}`, 'EUR')
        await mustPost(
          tx,
          move(`opening/${at}`, world('bank', 'EUR'), purse(`p${at}`, 'real'), 1_000_000n),
        )
      }
    })
  })
  afterAll(async () => {
    await db.close()
    disk.restore()
    rmSync(scratch, { recursive: true, force: true })
  })

  /** Keeps bets on their way until the power fails in the middle of a write. */
  async function playUntilLoss(loss: number, to: string): Promise<string[]> {
    const ledger = openLedger({ db, clock: systemClock, log })
    let known: string[] = []
    let failAt = 0
    disk.beforeWrite((writes) => {
      failAt ||= writes + 50 + Math.floor(Math.random() * 400)
      if (writes !== failAt) return
      known = [...acknowledged]
      disk.loseTo(to)
    })
    async function client(name: number): Promise<void> {
      for (let at = 0; known.length === 0; at++) {
        const key = `bet/${loss}/${name}/${at}`
        const { status } = await ledger.postSoon(
          move(key, purse(`p${(name * 7 + at) % PLAYERS}`, 'real'), house('games', 'EUR'), 1n),
        )
        expect(status).toBe('posted')
        acknowledged.push(key)
        if (at % 40 === 39 && name === 0) await db.run('checkpoint', 'checkpoint', [])
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, name) => client(name)))
    await ledger.close()
    disk.beforeWrite(() => {})
    return known
  }

  test.each(Array.from({ length: LOSSES }, (_, loss) => [loss + 1]))(
    'opens again and has lost nothing acknowledged (%i)',
    async (loss) => {
      const to = join(scratch, `found-${loss}`)
      const known = await playUntilLoss(loss, to)
      expect(existsSync(to)).toBe(true)
      const found = await openDatabase({ dataDir: to, log })
      const kept = await found.run<{ key: string }>(
        'keys',
        "select key from ledger_transfer where key like 'bet/%'",
        [],
      )
      const keys = new Set(kept.map(({ key }) => key))
      expect(known.filter((key) => !keys.has(key))).toEqual([])
      expect(known.length).toBeGreaterThan(0)
      const { differences, emptyTransfers } = await trialBalance(found)
      expect([differences, emptyTransfers]).toEqual([[], []])
      await found.close()
      rmSync(to, { recursive: true, force: true })
    },
  )
})
