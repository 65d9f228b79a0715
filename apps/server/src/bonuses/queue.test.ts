import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { manyPlayers } from '#testkit/bonus-rows.ts'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { acceptBonus, declineBonus, startQueued } from './answer.ts'
import { countPending, findBonus } from './bonuses.store.ts'
import { forfeitBonus } from './forfeit.ts'
import { endBonuses } from './wagering.ts'

const DAY_MS = 86_400_000
let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

const queueing = () => ({ ...bed.deps, bonusesQueue: true })
const stateOf = async (id: string) => (await findBonus(db, id))?.state

/** A player with an active bonus of 10.00, and others of 10.00 that have queued in this order. */
async function withQueue(length: number): Promise<{ ann: string; id: string; queued: string[] }> {
  const { ann, id } = await bed.withBonus()
  const queued: string[] = []
  for (let place = 0; place < length; place++) {
    const next = await bed.give(ann, { key: `queued/${ann}/${place}` })
    bed.casino.clock.advance(1000)
    await acceptBonus(queueing(), ann, next)
    queued.push(next)
  }
  return { ann, id, queued }
}

describe('a bonus that is accepted while another one is active', () => {
  it('is refused, unless the casino lets bonuses queue', async () => {
    const { ann } = await bed.withBonus()
    const next = await bed.give(ann, { key: `next/${ann}` })
    await expect(acceptBonus(bed.deps, ann, next)).rejects.toThrow('bonus_active_already')
    expect((await acceptBonus(queueing(), ann, next)).queuedAt).not.toBeNull()
    expect((await acceptBonus(queueing(), ann, next)).state, 'asked again').toBe('pending')
  })

  it('L9 brings its money when its turn comes, one after the other, each once', async () => {
    const { ann, id, queued } = await withQueue(2)
    await startQueued(bed.deps)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })

    await forfeitBonus(bed.deps, ann, id)
    await Promise.all([startQueued(bed.deps), startQueued(bed.deps)])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
    expect(await Promise.all(queued.map(stateOf))).toEqual(['active', 'pending'])

    await bed.bet(ann, 10_00n)
    await startQueued(bed.deps)
    expect(await Promise.all(queued.map(stateOf)), 'the one before has nothing left').toEqual([
      'used',
      'active',
    ])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })

  it('waits longer than its offer would have stood, and is no offer that waits for an answer', async () => {
    const { ann, id, queued } = await withQueue(1)
    bed.casino.clock.advance(8 * DAY_MS)
    expect(await countPending(db, ann, bed.casino.clock.now())).toBe(0)
    await endBonuses(bed.deps)
    await startQueued(bed.deps)
    expect(await Promise.all([id, ...queued].map(stateOf))).toEqual(['expired', 'active'])
  })

  it('waits for a round of the bonus before it for as long as rounds live', async () => {
    const { ann, id, queued } = await withQueue(1)
    await bed.bet(ann, 10_00n)
    await db.run(
      '',
      `insert into game_round (provider_id, ref, player_id, game_id, currency, state, staked_real, staked_bonus, won_real, won_bonus, bets,
         opened_at, bonus_id) values ('studio', $1, $1, 'slot', 'EUR', 'open', 0, 1000, 0, 0, 1, $2, $3)`,
      [ann, bed.casino.clock.now(), id],
    )
    bed.casino.clock.advance(DAY_MS - 60_000)
    await startQueued(bed.deps)
    expect(await Promise.all([id, ...queued].map(stateOf))).toEqual(['active', 'pending'])
    await acceptBonus(queueing(), ann, queued[0] ?? '')
    expect(await Promise.all([id, ...queued].map(stateOf)), 'the player asks').toEqual([
      'active',
      'pending',
    ])
    bed.casino.clock.advance(DAY_MS)
    await forfeitBonus(bed.deps, ann, id)
    await startQueued(bed.deps)
    expect(await Promise.all([id, ...queued].map(stateOf)), 'the player gives it up').toEqual([
      'forfeited',
      'active',
    ])
  })

  /**
   * 200 players who have queued before all others, each with an active bonus and an empty purse.
   */
  const many = (currency: string) => `${manyPlayers(currency, 200, currency)}
    insert into bonus (id, key, player_id, currency, amount, wagering, shares, days, texts, state, offered_at, offer_ends_at, accepted_at,
        ends_at, counted_at, queued_at)
    select b || '${currency}-' || n, b || '${currency}-' || n, '${currency}-' || n, '${currency}', 1, 1,
        '{"slots": 100, "instant": 0, "roulette": 0, "table": 0, "live": 0, "sports": 0}', 1, '{"en": {}}', b, '2000-01-01', '2000-01-03',
        case b when 'active' then '2000-01-01'::timestamptz end, case b when 'active' then 'infinity'::timestamptz end,
        case b when 'active' then '2000-01-01'::timestamptz end, case b when 'pending' then '2000-01-02'::timestamptz end
      from generate_series(1, 200) n, unnest('{active,pending}'::text[]) b;`
  const openBets = `
    insert into sports_bet (provider_id, ref, id, player_id, currency, state, stake_real, stake_bonus, open_real, open_bonus, paid_real,
       paid_bonus, stake_at, turn, kind, lines, each_way, odds, potential_return, bonus_id, made_at)
    select 'book', id, id, player_id, 'GBP', 'made', 0, 1, 0, 1, 0, 0, 'held', 0, 'single', 1, false, '2.00', 2, id, now()
      from bonus where currency = 'GBP' and state = 'active';`
  it.each([
    ['have a sports bet open', 'GBP', openBets],
    ['have frozen money', 'USD', `insert into ledger_freeze values ('USD', 'a test', now());`],
  ])('begins though hundreds before it cannot, because they %s', async (_name, currency, why) => {
    const { ann, id, queued } = await withQueue(1)
    await forfeitBonus(bed.deps, ann, id)
    await db.transaction((tx) => tx.script(many(currency) + why))
    await startQueued(bed.deps)
    await db.run('', `update bonus set state = 'declined', ended_at = now() where currency = $1`, [
      currency,
    ])
    expect(await Promise.all(queued.map(stateOf))).toEqual(['active'])
  })

  it('can be declined until then', async () => {
    const { ann, id, queued } = await withQueue(1)
    await declineBonus(bed.deps, ann, queued[0] ?? '')
    await forfeitBonus(bed.deps, ann, id)
    await startQueued(bed.deps)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('does not begin for a player who may not play', async () => {
    const { ann, id, queued } = await withQueue(1)
    await forfeitBonus(bed.deps, ann, id)
    await bed.casino.exclude(ann)
    await startQueued(bed.deps)
    expect(await stateOf(queued[0] ?? '')).toBe('pending')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })
})
