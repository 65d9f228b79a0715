import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delasportHash } from '#contracts/delasport-api.ts'
import { secretFor, sign } from '#contracts/signature.ts'
import { BETBY_CODES, betbySlip, inAnHour } from '#testkit/betby-slip.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { readConfig } from '../src/config.ts'
import { balances, house, purse } from '../src/ledger/accounts.ts'
import { post } from '../src/ledger/post.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import { findCredentials } from '../src/players/player.ts'
import { type Book, type Heard, keepsTheContract, type Setting } from '../src/sports/providers/bets.contract.ts'

const NATIVE_SECRET = secretFor('book', readConfig({}).secrets.studio[0] ?? '')
const DELASPORT_SECRET = 'a secret of delasport'
const keys = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
const stranger = await generateKeyPair('RS256')
const jwks = await Promise.all(keys.map(async ({ publicKey }, at) => ({ ...(await exportJWK(publicKey)), kid: `k${at}`, alg: 'RS256' })))

let casino: Casino
let playerId: string
let token: string

beforeAll(async () => {
  casino = await openCasino({ config: { betbyKeys: { keys: jwks }, delasportSecrets: [DELASPORT_SECRET, 'the secret before'] } })
  const [player] = casino.players
  if (!player) throw new Error('The demo player is not there.')
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
  const { data } = await casino.ask('{ altenarV2GetToken(input: { demo: false }) { token } }', { token: await casino.signIn(player) })
  token = (data?.altenarV2GetToken as { token: string } | undefined)?.token ?? ''
})
afterAll(() => casino.close())

async function send(path: string, body: string, headers: Record<string, string> = {}): Promise<Heard> {
  const answer = await fetch(`${casino.url}/providers/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await answer.text()
  if (answer.status === 200) return { code: null }
  return { code: text ? String((JSON.parse(text) as { code: unknown }).code) : String(answer.status) }
}

function nativeCall(name: string, asked: object, secret = NATIVE_SECRET): Promise<Heard> {
  const body = JSON.stringify(asked)
  return send(`book/bets/${name}`, body, { ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body) })
}

interface Signing {
  key?: number
  as?: { privateKey: CryptoKey }
  aud?: string
  seconds?: number
}

async function betbyCall(name: string, asked: object, { key = 0, as, aud = 'baize', seconds = 60 }: Signing = {}): Promise<Heard> {
  const claims = new SignJWT({ payload: asked }).setProtectedHeader({ alg: 'RS256', kid: `k${key}` })
  const now = Math.floor(Date.now() / 1000)
  claims
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .setJti(randomUUID())
    .setIssuer('betby')
    .setAudience(aud)
  const pair = as ?? keys[key]
  if (!pair) throw new Error('There is no such key.')
  return send(`betby/${name}`, JSON.stringify({ payload: await claims.sign(pair.privateKey) }))
}

const native: Book = {
  make(bet, amount, { currency = 'EUR', player, startsAt = inAnHour(), legs } = {}) {
    const names = { sport: 'Football', competition: 'A league', event: 'A – B', market: 'Result', outcome: 'A' }
    const leg = { id: 's1', eventId: 'e1', ...names, odds: '2.00', live: false, startsAt: startsAt.toISOString() }
    const slip = { amount, currency, type: 'single', odds: '2.00', potentialReturn: 1000, legs: legs ?? [leg] }
    return nativeCall('make', { token: player ?? token, id: bet, betId: bet, ...slip })
  },
  commit: (bet) => nativeCall('commit', { id: `${bet}/commit`, betId: bet }),
  discard: (bet) => nativeCall('discard', { id: `${bet}/discard`, betId: bet, reason: 'suspended' }),
  win: (bet, id, amount) => nativeCall('settle', { id, betId: bet, result: 'won', amount }),
  lost: (bet, id) => nativeCall('settle', { id, betId: bet, result: 'lost', amount: 0 }),
  refund: (bet, id, amount) => nativeCall('settle', { id, betId: bet, result: 'void', amount }),
  rollback: (bet, id, original) => nativeCall('rollback', { id, betId: bet, originalId: original }),
  forged: () => nativeCall('balance', { token }, 'another-secret'),
}

const betby: Book = {
  make: (bet, amount, change) => betbyCall('bet/make', betbySlip({ playerId, token }, bet, amount, change), { key: amount % 2 }),
  commit: (bet) => betbyCall('bet/commit', { bet_transaction_id: bet }),
  discard: (bet) => betbyCall('bet/discard', { ext_player_id: playerId, transaction_id: bet, reason: 'declined' }),
  win: (bet, id, amount) => betbyCall('bet/win', { amount, currency: 'EUR', bet_transaction_id: bet, transaction: { id } }),
  lost: (bet, id) => betbyCall('bet/lost', { bet_transaction_id: bet, transaction: { id } }),
  refund: (bet, id, amount) => betbyCall('bet/refund', { amount, currency: 'EUR', bet_transaction_id: bet, transaction: { id } }),
  rollback: (bet, id, original) =>
    betbyCall('bet/rollback', { bet_transaction_id: bet, parent_transaction_id: original, transaction: { id } }),
  forged: () => betbyCall('ping', {}, { as: stranger }),
}

async function delasportCall(name: string, fields: Record<string, string>, secret = DELASPORT_SECRET): Promise<Heard> {
  const body = new URLSearchParams({ ...fields, hash: delasportHash(Object.values(fields), secret) }).toString()
  return send(`delasport/${name}`, body, { 'content-type': 'application/x-www-form-urlencoded' })
}

/** What was staked and paid, which every later call of this dialect says again. */
const told = new Map<string, number>()
const major = (minor: number) => (minor / 100).toFixed(2)
function delasportMoved(bet: string, id: string, amount: number, reason: string): Promise<Heard> {
  const which = { user_id: playerId, transaction_id: id, bet_transaction_id: bet }
  return delasportCall('balance-updated', { ...which, amount: major(amount), reason, created_at: '2026-03-01 12:00:00' })
}

const delasport: Book = {
  make(bet, amount, { currency = 'EUR', player, startsAt = inAnHour(), legs } = {}) {
    const names = { sport: 'Soccer', league: 'A league', event: 'A – B', market: '1x2', selection: 'A' }
    const selection = { id: 's1', event_id: 'e1', ...names, odds: '2.00', live: false, starts_at: startsAt.toISOString() }
    const details = { currency, type: 'single', odds: '2.00', potential_win: '10.00', selections: legs ?? [selection] }
    const money = { real: major(amount), virtual: '0.00', created_at: '2026-03-01 12:00:00' }
    told.set(bet, amount)
    const which = { user_id: player ?? playerId, bet_transaction_id: bet }
    return delasportCall('bet-placed', { ...which, ...money, details: JSON.stringify(details) })
  },
  commit: (bet) => delasportCall('bet-updated', { user_id: playerId, bet_transaction_id: bet, status: 'accepted' }),
  discard: (bet) => delasportMoved(bet, `${bet}/cancel`, told.get(bet) ?? 0, '7'),
  win(bet, id, amount) {
    told.set(id, amount)
    return delasportMoved(bet, id, amount, '6')
  },
  lost: (bet, id) => delasportMoved(bet, id, 0, '6'),
  refund(bet, id, amount) {
    told.set(id, amount)
    return delasportMoved(bet, id, amount, '8')
  },
  rollback: (_, id, original) => delasportMoved(original.split('/')[0] ?? '', id, told.get(original) ?? 0, '11'),
  forged: () => delasportCall('member-details', { token }, 'another secret'),
}

const purses = async () => {
  const { real = 0n, bonus = 0n, held = 0n } = (await balances(casino.db, [playerId])).get(playerId) ?? {}
  return { real, bonus, held }
}

const shared: Omit<Setting, 'book' | 'codeOf'> = {
  purses,
  async spend(amount) {
    const [mine, theirs] = [purse(playerId, 'real'), house('sports', 'EUR')]
    const [from, to] = amount < 0n ? [theirs, mine] : [mine, theirs]
    const postings = [{ from, to, amount: amount < 0n ? -amount : amount, currency: 'EUR' }]
    await casino.db.transaction((tx) => post(tx, [{ key: `test/${randomUUID()}`, kind: 'game_bet', postings, madeAt: new Date() }]))
  },
  async allow(active) {
    await casino.db.run('', 'update player set status = $2 where id = $1', [playerId, active ? 'active' : 'blocked'])
  },
  async limit(reached) {
    await casino.db.run('', 'update player set no_bets_from = $2 where id = $1', [playerId, reached ? new Date(0) : null])
  },
}

describe('the native dialect', () => {
  const words: Readonly<Record<string, string>> = { PLAYER_UNKNOWN: 'TOKEN_UNKNOWN', FORGED: '403' }
  keepsTheContract({ ...shared, book: () => native, codeOf: (refusal) => words[refusal] ?? refusal })
})

describe('Betby’s operator API', () => {
  keepsTheContract({ ...shared, book: () => betby, codeOf: (refusal) => BETBY_CODES[refusal] ?? '2004' })

  test('answers a ping; a call that has expired, is meant for another casino or has no signature is 2005', async () => {
    expect(await betbyCall('ping', {})).toEqual({ code: null })
    for (const wrong of [{ seconds: -60 }, { aud: 'another' }]) expect(await betbyCall('ping', {}, wrong)).toEqual({ code: '2005' })
    for (const body of ['', '{}', '{"payload":"x"}']) expect(await send('betby/ping', body)).toEqual({ code: '2005' })
  })

  test('pays once, whether the win or a closing notice that credits comes first, and takes it back by the win’s rollback', async () => {
    const notice = (bet: string) => betbyCall('bet/settlement', { bet_transaction_id: bet, status: 'won', amount: 900, currency: 'EUR' })
    for (const [bet, calls] of [
      ['s1', [() => betby.win('s1', 's1/win', 900), () => notice('s1')]],
      ['s2', [() => notice('s2'), () => notice('s2'), () => betby.win('s2', 's2/win', 900)]],
    ] as const) {
      const before = await purses()
      await betby.make(bet, 500)
      await betby.commit(bet)
      for (const call of calls) expect(await call()).toEqual({ code: null })
      expect((await purses()).real - before.real).toBe(400n)
      await betby.rollback(bet, `${bet}/undo`, `${bet}/win`)
      expect((await purses()).real - before.real).toBe(-500n)
      await betby.lost(bet, `${bet}/lost`)
    }
    expect(await notice('unknown')).toEqual({ code: '2003' })
    await betby.make('s3', 500)
    await notice('s3')
    const win = { amount: 900, currency: 'EUR', bet_transaction_id: 's3', transaction: { id: 's3/win' } }
    const selections = [{ id: 's1', event_id: 'e1', status: 'won', odds: '2.0' }]
    expect(await betbyCall('bet/win', { ...win, selections })).toEqual({ code: null })
    expect(await betbyCall('bet/win', { ...win, amount: 901 })).toEqual({ code: '2004' })
  })

  test('refuses a bonus that the player does not have, and a session that is unknown or a win in another currency', async () => {
    expect(await betbyCall('bet/make', { ...betbySlip({ playerId, token }, 't1', 100), bonus_id: 'b' })).toEqual({ code: '3001' })
    expect(await betbyCall('bet/make', { ...betbySlip({ playerId, token }, 't2', 100), session_id: 'x' })).toEqual({ code: '1007' })
    expect(await betbyCall('bet/make', { ...betbySlip({ playerId, token }, 't3', 100), potential_win: 5_000_001 })).toEqual({
      code: '4002',
    })
    await betby.make('t4', 100)
    const win = { amount: 100, currency: 'USD', bet_transaction_id: 't4', transaction: { id: 't4/win' } }
    expect(await betbyCall('bet/win', win)).toEqual({ code: '2002' })
    expect(await betbyCall('bet/win', { ...win, amount: 1001, currency: 'EUR' })).toEqual({ code: '4002' })
    await betby.discard('t4')
  })
})

describe('Delasport’s wallet', () => {
  const codes: Readonly<Record<string, string>> = { PLAYER_UNKNOWN: '1004', BET_MISSING: '1007', BET_DISCARDED: '1002', FORGED: '1003' }
  keepsTheContract({ ...shared, book: () => delasport, codeOf: (refusal) => codes[refusal] ?? '1002', namesOriginals: false })

  test('tells the player of a token and what they have, and believes the secret before', async () => {
    expect(await delasportCall('member-details', { token }, 'the secret before')).toEqual({ code: null })
    expect(await delasportCall('member-details', { token: randomUUID() })).toEqual({ code: '1001' })
    const asked = new URLSearchParams({ user_id: playerId, hash: delasportHash([playerId], DELASPORT_SECRET) })
    const answer = await fetch(`${casino.url}/providers/delasport/balance?${asked}`)
    const { real, bonus } = await purses()
    expect(await answer.json()).toEqual({ status: 'success', user_id: playerId, balance: major(Number(real + bonus)) })
  })

  test('refuses an amount that is none, a debit of another amount than stands, and a movement of another player', async () => {
    await delasport.make('d1', 500)
    expect(await delasportMoved('d1', 'd1/undo', 500, '11')).toEqual({ code: '1007' })
    const win = { user_id: playerId, transaction_id: 'd1/win', bet_transaction_id: 'd1', amount: '9.001', reason: '6', created_at: '' }
    expect(await delasportCall('balance-updated', win)).toEqual({ code: '1002' })
    expect(await delasportCall('balance-updated', { ...win, amount: '9.00', user_id: 'x' })).toEqual({ code: '1004' })
    expect(await delasport.win('d1', 'd1/win', 900)).toEqual({ code: null })
    expect(await delasportMoved('d1', 'd1/undo', 899, '11')).toEqual({ code: '1002' })
    expect(await delasportMoved('d1', 'd1/undo', 900, '11')).toEqual({ code: null })
    expect(await delasport.lost('d1', 'd1/lost')).toEqual({ code: null })
  })
})

test('after all of it the books balance', async () => {
  const { differences, emptyTransfers } = await trialBalance(casino.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})
