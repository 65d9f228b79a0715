import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { playerTopic } from '../players/live/player-topic.ts'
import { acceptBonus, declineBonus } from './answer.ts'

let db: Database
let bed: BonusBed
const news: string[] = []

beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

const transfers = async (id: string) =>
  (
    await db.run<{ key: string }>('', 'select key from ledger_transfer where key like $1', [
      `bonus/${id}/%`,
    ])
  ).map(({ key }) => key)
const events = async (playerId: string) =>
  (
    await db.run<{ kind: string }>(
      '',
      'select kind from player_event where player_id = $1 order by id',
      [playerId],
    )
  ).map(({ kind }) => kind)

describe('an offer', () => {
  it('is no money until it is accepted, and once for its key', async () => {
    const ann = await bed.newPlayer()
    expect(await bed.give(ann)).toBe(await bed.give(ann))
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    await expect(bed.give(ann, { amount: 11_00n })).rejects.toThrow('duplicate_bonus')
    await expect(
      bed.give(await bed.newPlayer(), { key: `lamp/${ann}` }),
      "another player's",
    ).rejects.toThrow('duplicate_bonus')
    expect(await events(ann)).toEqual(['bonus_offered'])
    expect(await bed.messagesOf(ann)).toEqual(['A bonus for you: A lamp'])
  })

  it('of nothing is refused by the database', async () => {
    await expect(bed.give(await bed.newPlayer(), { amount: 0n })).rejects.toThrow(
      'bonus_of_nothing',
    )
  })

  it('is accepted once, however often the player presses', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    const stop = bed.casino.topics.listen(playerTopic(ann), (message) => news.push(message))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => acceptBonus(bed.deps, ann, id)),
    )
    stop()
    expect(answers.map(({ state }) => state)).toEqual(Array(10).fill('active'))
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
    expect(await transfers(id)).toEqual([`bonus/${id}/granted`])
    expect(news).toEqual(['balance'])
    expect(await events(ann)).toEqual(['bonus_offered', 'bonus_accepted'])
  })

  it('is declined for good', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await declineBonus(bed.deps, ann, id)
    expect((await declineBonus(bed.deps, ann, id)).state).toBe('declined')
    await expect(acceptBonus(bed.deps, ann, id)).rejects.toThrow('bonus_offer_ended')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
    expect(await events(ann)).toEqual(['bonus_offered', 'bonus_declined'])
  })

  it('cannot be declined once it has been accepted', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await acceptBonus(bed.deps, ann, id)
    await expect(declineBonus(bed.deps, ann, id)).rejects.toThrow('bonus_accepted_already')
  })

  it('cannot be accepted after its time, even before the casino has written that down', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann, { offerEndsAt: new Date(bed.casino.clock.nowMs() + 1000) })
    bed.casino.clock.advance(1000)
    await expect(acceptBonus(bed.deps, ann, id)).rejects.toThrow('bonus_offer_ended')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })

  it('is unknown to other players, and is not given to a player who may not play', async () => {
    const ann = await bed.newPlayer()
    const id = await bed.give(ann)
    await expect(acceptBonus(bed.deps, await bed.newPlayer(), id)).rejects.toThrow('bonus_unknown')
    await bed.casino.exclude(ann)
    await expect(acceptBonus(bed.deps, ann, id)).rejects.toThrow('account_not_active')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 0n })
  })
})

describe('two bonuses', () => {
  it('are active one at a time: the second waits until there is nothing left of the first', async () => {
    const ann = await bed.newPlayer()
    const [first, second] = [await bed.give(ann), await bed.give(ann, { key: `second/${ann}` })]
    await acceptBonus(bed.deps, ann, first)
    await expect(acceptBonus(bed.deps, ann, second)).rejects.toThrow('bonus_active_already')
    await bed.bet(ann, 10_00n)
    expect((await acceptBonus(bed.deps, ann, second)).state).toBe('active')
    expect((await acceptBonus(bed.deps, ann, first)).state).toBe('used')
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })

  it('bring the money of one when both are accepted at the same moment', async () => {
    const ann = await bed.newPlayer()
    const [first, second] = [await bed.give(ann), await bed.give(ann, { key: `second/${ann}` })]
    const answers = await Promise.allSettled([
      acceptBonus(bed.deps, ann, first),
      acceptBonus(bed.deps, ann, second),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await bed.purses(ann)).toEqual({ real: 0n, bonus: 10_00n })
  })

  it('are not both active, not even by hand', async () => {
    const ann = await bed.newPlayer()
    const [first, second] = [await bed.give(ann), await bed.give(ann, { key: `second/${ann}` })]
    await acceptBonus(bed.deps, ann, first)
    const force = `update bonus set state = 'active', accepted_at = now(), ends_at = now() where id = $1`
    await expect(db.run('', force, [second])).rejects.toThrow('bonus_one_at_a_time')
  })
})

it('G7 what was written down about an account cannot be changed', async () => {
  await expect(db.run('', `update player_event set actor = 'house'`, [])).rejects.toThrow(
    'append-only',
  )
  await expect(db.run('', 'delete from player_event', [])).rejects.toThrow('append-only')
})
