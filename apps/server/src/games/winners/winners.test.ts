import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { manualClock } from '../../kit/clock.ts'
import { NEWS_MISSED, openTopics } from '../../kit/topics.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../catalogue/snapshot.ts'
import type { Round } from '../wallet/wallet-state.ts'
import { insertRound, testRound } from './test-rounds.ts'
import type { RoundNews } from './winner-ring.ts'
import { WINNERS_TOPIC } from './winner-ring-shared.ts'
import { openWinners, type Winner, type Winners } from './winners.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const DAY_MS = 86_400_000
const clock = manualClock(NOW)
const comet = { id: 'comet' } as Game
const wide = { id: 'wide' } as Game
const shelves = {
  all: { byId: new Map([comet, wide].map((game) => [game.id, game])) },
  mobile: { byId: new Map([[comet.id, comet]]) },
}
const catalogue = { current: () => shelves } as unknown as Catalogue
const parts = {
  secrets: { session: ['a secret'] },
  findFirstName: async (playerId: string) => (playerId === 'gone' ? null : 'Marianna'),
}

let db: Database

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const round = (ref: string, won: bigint, given?: Partial<Round>) => testRound(ref, won, NOW, given)
const insert = (round: Round) => insertRound(db, round)
const amounts = (winners: Winner[]) => winners.map(({ amount }) => amount)

describe('winners', () => {
  it('are found in the database at the start: the newest, and the biggest of the last days', async () => {
    const ago = (days: number) => ({ openedAt: new Date(NOW.getTime() - days * DAY_MS) })
    await insert(round('lost', 90n))
    await insert(round('old', 900_000n, ago(8)))
    await insert(round('big', 70_000n, ago(2)))
    await insert(round('small', 250n, ago(1)))
    await insert(round('elsewhere', 9_000n, { ...ago(1), gameId: 'removed' }))
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    expect(amounts(await winners.list({ set: 'TOP', count: 10 }))).toEqual(['700.00', '2.50'])
    expect(amounts(await winners.list({ set: 'LIVE', count: 10 }))).toEqual(['2.50', '700.00'])
    expect(await winners.list({ set: 'TOP', count: 1 })).toMatchObject([
      { currency: 'EUR', game: { id: 'comet' }, player: { name: 'Mar•••a' } },
    ])
    winners.close()
  })

  it('never reveal that the winners of two days are one player', async () => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    const ids = (await winners.list({ set: 'TOP', count: 2 })).map(({ player }) => player.id)
    expect(new Set(ids).size).toBe(2)
    winners.close()
  })

  it('never reveal who a player is', async () => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    expect(JSON.stringify(await winners.list({ set: 'TOP', count: 10 }))).not.toMatch(
      /"ann"|Marianna/,
    )
    winners.close()
  })

  it('are sent to subscribers on every node', async () => {
    const topics = [
      openTopics((topic, message) => topics[1]?.deliver(topic, message)),
      openTopics(),
    ] as const
    const nodes = await Promise.all(
      topics.map((each) => openWinners({ db, clock, topics: each, catalogue, ...parts })),
    )
    const [here, there] = nodes as [Winners, Winners]
    const stop = new AbortController()
    const follower = there.follow({ set: 'LIVE', count: 10 }, stop.signal)
    expect(amounts((await follower.next()).value ?? [])).toEqual(['2.50', '700.00'])
    clock.advance(1000)
    here.addRound(round('now', 500n))
    expect(amounts((await follower.next()).value ?? [])).toEqual(['5.00', '2.50', '700.00'])
    stop.abort()
    expect((await follower.next()).done).toBe(true)
    for (const node of nodes) node.close()
  })

  it('of its last half second are sent to the other nodes by a node that closes', async () => {
    const other = openTopics()
    const topics = openTopics((topic, message) => other.deliver(topic, message))
    const [here, there] = await Promise.all(
      [topics, other].map((each) => openWinners({ db, clock, topics: each, catalogue, ...parts })),
    )
    here?.addRound(round('last', 66_600n))
    here?.close()
    expect(amounts((await there?.list({ set: 'TOP', count: 50 })) ?? [])).toContain('666.00')
    there?.close()
  })

  it('of a busy moment are the newest and the biggest, and a round that has won again is one of them', async () => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    const stop = new AbortController()
    const follower = winners.follow({ set: 'TOP', count: 50 }, stop.signal)
    await follower.next()
    clock.advance(1000)
    winners.addRound(round('record', 9_999_900n))
    for (let each = 1; each <= 60; each++) winners.addRound(round(`of a busy moment ${each}`, 110n))
    winners.addRound(round('twice', 120n))
    winners.addRound(round('twice', 130n))
    expect(amounts((await follower.next()).value ?? [])[0]).toBe('99999.00')
    const newest = amounts(await winners.list({ set: 'LIVE', count: 50 }))
    expect(newest.filter((amount) => amount === '1.20' || amount === '1.30')).toEqual(['1.30'])
    stop.abort()
    winners.close()
  })

  it('are no longer shown, on any node, once their win was rolled back or more was staked', async () => {
    const topics = [
      openTopics((topic, message) => topics[1]?.deliver(topic, message)),
      openTopics(),
    ] as const
    const nodes = await Promise.all(
      topics.map((each) => openWinners({ db, clock, topics: each, catalogue, ...parts })),
    )
    const [here, there] = nodes as [Winners, Winners]
    const stop = new AbortController()
    const follower = there.follow({ set: 'TOP', count: 3 }, stop.signal)
    const before = amounts((await follower.next()).value ?? [])
    clock.advance(1000)
    here.addRound(round('taken back', 7_777_700n))
    here.addRound(round('surpassed', 7_777_600n))
    expect(amounts((await follower.next()).value ?? [])).toEqual([
      '77777.00',
      '77776.00',
      ...before.slice(0, 1),
    ])
    here.addRound(round('taken back', 0n))
    here.addRound(round('surpassed', 7_777_600n, { staked: { real: 7_777_500n, bonus: 100n } }))
    expect(amounts((await follower.next()).value ?? [])).toEqual(before)
    for (const node of nodes) {
      expect(
        amounts(await node.list({ set: 'LIVE', count: 50 })).filter((amount) =>
          /^7777[67]/.test(amount),
        ),
      ).toEqual([])
      node.close()
    }
    stop.abort()
  })

  it('that are taken back together all reach the other nodes, in messages that a NOTIFY can hold', async () => {
    const sizes: number[] = []
    const left = new Set(Array.from({ length: 100 }, (_, each) => String(each).padEnd(128, '-')))
    const all = Promise.withResolvers<void>()
    const topics = openTopics((_, message) => {
      sizes.push(Buffer.byteLength(JSON.stringify(message)))
      for (const { roundRef, isWin } of JSON.parse(message) as RoundNews[])
        if (!isWin) left.delete(roundRef)
      if (left.size === 0) all.resolve()
    })
    const winners = await openWinners({ db, clock, topics, catalogue, ...parts })
    for (const ref of left)
      winners.addRound(round(ref, 0n, { playerId: 'p'.repeat(36), gameId: 'g'.repeat(128) }))
    await all.promise
    expect(Math.max(...sizes)).toBeLessThan(7000)
    winners.close()
  })

  it('that are reported while the lists are being read are not lost', async () => {
    const topics = openTopics()
    const opening = openWinners({ db, clock, topics, catalogue, ...parts })
    const sent = {
      playerId: 'ann',
      gameId: 'comet',
      currency: 'EUR',
      amount: '6666600',
      atMs: clock.nowMs(),
      isWin: true,
    }
    topics.deliver(WINNERS_TOPIC, JSON.stringify([{ ...sent, roundRef: 'told' }]))
    topics.deliver(
      WINNERS_TOPIC,
      JSON.stringify([{ ...sent, roundRef: 'told', amount: '6666700' }]),
    )
    const winners = await opening
    expect(
      amounts(await winners.list({ set: 'TOP', count: 50 })).filter((amount) =>
        amount.startsWith('6666'),
      ),
    ).toEqual(['66667.00'])
    winners.close()
  })

  it('are read again after news of other nodes may have been missed, and only then', async () => {
    const topics = openTopics()
    await insert(round('undone meanwhile', 5_555_500n, { openedAt: clock.now() }))
    const winners = await openWinners({ db, clock, topics, catalogue, ...parts })
    const stop = new AbortController()
    const follower = winners.follow({ set: 'TOP', count: 1 }, stop.signal)
    expect(amounts((await follower.next()).value ?? [])).toEqual(['55555.00'])
    await insert(round('won meanwhile', 5_555_400n, { openedAt: clock.now() }))
    await db.run(
      'test_undo',
      "update game_round set won_real = 0 where ref = 'undone meanwhile'",
      [],
    )
    await winners.catchUp()
    expect(amounts(await winners.list({ set: 'TOP', count: 1 }))).toEqual(['55555.00'])

    topics.deliver(NEWS_MISSED, '')
    await winners.catchUp()
    expect(amounts((await follower.next()).value ?? [])).toEqual(['55554.00'])

    // Followers get nothing after a reading that found nothing new.
    topics.deliver(NEWS_MISSED, '')
    await winners.catchUp()
    winners.addRound(round('afterwards', 5_555_600n))
    expect(amounts((await follower.next()).value ?? [])).toEqual(['55556.00'])
    stop.abort()
    winners.close()
    await db.run('test_tidy', "delete from game_round where ref like '%meanwhile'", [])
  })

  it('of a busy moment are sent once, in as many messages as needed', async () => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    const stop = new AbortController()
    const follower = winners.follow({ set: 'LIVE', count: 50 }, stop.signal)
    await follower.next()
    for (let each = 1; each <= 30; each++) winners.addRound(round(`together ${each}`, 4_444_400n))
    const lists = [amounts((await follower.next()).value ?? [])]
    winners.addRound(round('later', 4_444_300n))
    lists.push(amounts((await follower.next()).value ?? []))
    expect(lists.map((list) => list.includes('44443.00'))).toEqual([false, true])
    stop.abort()
    winners.close()
  })

  it('are on a phone those in games that it is offered, and others take no place', async () => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    const stop = new AbortController()
    const phone = winners.follow({ set: 'LIVE', count: 2, mobile: true }, stop.signal)
    const before = amounts((await phone.next()).value ?? [])
    expect(before).toHaveLength(2)
    clock.advance(1000)
    winners.addRound(round('at a desk', 88_888_800n, { gameId: 'wide' }))
    expect(amounts((await phone.next()).value ?? [])).toEqual(before)
    for (const set of ['LIVE', 'TOP'] as const) {
      expect(amounts(await winners.list({ set, count: 1 }))).toEqual(['888888.00'])
      expect(amounts(await winners.list({ set, count: 50, mobile: true }))).not.toContain(
        '888888.00',
      )
    }
    stop.abort()
    winners.close()
  })

  it('are after a restart the biggest by whole units too, whatever the digits of their currency', async () => {
    const ago = (days: number) => ({ openedAt: new Date(NOW.getTime() - days * DAY_MS) })
    await insert(round('yen', 90_000n, { ...ago(2), currency: 'JPY' }))
    await insert(round('euro', 80_000n, ago(2)))
    for (let each = 1; each <= 50; each++)
      await insert(round(`dinar ${each}`, 100_000n, { ...ago(1), currency: 'KWD' }))
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    expect(amounts(await winners.list({ set: 'TOP', count: 4 }))).toEqual([
      '90000',
      '800.00',
      '700.00',
      '100.000',
    ])
    winners.close()
  })

  it.each([0, -1, 51])('cannot be requested by %i', async (count) => {
    const winners = await openWinners({ db, clock, topics: openTopics(), catalogue, ...parts })
    await expect(winners.list({ set: 'TOP', count: count })).rejects.toThrow('bad_input')
    winners.close()
  })
})
