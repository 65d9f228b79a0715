import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { house, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { acceptBonus } from './answer.ts'
import { forfeitBonus } from './forfeit.ts'
import { countWagering, endBonuses } from './wagering.ts'

const AMOUNT = 10_00n
const REQUIRED = 20_00n
const DAY_MS = 86_400_000
const TURN_MS = 3_000
const LATE_WINS_MS = 49 * 3_600_000

let db: Database
let bed: BonusBed
let rollbacks = 0
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

/**
 * Model of a player's bonuses: no more than is needed to compute where each cent is. Minor units.
 */
interface Model {
  id: string
  state: 'active' | 'completed' | 'used' | 'expired' | 'forfeited'
  endedAt: number
  progress: bigint
  uncounted: bigint
  real: bigint
  bonus: bigint
  /** Amount that the casino has given as bonuses, less what it has taken back. */
  given: bigint
}

type Step =
  | { kind: 'bet' | 'win' | 'rollback'; amount: bigint }
  | { kind: 'count' | 'forfeit' | 'end' | 'day' | 'next' }

const amount = fc.bigInt({ min: 1n, max: 12_00n })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('bet' as const), amount }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom('win' as const, 'rollback' as const), amount }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('count' as const, 'forfeit' as const, 'end' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('next' as const, 'next' as const, 'day' as const),
    }),
  },
)

function pour(model: Model): void {
  if (model.state === 'completed') model.real += model.bonus
  else model.given -= model.bonus
  model.bonus = 0n
}

/**
 * Stakes count up to what is required and not below nothing; then the bonus is complete, or it ends
 * as `otherwise` says.
 */
function settle(model: Model, otherwise: 'active' | 'expired' | 'forfeited'): void {
  if (model.state !== 'active') return
  const sum = model.progress + model.uncounted
  model.progress = sum < 0n ? 0n : sum < REQUIRED ? sum : REQUIRED
  model.uncounted = 0n
  model.state = model.progress === REQUIRED ? 'completed' : otherwise
  if (model.state === 'active') return
  model.endedAt = bed.casino.clock.nowMs()
  pour(model)
}

async function accept(player: string, count: number): Promise<string> {
  const id = await bed.give(player, { key: `history/${player}/${count}`, amount: AMOUNT })
  await acceptBonus(bed.deps, player, id)
  return id
}

async function move(
  player: string,
  { kind, amount }: Extract<Step, { amount: bigint }>,
  model: Model,
): Promise<void> {
  if (kind === 'bet') {
    if (amount > model.bonus)
      return expect(bed.bet(player, amount)).rejects.toThrow('insufficient_funds')
    await bed.bet(player, amount)
  } else if (kind === 'win') await bed.win(player, amount)
  else {
    const back = {
      from: house('games', 'EUR'),
      to: purse(player, 'bonus'),
      amount,
      currency: 'EUR',
    }
    const key = `history/back/${++rollbacks}`
    await db.transaction((tx) =>
      mustPost(tx, { key, kind, postings: [back], madeAt: bed.casino.clock.now() }),
    )
  }
  model.bonus += kind === 'bet' ? -amount : amount
  if (kind !== 'win') model.uncounted += kind === 'bet' ? amount : -amount
}

async function next(player: string, count: number, model: Model): Promise<void> {
  if (model.state === 'active' && model.bonus > 0n)
    return expect(accept(player, count)).rejects.toThrow('bonus_active_already')
  const id = await accept(player, count)
  Object.assign(model, {
    id,
    state: 'active',
    progress: 0n,
    uncounted: 0n,
    bonus: model.bonus + AMOUNT,
    given: model.given + AMOUNT,
  })
}

async function take(player: string, it: Step, count: number, model: Model): Promise<void> {
  const { clock } = bed.casino
  if ('amount' in it) return move(player, it, model)
  if (it.kind === 'next') return next(player, count, model)
  if (it.kind === 'count') {
    clock.advance(TURN_MS)
    await countWagering(bed.deps)
    return settle(model, 'active')
  }
  if (it.kind === 'forfeit') {
    settle(model, 'forfeited')
    expect((await forfeitBonus(bed.deps, player, model.id)).state).toBe(model.state)
    return
  }
  if (it.kind === 'day') {
    clock.advance(DAY_MS)
    settle(model, 'expired')
  }
  await endBonuses(bed.deps)
  if (model.state !== 'active' && model.endedAt > clock.nowMs() - LATE_WINS_MS) pour(model)
}

const GIVEN = `select coalesce(sum(case when from_account = 'house/bonuses/EUR' then amount else -amount end), 0)::bigint as given
   from ledger_posting where (from_account = 'house/bonuses/EUR' and to_account like $1) or (to_account = 'house/bonuses/EUR' and from_account like $1)`

async function read(player: string, id: string) {
  const [bonus] = await db.run<{ state: string; progress: bigint }>(
    '',
    'select state, wagered as progress from bonus where id = $1',
    [id],
  )
  const [house] = await db.run<{ given: bigint }>('', GIVEN, [`player/${player}/%`])
  return { ...(await bed.purses(player)), ...bonus, ...house }
}

test('L9 each cent is where a model of a few lines has it, whatever happens to bonuses', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const player = await bed.newPlayer()
      const id = await accept(player, 0)
      const model: Model = {
        id,
        state: 'active',
        endedAt: 0,
        progress: 0n,
        uncounted: 0n,
        real: 0n,
        bonus: AMOUNT,
        given: AMOUNT,
      }
      for (const [index, each] of steps.entries()) {
        bed.casino.clock.advance(1)
        await take(player, each, index + 1, model)
        const { state, progress, real, bonus, given } = model
        expect(await read(player, model.id), `${index}: ${each.kind}`).toEqual({
          state,
          progress,
          real,
          bonus,
          given,
        })
      }
    }),
    { numRuns: 25 },
  )
})
