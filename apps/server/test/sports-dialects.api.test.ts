import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delasportHash } from '#contracts/delasport-api.ts'
import { BETBY_CODES, betbySlip } from '#testkit/betby-slip.ts'
import type { Casino } from '#testkit/open-casino.ts'
import {
  type BookPlayer,
  betbyBook,
  DELASPORT_SECRET,
  delasportBook,
  delasportTime,
  major,
  nativeBook,
  openCasinoWithSportsbooks,
  send,
} from '#testkit/sports-dialects.ts'
import { balances, house, purse } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/post.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import { type Book, keepsTheContract, type Setting } from '../src/sports/providers/bets.contract.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
let casino: Casino
let player: BookPlayer
let native: Book
let betby: ReturnType<typeof betbyBook>
let delasport: ReturnType<typeof delasportBook>

beforeAll(async () => {
  ;({ casino, player } = await openCasinoWithSportsbooks({ log }))
  native = nativeBook(player)
  betby = betbyBook(player)
  delasport = delasportBook(player)
})
afterAll(() => casino.close())

const purses = async () => {
  const {
    real = 0n,
    bonus = 0n,
    held = 0n,
  } = (await balances(casino.db, [player.playerId])).get(player.playerId) ?? {}
  return { real, bonus, held }
}

const shared: Omit<Setting, 'book' | 'codeOf'> = {
  purses,
  async spend(amount) {
    const [mine, theirs] = [purse(player.playerId, 'real'), house('sports', 'EUR')]
    const [from, to] = amount < 0n ? [theirs, mine] : [mine, theirs]
    const postings = [{ from, to, amount: amount < 0n ? -amount : amount, currency: 'EUR' }]
    await casino.db.transaction((tx) =>
      post(tx, [{ key: `test/${randomUUID()}`, kind: 'game_bet', postings, madeAt: new Date() }]),
    )
  },
  async allow(active) {
    await casino.db.run('', 'update player set status = $2 where id = $1', [
      player.playerId,
      active ? 'active' : 'blocked',
    ])
  },
  async limit(reached) {
    await casino.db.run('', 'update player set no_bets_from = $2 where id = $1', [
      player.playerId,
      reached ? new Date(0) : null,
    ])
  },
}

describe('the native dialect', () => {
  const words: Readonly<Record<string, string>> = { PLAYER_UNKNOWN: 'TOKEN_UNKNOWN', FORGED: '403' }
  keepsTheContract({
    ...shared,
    book: () => native,
    codeOf: (refusal) => words[refusal] ?? refusal,
  })
})

describe('Betby’s operator API', () => {
  keepsTheContract({
    ...shared,
    book: () => betby.book,
    codeOf: (refusal) => BETBY_CODES[refusal] ?? '2004',
  })

  test('answers a ping; a call that has expired, is meant for another casino or has no signature is 2005', async () => {
    expect(await betby.call('ping', {})).toEqual({ code: null })
    for (const wrong of [{ seconds: -60 }, { aud: 'another' }])
      expect(await betby.call('ping', {}, wrong)).toEqual({ code: '2005' })
    for (const body of ['', '{}', '{"payload":"x"}'])
      expect(await send(player, 'betby/ping', body)).toEqual({ code: '2005' })
  })

  test('pays once, whether the win or a closing notice that credits comes first, and takes it back by the win’s rollback', async () => {
    const notice = (bet: string) =>
      betby.call('bet/settlement', {
        bet_transaction_id: bet,
        status: 'won',
        amount: 900,
        currency: 'EUR',
      })
    for (const [bet, calls] of [
      ['s1', [() => betby.book.win('s1', 's1/win', 900), () => notice('s1')]],
      ['s2', [() => notice('s2'), () => notice('s2'), () => betby.book.win('s2', 's2/win', 900)]],
    ] as const) {
      const before = await purses()
      await betby.book.make(bet, 500)
      await betby.book.commit(bet)
      for (const call of calls) expect(await call()).toEqual({ code: null })
      expect((await purses()).real - before.real).toBe(400n)
      await betby.book.rollback(bet, `${bet}/undo`, `${bet}/win`)
      expect((await purses()).real - before.real).toBe(-500n)
      await betby.book.lost(bet, `${bet}/lost`)
    }
    expect(await notice('unknown')).toEqual({ code: '2003' })
    await betby.book.make('s3', 500)
    await notice('s3')
    const win = {
      amount: 900,
      currency: 'EUR',
      bet_transaction_id: 's3',
      transaction: { id: 's3/win' },
    }
    const selections = [{ id: 's1', event_id: 'e1', status: 'won', odds: '2.0' }]
    expect(await betby.call('bet/win', { ...win, selections })).toEqual({ code: null })
    expect(await betby.call('bet/win', { ...win, amount: 901 })).toEqual({ code: '2004' })
  })

  test('refuses a bonus that the player does not have, and a session that is unknown or a win in another currency', async () => {
    expect(
      await betby.call('bet/make', { ...betbySlip(player, 't1', 100), bonus_id: 'b' }),
    ).toEqual({ code: '3001' })
    expect(
      await betby.call('bet/make', { ...betbySlip(player, 't2', 100), session_id: 'x' }),
    ).toEqual({ code: '1007' })
    expect(
      await betby.call('bet/make', { ...betbySlip(player, 't3', 100), potential_win: 5_000_001 }),
    ).toEqual({
      code: '4002',
    })
    await betby.book.make('t4', 100)
    const win = {
      amount: 100,
      currency: 'USD',
      bet_transaction_id: 't4',
      transaction: { id: 't4/win' },
    }
    expect(await betby.call('bet/win', win)).toEqual({ code: '2002' })
    expect(await betby.call('bet/win', { ...win, amount: 1001, currency: 'EUR' })).toEqual({
      code: '4002',
    })
    await betby.book.discard('t4')
  })

  test('accepts a token only at the call where it came first: a refused win is no loss', async () => {
    await betby.book.make('t5', 100)
    await betby.book.commit('t5')
    const of = { currency: 'EUR', bet_transaction_id: 't5', transaction: { id: 't5/win' } }
    const token = await betby.signed({ ...of, amount: 1001 })
    expect(await betby.sendSigned('bet/win', token)).toEqual({ code: '4002' })
    for (const call of ['bet/lost', 'bet/refund', 'bet/commit'])
      expect(await betby.sendSigned(call, token), call).toEqual({ code: '2004' })
    expect(await betby.sendSigned('bet/win', token), 'a repeat').toEqual({ code: '4002' })
    expect(await betby.book.win('t5', 't5/win', 1000)).toEqual({ code: null })
  })
})

describe('words that no database keeps', () => {
  const ODD = 'A\0B'

  test('are refused in claims and in JSON within a form: the same call would fail again and again', async () => {
    const slip = betbySlip(player, 'odd-1', 100)
    const [leg] = slip.betslip.bets
    const bets = [{ ...leg, market_name: ODD }]
    expect(await betby.call('bet/make', { ...slip, betslip: { ...slip.betslip, bets } })).toEqual({
      code: '2004',
    })
    const names = { sport: 'Soccer', league: 'A', event: ODD, market: '1x2', selection: 'A' }
    const about = { id: 's1', event_id: 'e1', odds: '2.00', live: false }
    const legs = [{ ...about, ...names, starts_at: new Date().toISOString() }]
    expect(await delasport.book.make('odd-2', 100, { legs })).toEqual({ code: '1002' })
  })

  test('are no more after a long name was cut within a character', async () => {
    const slip = betbySlip(player, 'odd-3', 100)
    const [leg] = slip.betslip.bets
    const long = `${'x'.repeat(199)}😀`
    const bets = [{ ...leg, market_name: long, competitor_name: [long, long] }]
    expect(await betby.call('bet/make', { ...slip, betslip: { ...slip.betslip, bets } })).toEqual({
      code: null,
    })
    expect(await betby.book.discard('odd-3')).toEqual({ code: null })
  })
})

describe('Delasport’s wallet', () => {
  const codes: Readonly<Record<string, string>> = {
    PLAYER_UNKNOWN: '1004',
    BET_MISSING: '1007',
    BET_DISCARDED: '1002',
    FORGED: '1003',
  }
  keepsTheContract({
    ...shared,
    book: () => delasport.book,
    codeOf: (refusal) => codes[refusal] ?? '1002',
    namesOriginals: false,
  })

  test('returns the player of a token and what they have, and believes the secret before', async () => {
    expect(
      await delasport.call('member-details', { token: player.token }, 'the secret before'),
    ).toEqual({ code: null })
    expect(await delasport.call('member-details', { token: randomUUID() })).toEqual({
      code: '1001',
    })
    const parameters = new URLSearchParams({
      user_id: player.playerId,
      hash: delasportHash([player.playerId], DELASPORT_SECRET),
    })
    const answer = await fetch(`${casino.url}/providers/delasport/balance?${parameters}`)
    const { real, bonus } = await purses()
    expect(await answer.json()).toEqual({
      status: 'success',
      user_id: player.playerId,
      balance: major(Number(real + bonus)),
    })
  })

  test('takes bets of the sign-in that goes on after the newer one of another device has ended', async () => {
    const [first] = casino.players
    if (!first) throw new Error('The demo player is not there.')
    const { errors } = await casino.query(
      '{ altenarV2GetToken(input: { demo: false }) { token } }',
      { token: await casino.signIn(first) },
    )
    expect(errors).toBeUndefined()
    await casino.db.run(
      '',
      `update player_session set ended_at = now(), end_reason = 'signed_out' where id =
         (select sign_in_id from sports_session where player_id = $1 order by opened_at desc limit 1)`,
      [player.playerId],
    )
    expect(await delasport.book.make('two-devices', 100)).toEqual({ code: null })
    expect(await delasport.book.discard('two-devices')).toEqual({ code: null })
  })

  test('writes few lines about calls that are not signed', async () => {
    for (const { forged } of [delasport.book, betby.book]) {
      lines.length = 0
      await Promise.all(Array.from({ length: 20 }, forged))
      const refused = lines.filter((line) => line.includes('a call of a book was refused'))
      expect(refused.length).toBeLessThanOrEqual(5)
    }
  })

  test('refuses an amount that is none, a debit of another amount than the held one, and reports about another player', async () => {
    await delasport.book.make('d1', 500)
    expect(await delasport.moved('d1', 'd1/undo', 500, '11')).toEqual({ code: '1007' })
    const twice = [
      ['user_id', player.playerId],
      ['transaction_id', 'd1/twice'],
      ['bet_transaction_id', 'd1'],
      ['amount', '1.00'],
      ['amount', '9.00'],
      ['reason', '6'],
      ['created_at', delasportTime()],
    ]
    const values = twice.map(([, value]) => value ?? '')
    const signed = [...twice, ['hash', delasportHash(values, DELASPORT_SECRET)]]
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams(signed).toString()
    expect(await send(player, 'delasport/balance-updated', body, type)).toEqual({ code: '1002' })
    const [other] = await casino.db.run<{ id: string }>(
      '',
      'select id from player where id <> $1 limit 1',
      [player.playerId],
    )
    const news = { user_id: other?.id ?? '', bet_transaction_id: 'd1', status: 'accepted' }
    expect(await delasport.call('bet-updated', news)).toEqual({ code: '1004' })
    const which = { user_id: player.playerId, transaction_id: 'd1/win', bet_transaction_id: 'd1' }
    const win = { ...which, amount: '9.001', reason: '6', created_at: delasportTime() }
    expect(await delasport.call('balance-updated', win)).toEqual({ code: '1002' })
    expect(
      await delasport.call('balance-updated', { ...win, amount: '9.00', user_id: 'x' }),
    ).toEqual({ code: '1004' })
    expect(await delasport.book.win('d1', 'd1/win', 900)).toEqual({ code: null })
    expect(await delasport.moved('d1', 'd1/undo', 899, '11')).toEqual({ code: '1002' })
    expect(await delasport.moved('d1', 'd1/undo', 900, '11')).toEqual({ code: null })
    expect(await delasport.book.lost('d1', 'd1/lost')).toEqual({ code: null })
  })
})

test('after all of it the books balance', async () => {
  const { differences, emptyTransfers } = await trialBalance(casino.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})
