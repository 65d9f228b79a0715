import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { type Bed, openBed } from '#testkit/payments.ts'
import { house, purse } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { startDeposit } from './deposit.ts'
import { settleDepositIn } from './deposit-settlement.ts'

let bed: Bed
let bonuses: BonusBed
beforeAll(async () => {
  bed = await openBed()
  bonuses = openBonusBed(bed.db)
  bed.deps.findPayer = async (id) => ({ id, currency: 'EUR', status: 'active' })
  const now = bed.deps.clock.nowMs()
  const terms = {
    percent: 50,
    wagering: 2,
    days: 1,
    startsAt: new Date(now - 1000),
    endsAt: new Date(now + 86_400_000),
  }
  const ranges = [{ currency: 'EUR', minDeposit: 10_00n, maxBonus: 100_00n }]
  const texts = { en: { title: 'Half', description: 'Half of it.' } }
  for (const id of ['half', 'other'])
    await bed.db.transaction((tx) =>
      bonuses.bonuses.putOffer(tx, { id, code: null, ...terms, texts, ranges }),
    )
})
afterAll(() => bed.db.close())

async function openDeposit(playerId: string, bonusCode: string) {
  const { id } = await startDeposit(bed.deps, bed.methods, {
    ...{
      playerId,
      key: bed.deps.ids.newId(),
      methodId: 'card',
      requestId: 'test',
      amount: 50_00n,
      channel: 'account',
      returnPath: '/closewindow',
      language: 'en',
    },
    bonusCode,
  })
  return bed.provider.setReport(id, { state: 'paid' })
}

test('deposits that bring bonuses at the same moment are all credited; one bonus is active and no offer is given twice', async () => {
  for (let round = 0; round < 5; round++) {
    const ann = await bonuses.newPlayer()
    const reports = [
      await openDeposit(ann, 'half'),
      await openDeposit(ann, 'half'),
      await openDeposit(ann, 'other'),
    ]
    await Promise.all(
      reports.map((report) =>
        bed.db.transaction((tx) => settleDepositIn(tx, bed.deps, report, 'callback')),
      ),
    )
    expect(await bonuses.purses(ann)).toEqual({ real: 150_00n, bonus: 25_00n })
    const rows = await bed.db.run(
      '',
      'select state from bonus where player_id = $1 order by state',
      [ann],
    )
    expect(rows).toEqual([{ state: 'active' }, { state: 'pending' }])
  }
})

test('a bet in the moment of a deposit with a bonus neither waits for it in a circle nor has to be done again', async () => {
  let begun = 0
  for (let round = 0; round < 10; round++) {
    const ann = await bonuses.newPlayer()
    await bonuses.deposit(ann, 10_00n)
    const report = await openDeposit(ann, 'half')
    const settle = bed.db.transaction((tx) => {
      begun++
      return settleDepositIn(tx, bed.deps, report, 'callback')
    })
    const bets = [1, 2, 3].map((bet) =>
      bed.db.transaction(async (tx) => {
        begun++
        await tx.run('', 'select from game_players($1::text[])', [[ann]])
        const posting = {
          from: purse(ann, 'real'),
          to: house('games', 'EUR'),
          amount: 1_00n,
          currency: 'EUR',
        }
        await mustPost(tx, {
          key: `bet/${ann}/${bet}`,
          kind: 'bet',
          postings: [posting],
          madeAt: bed.deps.clock.now(),
        })
      }),
    )
    await Promise.all([settle, ...bets])
    expect(await bonuses.purses(ann)).toEqual({ real: 57_00n, bonus: 25_00n })
  }
  expect(begun).toBe(40)
})
