import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betLeg, betSlip, callAsBook } from '#testkit/native-book.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { balances } from '../src/ledger/accounts.ts'
import { newestTransfer } from '../src/ledger/movements.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import { findCredentials } from '../src/players/player.ts'
import { listPlayedSports } from '../src/sports/bets/played.store.ts'

const TOKEN =
  '{ altenarV2GetToken(input: { demo: false }) { token scriptUrl integration language } }'

let casino: Casino
let playerId: string
let token: string

beforeAll(async () => {
  casino = await openCasino()
  const [player] = casino.players
  if (!player) throw new Error('The demo player is not there.')
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
  token = await openBook(TOKEN, await casino.signIn(player))
})
afterAll(() => casino.close())

async function openBook(query: string, signedIn?: string): Promise<string> {
  const { data, errors } = await casino.query(query, signedIn ? { token: signedIn } : {})
  if (!data) throw new Error(JSON.stringify(errors))
  return (data.altenarV2GetToken as { token: string }).token
}

const call = (name: string, body: object, secret?: string) => callAsBook(casino, name, body, secret)
const slip = (betId: string, amount: number, change: object = {}) =>
  betSlip(token, betId, amount, change)

async function purses() {
  const {
    real = 0n,
    bonus = 0n,
    held = 0n,
  } = (await balances(casino.db, [playerId])).get(playerId) ?? {}
  return { real, bonus, held }
}

/** Takes whatever else the casino holds for the demo player out of the sums. */
async function change(work: () => Promise<unknown>) {
  const before = await purses()
  await work()
  const after = await purses()
  return {
    real: after.real - before.real,
    bonus: after.bonus - before.bonus,
    held: after.held - before.held,
  }
}

test('the token of a player opens the wallet; a demo’s and a made-up one do not', async () => {
  expect(await call('authenticate', { token })).toMatchObject({
    status: 200,
    player: { id: playerId, currency: 'EUR', language: 'en' },
  })
  const demoToken = await openBook('{ altenarV2GetToken(input: { demo: true }) { token } }')
  for (const other of [demoToken, randomUUID()])
    expect(await call('balance', { token: other })).toMatchObject({
      status: 401,
      code: 'TOKEN_UNKNOWN',
    })
})

test.each(['limited', 'excluded', 'blocked'])(
  'a player who is %s is refused before they bet, and their balance is still answered',
  async (status) => {
    const put = (now: string) =>
      casino.db.run('', 'update player set status = $2 where id = $1', [playerId, now])
    await put(status)
    expect(await call('authenticate', { token })).toMatchObject({
      status: 403,
      code: 'PLAYER_DISABLED',
    })
    expect(await call('balance', { token })).toMatchObject({ status: 200 })
    await put('active')
    expect(await call('authenticate', { token })).toMatchObject({ status: 200 })
  },
)

test('a call that is not signed with the key of the book learns nothing', async () => {
  expect(await call('make', slip('unsigned', 100), 'another-secret')).toEqual({ status: 403 })
})

describe('a bet through HTTP', () => {
  test('is held, taken, won and paid once, with each leg written down', async () => {
    expect(await change(() => call('make', slip('b1', 1000)))).toEqual({
      real: -1000n,
      bonus: 0n,
      held: 1000n,
    })
    expect(await change(() => call('commit', { id: 'b1/commit', betId: 'b1' }))).toEqual({
      real: 0n,
      bonus: 0n,
      held: -1000n,
    })
    const settlement = {
      id: 'b1/settle',
      betId: 'b1',
      result: 'won',
      amount: 2000,
      legs: [{ id: 's1', result: 'won', reason: '2–1' }],
    }
    expect(
      await change(() => Promise.all([1, 2, 3].map(() => call('settle', settlement)))),
    ).toMatchObject({ real: 2000n, held: 0n })
    expect(await call('settle', { ...settlement, id: 'b1/again' })).toMatchObject({
      status: 409,
      code: 'BET_SETTLED',
    })
    const legs = await casino.db.run(
      '',
      `select result, reason, outcome from sports_bet_leg where bet_ref = 'b1'`,
      [],
    )
    expect(legs).toEqual([{ result: 'won', reason: '2–1', outcome: 'A' }])
  })

  test('that is discarded or rolled back gives the stake back, before or after it has come', async () => {
    const before = await purses()
    await call('make', slip('b2', 500))
    await call('discard', { id: 'b2/discard', betId: 'b2', reason: 'suspended' })
    await call('discard', { id: 'b3/discard', betId: 'b3', reason: 'timeout' })
    expect(await call('make', slip('b3', 500))).toMatchObject({
      status: 409,
      code: 'BET_DISCARDED',
    })
    await call('make', slip('b4', 500))
    await call('commit', { id: 'b4/commit', betId: 'b4' })
    await call('rollback', { id: 'b4/undo', betId: 'b4', originalId: 'b4/make' })
    expect(await purses()).toEqual(before)
  })

  test('that was cashed out in part and is rolled back leaves nothing behind; none returns more than its slip says', async () => {
    const before = await purses()
    await call('make', slip('b5', 1000))
    await call('commit', { id: 'b5/commit', betId: 'b5' })
    const part = { id: 'b5/part', betId: 'b5', result: 'cashed_out', amount: 450, stakeClosed: 400 }
    expect(await call('settle', { ...part, id: 'b5/more', amount: 801 })).toMatchObject({
      status: 403,
      code: 'RETURN_TOO_HIGH',
    })
    await call('settle', part)
    expect(
      await call('settle', { id: 'b5/won', betId: 'b5', result: 'won', amount: 1201 }),
    ).toMatchObject({ code: 'RETURN_TOO_HIGH' })
    const rollback = { id: 'b5/undo', betId: 'b5', originalId: 'b5/make' }
    expect(await call('rollback', rollback)).toMatchObject({
      status: 200,
      state: 'void',
      carried: 0,
    })
    expect(await purses()).toEqual(before)
    const last = await call('rollback', rollback)
    expect(last).toMatchObject({ status: 200, state: 'void' })
    expect(await purses()).toEqual(before)
  })

  test('is one bet: its reference is refused for other legs, and for another result of a leg', async () => {
    await call('make', slip('b6', 500))
    const other = betLeg({ outcome: 'B' })
    expect(await call('make', slip('b6', 500, { legs: [other] }))).toMatchObject({
      status: 409,
      code: 'DUPLICATE_TRANSACTION',
    })
    const settlement = { id: 'b6/settle', betId: 'b6', result: 'void', amount: 500 }
    await call('settle', { ...settlement, legs: [{ id: 's1', result: 'void' }] })
    const changed = { ...settlement, legs: [{ id: 's1', result: 'won' }] }
    expect(await call('settle', changed)).toMatchObject({
      status: 409,
      code: 'DUPLICATE_TRANSACTION',
    })
  })

  test('that takes the place of another moves the difference of the stakes; the old one stands again when it is discarded', async () => {
    await call('make', slip('b7', 1000))
    await call('commit', { id: 'b7/commit', betId: 'b7' })
    const stateOf = async (ref: string) => {
      const rows = await casino.db.run<{ state: string }>(
        '',
        'select state from sports_bet where ref = $1',
        [ref],
      )
      return rows[0]?.state
    }
    expect(await change(() => call('make', slip('b8', 1200, { replaces: 'b7' })))).toEqual({
      real: -200n,
      bonus: 0n,
      held: 1200n,
    })
    expect([await stateOf('b7'), await stateOf('b8')]).toEqual(['void', 'made'])
    const discard = { id: 'b8/discard', betId: 'b8', reason: 'suspended' }
    expect(await change(() => call('discard', discard))).toEqual({
      real: 200n,
      bonus: 0n,
      held: -1200n,
    })
    expect(await change(() => call('discard', discard))).toEqual({ real: 0n, bonus: 0n, held: 0n })
    expect([await stateOf('b7'), await stateOf('b8')]).toEqual(['committed', 'discarded'])
    expect(await change(() => call('make', slip('b9', 700, { replaces: 'b7' })))).toEqual({
      real: 0n,
      bonus: 0n,
      held: 1000n,
    })
    expect(
      await change(() => call('commit', { id: 'b9/commit', betId: 'b9' })),
      'the difference is free once the new bet is taken',
    ).toEqual({ real: 300n, bonus: 0n, held: -1000n })
    expect([await stateOf('b7'), await stateOf('b9')]).toEqual(['void', 'committed'])
    expect(
      await call('settle', { id: 'b7/settle', betId: 'b7', result: 'won', amount: 2000 }),
    ).toMatchObject({ code: 'BET_SETTLED' })
    await call('settle', { id: 'b9/settle', betId: 'b9', result: 'lost', amount: 0 })
  })

  test.each([
    ['more than there is', { amount: 99_999_999, potentialReturn: 1 }, 402, 'INSUFFICIENT_FUNDS'],
    [
      'an event that has started',
      { legs: [betLeg({ startsAt: '2026-01-01T00:00:00Z' })] },
      409,
      'EVENT_STARTED',
    ],
    ['a currency that is not the player’s', { currency: 'USD' }, 409, 'CURRENCY_MISMATCH'],
    ['a slip without legs', { legs: [] }, 400, 'BAD_REQUEST'],
    ['a stake of nothing', { amount: 0 }, 400, 'BAD_REQUEST'],
    ['a return above the cap', { potentialReturn: 5_000_001 }, 403, 'RETURN_TOO_HIGH'],
  ])('is refused for %s, and the stake is untouched', async (_, wrong, status, code) => {
    const before = await purses()
    expect(await call('make', slip(randomUUID(), 100, wrong))).toMatchObject({ status, code })
    expect(await purses()).toEqual(before)
  })

  test('100 bets at the same moment are taken as far as the money goes, and no further', async () => {
    const { real, bonus } = await purses()
    const each = Number((real + bonus) / 60n)
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => call('make', slip(`rush${at}`, each))),
    )
    const taken = replies.filter(({ status }) => status === 200)
    expect(taken.length).toBe(Math.floor(Number(real + bonus) / each))
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['INSUFFICIENT_FUNDS']),
    )
    await Promise.all(
      replies.map((_, at) =>
        call('discard', { id: `rush${at}/discard`, betId: `rush${at}`, reason: 'suspended' }),
      ),
    )
    expect(await purses()).toMatchObject({ real, bonus })
  })
})

test('G2 a reality check counts what went into bets and what came out of them, from a transfer on', async () => {
  const start = await newestTransfer(casino.db, [
    `player/${playerId}/real`,
    `player/${playerId}/bonus`,
  ])
  await call('make', slip('g2-won', 1000))
  await call('commit', { id: 'g2-won/commit', betId: 'g2-won' })
  await call('settle', { id: 'g2-won/settle', betId: 'g2-won', result: 'won', amount: 2000 })
  await call('make', slip('g2-open', 300))
  await call('make', slip('g2-back', 700))
  await call('discard', { id: 'g2-back/discard', betId: 'g2-back', reason: 'suspended' })
  const played = { category: 'SPORTS', realIn: 2000n, bonusIn: 0n, realOut: 2700n, bonusOut: 0n }
  expect(await listPlayedSports(casino.db, playerId, start)).toEqual([played])
  const end = await newestTransfer(casino.db, [
    `player/${playerId}/real`,
    `player/${playerId}/bonus`,
  ])
  expect(await listPlayedSports(casino.db, playerId, end)).toEqual([])
})

test('G8 after all of it the books balance, and every purse is the sum of its postings', async () => {
  const { differences, emptyTransfers } = await trialBalance(casino.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})

test('after the sign-in has ended its token takes no more bets, and an open bet still settles', async () => {
  await call('make', slip('last', 100))
  const end = `update player_session set ended_at = now(), end_reason = 'signed_out' where player_id = $1 and ended_at is null`
  await casino.db.run('', end, [playerId])
  expect(await call('make', slip('too-late', 100))).toMatchObject({
    status: 401,
    code: 'TOKEN_EXPIRED',
  })
  expect(
    await call('settle', { id: 'last/settle', betId: 'last', result: 'lost', amount: 0 }),
  ).toMatchObject({
    status: 200,
    state: 'lost',
  })
})
