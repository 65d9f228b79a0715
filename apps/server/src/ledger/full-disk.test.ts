import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { openOnSmallDisk } from '#testkit/full-disk.ts'
import { systemClock } from '../kit/clock.ts'
import { DatabaseDown } from '../kit/refusal.ts'
import { balances, house, openPurses, purse, world } from './accounts.ts'
import { openLedger } from './ledger.module.ts'
import { mustPost, type Transfer } from './post.ts'
import { trialBalance } from './trial-balance.ts'

const log = pino({ level: 'silent' })

const move = (key: string, from: string, to: string, amount: bigint): Transfer => ({
  key,
  kind: 'test',
  postings: [{ from, to, amount, currency: 'EUR' }],
  madeAt: systemClock.now(),
})

describe('a full disk', () => {
  test('is reported in a sentence, loses nothing acknowledged, and money moves again when there is room', async () => {
    const disk = await openOnSmallDisk()
    let { db } = disk
    await db.transaction(async (tx) => {
      await openPurses(tx, 'ann', 'EUR')
      await mustPost(tx, move('opening', world('bank', 'EUR'), purse('ann', 'real'), 1_000_000n))
    })
    const acknowledged: string[] = []
    const failures: unknown[] = []

    async function play(from: number, bets: number): Promise<void> {
      const ledger = openLedger({ db, clock: systemClock, log })
      const all = Array.from({ length: bets }, async (_, at) => {
        const key = `bet/${from + at}/${'x'.repeat(200)}`
        try {
          await ledger.postSoon(move(key, purse('ann', 'real'), house('games', 'EUR'), 1n))
          acknowledged.push(key)
        } catch (error) {
          failures.push(error)
        }
      })
      await Promise.all(all)
      await ledger.close()
    }

    await play(0, 100)
    expect([acknowledged.length, failures.length]).toEqual([100, 0])
    await disk.fill()
    await play(1_000, 1_000)
    expect((await balances(db, ['ann'])).get('ann')?.real).toBe(
      1_000_000n - BigInt(acknowledged.length),
    )
    await disk.empty()
    expect(failures.length).toBeGreaterThan(0)
    const messages = new Set(
      failures.map((failure) => (failure instanceof DatabaseDown ? failure.message : failure)),
    )
    expect(
      [...messages].filter(
        (message) => !/^The disk of the database is (almost )?full: nothing/.test(String(message)),
      ),
    ).toEqual([])
    const after = acknowledged.length
    failures.length = 0
    await play(5_000, 100)
    expect([acknowledged.length - after, failures]).toEqual([100, []])

    db = await disk.reopen()
    const kept = await db.run<{ key: string }>(
      'keys',
      "select key from ledger_transfer where key like 'bet/%'",
      [],
    )
    const keys = new Set(kept.map(({ key }) => key))
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([])
    expect((await balances(db, ['ann'])).get('ann')?.real).toBe(1_000_000n - BigInt(keys.size))
    expect((await trialBalance(db)).differences).toEqual([])
    await disk.close()
  })
})
