import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
const keys = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
const stranger = await generateKeyPair('RS256')
const jwks = await Promise.all(keys.map(async ({ publicKey }, at) => ({ ...(await exportJWK(publicKey)), kid: `k${at}`, alg: 'RS256' })))

let casino: Casino
let playerId: string
let token: string

beforeAll(async () => {
  casino = await openCasino({ config: { betbyKeys: { keys: jwks } } })
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

test('after all of it the books balance', async () => {
  const { differences, emptyTransfers } = await trialBalance(casino.db)
  expect([differences, emptyTransfers]).toEqual([[], []])
})
