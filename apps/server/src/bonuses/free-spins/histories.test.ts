import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { type FreeSpinsBed, openFreeSpinsBed } from '#testkit/free-spins.ts'
import type { Database } from '../../db/database.ts'
import { forfeitFreeSpins } from './answer-free-spins.ts'
import { endFreeSpins } from './end-free-spins.ts'
import { payTotal } from './pay-free-spins.ts'

const SPINS = 3
const MOST = 50_00n
const EIGHT_DAYS_MS = 8 * 86_400_000

let db: Database
let bed: FreeSpinsBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openFreeSpinsBed(db)
})
afterAll(() => db.close())

/** Model of free spins: no more than is needed to compute what they pay. Minor units. */
interface Model {
  state: 'active' | 'played' | 'expired' | 'cancelled'
  /** Wins of the rounds that were reported, by their reference. */
  rounds: Map<number, bigint>
  won: bigint | null
}

type Step =
  | { kind: 'round'; ref: number; won: bigint }
  | { kind: 'total'; status: 'played' | 'expired'; won: bigint }
  | { kind: 'forfeit' | 'late' }

const won = fc.oneof(fc.bigInt({ min: 0n, max: 5n }), fc.bigInt({ min: 0n, max: 80_00n }))
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      ref: fc.integer({ min: 1, max: 5 }),
      won,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('total' as const),
      status: fc.constantFrom('played' as const, 'expired' as const),
      won,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('forfeit' as const, 'late' as const) }),
  },
)

const sumOf = (rounds: Model['rounds']) =>
  [...rounds.values()].reduce((sum, each) => sum + each, 0n)

/** Returns whether the step is taken, and changes the model. */
function foresee(model: Model, step: Step): boolean {
  switch (step.kind) {
    case 'round': {
      const known = model.rounds.get(step.ref)
      if (known !== undefined) return known === step.won
      if (model.state !== 'active') return false
      model.rounds.set(step.ref, step.won)
      if (model.rounds.size === SPINS) end(model, 'played', sumOf(model.rounds))
      return true
    }
    case 'total': {
      if (model.won !== null) return model.won === step.won
      if (model.state === 'active') end(model, step.status, step.won)
      else if (model.state === 'expired') model.won = step.won
      return true
    }
    case 'forfeit':
      if (model.state === 'active') model.state = 'cancelled'
      return true
    case 'late':
      if (model.state === 'active')
        end(model, 'expired', model.rounds.size > 0 ? sumOf(model.rounds) : null)
      return true
  }
}

function end(model: Model, state: Model['state'], won: bigint | null): void {
  Object.assign(model, { state, won })
}

async function take(ann: string, id: string, step: Step): Promise<boolean> {
  switch (step.kind) {
    case 'round':
      return (await bed.round(id, `${id}/${step.ref}`, step.won)).done
    case 'total':
      return (await payTotal(bed.deps, { id, status: step.status, won: step.won })) !== null
    case 'forfeit':
      await forfeitFreeSpins(bed.deps, ann, id)
      return true
    case 'late':
      bed.casino.clock.advance(EIGHT_DAYS_MS)
      await endFreeSpins(bed.deps)
      return true
  }
}

/**
 * Returns what came into the purses of a player, from the casino's account of bonuses and in all.
 */
async function cameTo(playerId: string): Promise<{ bonuses: bigint; all: bigint }> {
  const [row] = await db.run<{ bonuses: bigint; all: bigint }>(
    '',
    `select coalesce(sum(amount) filter (where from_account = 'house/bonuses/EUR'), 0)::bigint as bonuses,
            coalesce(sum(amount), 0)::bigint as "all"
       from ledger_posting where to_account like 'player/' || $1::text || '/%'`,
    [playerId],
  )
  return row ?? { bonuses: 0n, all: 0n }
}

test.each(['real', 'bonus'] as const)(
  'in any order of reports, winnings as %s money are paid once, and come from the casino alone',
  async (winnings) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { ann, id } = await bed.active({ winnings, wagering: 3 })
        const model: Model = { state: 'active', rounds: new Map(), won: null }
        for (const each of steps) {
          const expected = foresee(model, each)
          expect(await take(ann, id, each)).toBe(expected)
        }
        const paid = model.won === null ? null : model.won < MOST ? model.won : MOST
        expect(await bed.find(id)).toMatchObject({ state: model.state, won: model.won, paid })
        const { real, bonus } = await bed.purses(ann)
        expect(winnings === 'real' ? { real, bonus } : { real: bonus, bonus: real }).toEqual({
          real: paid ?? 0n,
          bonus: 0n,
        })
        const whole = paid ?? 0n
        expect(await cameTo(ann)).toEqual({ bonuses: whole, all: whole })
      }),
      { numRuns: 12 },
    )
  },
  120_000,
)

test('rounds that several nodes count at once sum to the whole, paid once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(won, { minLength: SPINS, maxLength: SPINS }), async (wins) => {
      const { ann, id } = await bed.active()
      const sendAll = () =>
        wins.map((each, ref) => take(ann, id, { kind: 'round', ref, won: each }).catch(() => false))
      await Promise.all([...sendAll(), ...sendAll(), ...sendAll()])
      await Promise.all(sendAll())
      const whole = wins.reduce((sum, each) => sum + each, 0n)
      const paid = whole < MOST ? whole : MOST
      expect(await bed.find(id)).toMatchObject({ state: 'played', won: whole, paid })
      expect(await bed.purses(ann)).toEqual({ real: paid, bonus: 0n })
    }),
    { numRuns: 5 },
  )
}, 120_000)
