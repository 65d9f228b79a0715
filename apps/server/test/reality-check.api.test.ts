import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Live, openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { type ManualClock, manualClock } from '../src/kit/clock.ts'
import { balances } from '../src/ledger/accounts.ts'
import { findCredentials } from '../src/players/player.ts'

/** Shorter than an access token lives, so that the clock can be moved under it. */
const EVERY_S = 60
const GAME = 'comet'
const CHECK =
  'subscription { realityCheck { duration entries { category realIn bonusIn realOut bonusOut } } }'
const ACKNOWLEDGED = 'subscription { realityCheckAcknowledged }'

interface Check {
  duration: number
  entries: {
    category: string
    realIn: string
    bonusIn: string
    realOut: string
    bonusOut: string
  }[]
}

let casino: Casino
let clock: ManualClock
let count = 0

beforeAll(async () => {
  clock = manualClock(new Date())
  casino = await openCasino({ clock, config: { realityCheckEveryS: EVERY_S } })
  // All of the demo's players play here, the limited one as well.
  await casino.db.run('', "update player set status = 'active' where status = 'limited'", [])
})
afterAll(() => casino.close())

/** The demo player with `index`, signed in once more and counted, with a game that is open. */
async function sitDown(index: number) {
  const player = casino.players[index] ?? { email: '', password: '' }
  const token = await casino.signIn(player)
  const { playerId = '' } = (await findCredentials(casino.db, player.email)) ?? {}
  const { games } = casino.app.parts
  const open = {
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId: GAME,
    currency: 'EUR',
    language: 'en',
  }
  const session = await games.sessions.find(await games.sessions.open(open))
  if (!session) throw new Error('The game is not open.')
  const roundRef = `round-${++count}`
  const play = async (...actions: { action: 'bet' | 'win'; id: string; amount: number }[]) => {
    const decision = await games.wallet.carryOut({
      kind: 'play',
      session,
      gameId: GAME,
      roundRef,
      actions,
      roundClosed: false,
    })
    return decision.done ? 'done' : decision.code
  }
  return {
    playerId,
    token,
    live: () => openLive(casino, token),
    bet: (amount: number, id = `bet-${++count}`) => play({ action: 'bet', id, amount }),
    win: (amount: number) => play({ action: 'win', id: `win-${++count}`, amount }),
    rollBack: async (original: string) => {
      const decision = await games.wallet.carryOut({
        kind: 'rollback',
        session,
        roundRef,
        ref: `back-${++count}`,
        original,
      })
      return decision.done ? 'done' : decision.code
    },
    acknowledge: () => casino.query('mutation { acknowledgeRealityCheck }', { token }),
    purses: async () =>
      (await balances(casino.db, [playerId])).get(playerId) ?? { real: 0n, bonus: 0n },
  }
}

/** A page of this player, once the casino counts for its sign-in. */
async function openPage({ playerId, live }: { playerId: string; live(): Live }): Promise<Live> {
  const page = live()
  // Most stories end before it sends anything.
  page
    .watch<Check>(CHECK)()
    .catch(() => {})
  await expect
    .poll(() => casino.db.run('', 'select from reality_check where player_id = $1', [playerId]))
    .toHaveLength(1)
  return page
}

const minor = (amount: string) => BigInt(amount.replace('.', ''))

describe('G2 a reality check', () => {
  test('that is due stops bets until it is acknowledged, and nothing else; its totals equal the ledger', async () => {
    const ann = await sitDown(0)
    const live = await openPage(ann)
    const before = await ann.purses()
    expect(await ann.bet(20_00, 'first')).toBe('done')
    expect(await ann.bet(985_00)).toBe('done')
    expect(await ann.win(50_00)).toBe('done')
    clock.advance(EVERY_S * 1000)
    expect(await ann.bet(1_00)).toBe('LIMIT_REACHED')
    expect(await ann.bet(20_00, 'first'), 'a repeat is answered as the first time').toBe('done')
    expect(await ann.win(10_00)).toBe('done')

    const again = ann.live()
    const { duration, entries } = await again.watch<Check>(CHECK)()
    expect(duration).toBe(EVERY_S)
    const sum = (key: 'realIn' | 'realOut' | 'bonusIn' | 'bonusOut') =>
      entries.reduce((total, entry) => total + minor(entry[key]), 0n)
    const after = await ann.purses()
    expect(sum('realIn') + sum('bonusIn')).toBe(1005_00n)
    expect(sum('realOut') + sum('bonusOut')).toBe(60_00n)
    expect(sum('realOut') - sum('realIn')).toBe(after.real - before.real)
    expect(sum('bonusOut') - sum('bonusIn')).toBe(after.bonus - before.bonus)

    expect((await ann.acknowledge()).data).toEqual({ acknowledgeRealityCheck: true })
    expect(await ann.bet(1_00)).toBe('done')
    clock.advance(EVERY_S * 1000 - 1)
    expect(await ann.bet(1_00)).toBe('done')
    clock.advance(1)
    expect(await ann.bet(1_00), 'the next one is due').toBe('LIMIT_REACHED')
    await Promise.all([live.close(), again.close()])
  })

  test('lets a bet be rolled back, and counts what came back', async () => {
    const ann = await sitDown(3)
    const live = await openPage(ann)
    await ann.bet(5_00, 'taken-back')
    clock.advance(EVERY_S * 1000)
    expect(await ann.rollBack('taken-back')).toBe('done')
    const again = ann.live()
    const [entry] = (await again.watch<Check>(CHECK)()).entries
    expect(entry).toEqual({
      category: 'ALL_GAMES',
      realIn: '5.00',
      bonusIn: '0.00',
      realOut: '5.00',
      bonusOut: '0.00',
    })
    await Promise.all([live.close(), again.close()])
  })

  test('waits for a page that is loaded again, and one answer is enough for all of them', async () => {
    const ann = await sitDown(4)
    const [first, second] = [await openPage(ann), ann.live()]
    clock.advance(EVERY_S * 1000)
    for (let load = 0; load < 2; load++) {
      const page = ann.live()
      expect((await page.watch<Check>(CHECK)()).duration).toBe(EVERY_S)
      await page.close()
    }
    const answered = second.watch<boolean>(ACKNOWLEDGED)
    expect(await answered()).toBe(false)
    await Promise.all([ann.acknowledge(), ann.acknowledge(), ann.acknowledge()])
    expect(await answered()).toBe(true)
    const events = await casino.db.run(
      '',
      `select from player_event where player_id = $1 and kind = 'reality_check_acknowledged'`,
      [ann.playerId],
    )
    expect(events, 'G7 it is written down once').toHaveLength(1)
    await Promise.all([first.close(), second.close()])
  })

  test('is not got around by signing in a second time, but begins again after signing out', async () => {
    const ann = await sitDown(1)
    const live = await openPage(ann)
    clock.advance(EVERY_S * 1000)
    const elsewhere = await sitDown(1)
    const other = elsewhere.live()
    expect((await other.watch<Check>(CHECK)()).duration).toBe(EVERY_S)
    expect(await elsewhere.bet(0)).toBe('LIMIT_REACHED')

    await casino.db.run(
      '',
      `update player_session set ended_at = now(), end_reason = 'signed_out' where player_id = $1`,
      [ann.playerId],
    )
    const fresh = await sitDown(1)
    const page = fresh.live()
    expect(await page.watch<boolean>(ACKNOWLEDGED)()).toBe(false)
    page
      .watch<Check>(CHECK)()
      .catch(() => {})
    await expect.poll(() => fresh.bet(0)).toBe('done')
    await Promise.all([live.close(), other.close(), page.close()])
  })

  test('begins again after a break without any page, although the player did not sign out', async () => {
    const ann = await sitDown(3)
    await (await openPage(ann)).close()
    clock.advance(15 * 60_000)
    const back = await sitDown(3)
    const page = back.live()
    page
      .watch<Check>(CHECK)()
      .catch(() => {})
    await expect.poll(() => back.bet(0)).toBe('done')
    await page.close()
  })

  test('is no visitor’s', async () => {
    const visitor = openLive(casino, null)
    await expect(visitor.watch(CHECK)()).rejects.toThrow('authentication_required')
    expect(
      (await casino.query('mutation { acknowledgeRealityCheck }')).errors?.[0]?.extensions?.code,
    ).toBe(401)
    await visitor.close()
  })
})

test('G2 a check comes by itself when its time has come', async () => {
  const quick = await openCasino({ config: { realityCheckEveryS: 1 } })
  const live = openLive(quick, await quick.signIn(quick.players[0] ?? { email: '', password: '' }))
  expect(await live.watch<Check>(CHECK)()).toEqual({ duration: 1, entries: [] })
  await live.close()
  await quick.close()
})

test('an operator may ask more often than the licence, never less often', async () => {
  const slow = await openCasino({ clock, config: { realityCheckEveryS: 999_999 } })
  const live = openLive(slow, await slow.signIn(slow.players[0] ?? { email: '', password: '' }))
  live
    .watch<Check>(CHECK)()
    .catch(() => {})
  const { realityCheckS } = slow.app.parts.licences.policyOf('DE')
  await expect
    .poll(() =>
      slow.db.run<{ s: number }>(
        '',
        'select extract(epoch from due_at - since)::int as s from reality_check',
        [],
      ),
    )
    .toEqual([{ s: realityCheckS }])
  await live.close()
  await slow.close()
})
