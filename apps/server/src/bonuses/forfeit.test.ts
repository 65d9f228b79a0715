import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { acceptBonus } from './answer.ts'
import { forfeitBonus } from './forfeit.ts'
import { countWageringOf, endBonuses } from './wagering.ts'

let db: Database
let bed: BonusBed
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

/** Returns what the casino's account of bonuses has given and not got back, in minor units. */
async function givenOut(): Promise<bigint> {
  const [row] = await db.run<{ sum: bigint }>(
    '',
    `select coalesce(sum(case when from_account = 'house/bonuses/EUR' then amount else -amount end), 0)::bigint as sum
       from ledger_posting where 'house/bonuses/EUR' in (from_account, to_account)`,
    [],
  )
  return row?.sum ?? 0n
}

const events = async (playerId: string) =>
  db.run<{ kind: string; actor: string }>(
    '',
    'select kind, actor from player_event where player_id = $1 order by id',
    [playerId],
  )

describe('a bonus that its player gives up', () => {
  it('goes back to the casino, once, and leaves real money alone', async () => {
    const before = await givenOut()
    const { ann, id } = await bed.withBonus()
    await bed.deposit(ann, 5_00n)
    await bed.bet(ann, 4_00n)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => forfeitBonus(bed.deps, ann, id)),
    )
    expect(answers.map(({ state, wagered }) => ({ state, wagered }))).toEqual(
      Array(5).fill({ state: 'forfeited', wagered: 4_00n }),
    )
    expect(await bed.purses(ann)).toEqual({ real: 5_00n, bonus: 0n })
    expect((await givenOut()) - before, 'what was lost in games stays given').toBe(4_00n)
    expect((await events(ann)).filter(({ kind }) => kind === 'bonus_forfeited')).toEqual([
      { kind: 'bonus_forfeited', actor: 'player' },
    ])
    expect(await bed.messagesOf(ann)).not.toContain('Your bonus has run out: A lamp')
  })

  it('is real money when it had been wagered and was not counted yet', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 30_00n)
    await bed.bet(ann, 10_00n)
    expect((await forfeitBonus(bed.deps, ann, id)).state).toBe('completed')
    expect(await bed.purses(ann)).toEqual({ real: 20_00n, bonus: 0n })
  })

  it('takes with it what a late round wins, though an earlier one was completed', async () => {
    const { ann, id } = await bed.withBonus()
    await bed.bet(ann, 10_00n)
    await bed.win(ann, 10_00n)
    await bed.bet(ann, 10_00n)
    await countWageringOf(bed.deps, ann)
    expect((await forfeitBonus(bed.deps, ann, id)).state, 'as it ended').toBe('completed')
    bed.casino.clock.advance(1000)
    const second = await bed.give(ann, { key: `second/${ann}` })
    await acceptBonus(bed.deps, ann, second)
    await bed.bet(ann, 10_00n)
    await forfeitBonus(bed.deps, ann, second)
    await bed.win(ann, 7_00n)
    await endBonuses(bed.deps)
    await endBonuses(bed.deps)
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('makes room for the next one', async () => {
    const { ann, id } = await bed.withBonus()
    const next = await bed.give(ann, { key: `next/${ann}` })
    await expect(acceptBonus(bed.deps, ann, next)).rejects.toThrow('bonus_active_already')
    await forfeitBonus(bed.deps, ann, id)
    expect((await acceptBonus(bed.deps, ann, next)).state).toBe('active')
    await forfeitBonus(bed.deps, ann, id)
    expect(await bed.purses(ann), 'asked again, it takes nothing of the next').toEqual({
      real: 0n,
      bonus: 10_00n,
    })
  })

  it('is one that was accepted, and one of the player', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await expect(forfeitBonus(bed.deps, ann, id)).rejects.toThrow('bonus_not_accepted')
    await acceptBonus(bed.deps, ann, id)
    await expect(forfeitBonus(bed.deps, await bed.newPlayer(), id)).rejects.toThrow('bonus_unknown')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })
})

it('bets and a bonus that is given up at the same time make and lose no money', async () => {
  const before = await givenOut()
  const { ann, id } = await bed.withBonus()
  const bets = await Promise.allSettled([
    ...Array.from({ length: 5 }, () => bed.bet(ann, 1_00n)),
    forfeitBonus(bed.deps, ann, id),
    ...Array.from({ length: 5 }, () => bed.bet(ann, 1_00n)),
  ])
  const taken = bets.filter(({ status }, index) => index !== 5 && status === 'fulfilled').length
  expect(bets[5]?.status).toBe('fulfilled')
  expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  expect((await givenOut()) - before).toBe(BigInt(taken) * 1_00n)
})
