import { type NewCashbackPlan, putCashbackPlan } from '../src/bonuses/cashback/cashback.store.ts'
import { giveCashback } from '../src/bonuses/cashback/cashback.ts'
import type { Database } from '../src/db/database.ts'
import { house, purse } from '../src/ledger/accounts.ts'
import { mustPost } from '../src/ledger/post.ts'
import { type BonusBed, openBonusBed } from './bonuses.ts'

export const DAY_MS = 86_400_000
/** A period is paid once what belongs to it has been committed. */
export const SETTLED_MS = 600_000

export interface CashbackBed {
  bed: BonusBed
  run(deps?: BonusBed['deps']): Promise<void>
  /**
   * A plan that begins now: for two days, each day a tenth of a loss of 20.00 and more, up to
   * 50.00. Its first period has begun. Returns its id, which is a new one unless `changes` has one.
   */
  plan(changes?: Partial<NewCashbackPlan>): Promise<string>
  /** Posts real money as the wallet of games does; an amount above zero leaves the purse. */
  moves(playerId: string, kind: string, amount: bigint): Promise<void>
  /** A player with 1000.00, of which this much is lost. */
  loser(lost?: bigint): Promise<string>
  /** The day is over, and what belongs to it has been committed. */
  nextDay(deps?: BonusBed['deps']): Promise<void>
  given(playerId: string): Promise<bigint[]>
}

export function openCashbackBed(db: Database): CashbackBed {
  const bed = openBonusBed(db)
  const { clock } = bed.casino
  let count = 0
  const those: CashbackBed = {
    bed,
    run: (deps = bed.deps) => giveCashback(deps),
    async plan(changes = {}) {
      const startsAt = clock.now()
      const plan = {
        id: `plan-${++count}`,
        percent: 10,
        everyDays: 1,
        paidAs: 'real' as const,
        wagering: 3,
        days: 7,
        texts: { en: { title: 'Embers', description: '' } },
        startsAt,
        endsAt: new Date(startsAt.getTime() + 2 * DAY_MS),
        ranges: [{ currency: 'EUR', minLoss: 20_00n, maxCashback: 50_00n }],
        ...changes,
      }
      await db.transaction((tx) => putCashbackPlan(tx, plan))
      await those.run()
      return plan.id
    },
    moves(playerId, kind, amount) {
      const ends = [purse(playerId, 'real'), house('games', 'EUR')] as const
      const [from, to] = amount > 0n ? ends : ([ends[1], ends[0]] as const)
      return db.transaction(async (tx) => {
        const posting = { from, to, amount: amount > 0n ? amount : -amount, currency: 'EUR' }
        const key = `cash/${++count}`
        await mustPost(tx, { key, kind, postings: [posting], madeAt: clock.now() })
      })
    },
    async loser(lost = 100_00n) {
      const ann = await bed.newPlayer()
      await bed.deposit(ann, 1_000_00n)
      if (lost > 0n) await those.moves(ann, 'bet', lost)
      return ann
    },
    async nextDay(deps = bed.deps) {
      clock.advance(DAY_MS)
      await those.run(deps)
      clock.advance(SETTLED_MS)
      await those.run(deps)
    },
    async given(playerId) {
      const rows = await db.run<{ amount: bigint }>(
        '',
        'select amount from cashback where player_id = $1 order by plan_id, number',
        [playerId],
      )
      return rows.map(({ amount }) => amount)
    },
  }
  return those
}
