import { randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { delasportHash } from '#contracts/delasport-api.ts'
import { secretFor, sign } from '#contracts/signature.ts'
import { readConfig } from '../src/config.ts'
import { findCredentials } from '../src/players/player.ts'
import type { Book, DialectAnswer } from '../src/sports/providers/bets.contract.ts'
import { betbySlip, inAnHour } from './betby-slip.ts'
import { type Casino, type CasinoOptions, openCasino } from './open-casino.ts'

/** Where a sportsbook's calls go, and the player whose bets they are about. */
export interface BookPlayer {
  /** Address of the casino. */
  url: string
  playerId: string
  token: string
}

interface Signing {
  key?: number
  as?: { privateKey: CryptoKey }
  aud?: string
  seconds?: number
}

export const DELASPORT_SECRET = 'a secret of delasport'
const NATIVE_SECRET = secretFor('book', readConfig({}).secrets.studio[0] ?? '')
const keys = await Promise.all([1, 2].map(() => generateKeyPair('RS256', { extractable: true })))
const unknownKey = await generateKeyPair('RS256')
const betbyKeys = await Promise.all(
  keys.map(async ({ publicKey }, at) => ({
    ...(await exportJWK(publicKey)),
    kid: `k${at}`,
    alg: 'RS256',
  })),
)

export async function send(
  { url }: BookPlayer,
  path: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<DialectAnswer> {
  const answer = await fetch(`${url}/providers/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const text = await answer.text()
  if (answer.status === 200) return { code: null }
  return {
    code: text ? String((JSON.parse(text) as { code: unknown }).code) : String(answer.status),
  }
}

export function nativeBook(player: BookPlayer): Book {
  const { token } = player
  const call = (
    name: string,
    wireFields: object,
    secret = NATIVE_SECRET,
  ): Promise<DialectAnswer> => {
    const body = JSON.stringify(wireFields)
    return send(player, `book/bets/${name}`, body, {
      ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body),
    })
  }
  return {
    make(
      bet,
      amount,
      { currency = 'EUR', player: another, startsAt = inAnHour(), legs, freeBet } = {},
    ) {
      const names = {
        sport: 'Football',
        competition: 'A league',
        event: 'A – B',
        market: 'Result',
        outcome: 'A',
      }
      const leg = {
        id: 's1',
        eventId: 'e1',
        ...names,
        odds: '2.00',
        live: false,
        startsAt: startsAt.toISOString(),
      }
      const slip = {
        amount,
        currency,
        type: 'single',
        odds: '2.00',
        potentialReturn: 1000,
        legs: legs ?? [leg],
        ...(freeBet === undefined ? {} : { freeBetId: freeBet }),
      }
      return call('make', { token: another ?? token, id: bet, betId: bet, ...slip })
    },
    commit: (bet) => call('commit', { id: `${bet}/commit`, betId: bet }),
    discard: (bet) => call('discard', { id: `${bet}/discard`, betId: bet, reason: 'suspended' }),
    win: (bet, id, amount) => call('settle', { id, betId: bet, result: 'won', amount }),
    lost: (bet, id) => call('settle', { id, betId: bet, result: 'lost', amount: 0 }),
    refund: (bet, id, amount) => call('settle', { id, betId: bet, result: 'void', amount }),
    rollback: (bet, id, original) => call('rollback', { id, betId: bet, originalId: original }),
    forged: () => call('balance', { token }, 'another-secret'),
  }
}

export function betbyBook(player: BookPlayer) {
  const { playerId } = player
  async function signed(
    wireFields: object,
    { key = 0, as, aud = 'baize', seconds = 60 }: Signing = {},
  ): Promise<string> {
    const claims = new SignJWT({ payload: wireFields }).setProtectedHeader({
      alg: 'RS256',
      kid: `k${key}`,
    })
    const now = Math.floor(Date.now() / 1000)
    claims
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(randomUUID())
      .setIssuer('betby')
      .setAudience(aud)
    const pair = as ?? keys[key]
    if (!pair) throw new Error('There is no such key.')
    return JSON.stringify({ payload: await claims.sign(pair.privateKey) })
  }
  const sendSigned = (name: string, body: string) => send(player, `betby/${name}`, body)
  const call = async (name: string, wireFields: object, signing?: Signing) =>
    sendSigned(name, await signed(wireFields, signing))
  const book: Book = {
    make: (bet, amount, change) =>
      call('bet/make', betbySlip(player, bet, amount, change), { key: amount % 2 }),
    commit: (bet) => call('bet/commit', { bet_transaction_id: bet }),
    discard: (bet) =>
      call('bet/discard', { ext_player_id: playerId, transaction_id: bet, reason: 'declined' }),
    win: (bet, id, amount) =>
      call('bet/win', { amount, currency: 'EUR', bet_transaction_id: bet, transaction: { id } }),
    lost: (bet, id) => call('bet/lost', { bet_transaction_id: bet, transaction: { id } }),
    refund: (bet, id, amount) =>
      call('bet/refund', { amount, currency: 'EUR', bet_transaction_id: bet, transaction: { id } }),
    rollback: (bet, id, original) =>
      call('bet/rollback', {
        bet_transaction_id: bet,
        parent_transaction_id: original,
        transaction: { id },
      }),
    forged: () => call('ping', {}, { as: unknownKey }),
  }
  return { call, signed, sendSigned, book }
}

/** A casino that trusts all sportsbooks, and its first player with a token of the sportsbook. */
export async function openCasinoWithSportsbooks(
  options: Pick<CasinoOptions, 'log'> = {},
): Promise<{ casino: Casino; player: BookPlayer }> {
  const casino = await openCasino({
    ...options,
    config: {
      betbyKeys: { keys: betbyKeys },
      delasportSecrets: [DELASPORT_SECRET, 'the secret before'],
    },
  })
  const [first] = casino.players
  if (!first) throw new Error('The demo player is not there.')
  const playerId = (await findCredentials(casino.db, first.email))?.playerId ?? ''
  const { data } = await casino.query('{ altenarV2GetToken(input: { demo: false }) { token } }', {
    token: await casino.signIn(first),
  })
  const token = (data?.altenarV2GetToken as { token: string } | undefined)?.token ?? ''
  return { casino, player: { url: casino.url, playerId, token } }
}

/** A time as Delasport writes it: 2026-03-01 12:00:00. */
export const delasportTime = (at = new Date()) => at.toISOString().slice(0, 19).replace('T', ' ')

/** Writes minor units as Delasport does: 500 is "5.00". */
export const major = (minor: number) => (minor / 100).toFixed(2)

export function delasportBook(player: BookPlayer) {
  const { playerId, token } = player
  /** Stake and payment, which every later call of this dialect has again. */
  const amounts = new Map<string, number>()

  async function call(
    name: string,
    fields: Record<string, string>,
    secret = DELASPORT_SECRET,
  ): Promise<DialectAnswer> {
    const body = new URLSearchParams({
      ...fields,
      hash: delasportHash(Object.values(fields), secret),
    }).toString()
    return send(player, `delasport/${name}`, body, {
      'content-type': 'application/x-www-form-urlencoded',
    })
  }
  function moved(bet: string, id: string, amount: number, reason: string): Promise<DialectAnswer> {
    const which = { user_id: playerId, transaction_id: id, bet_transaction_id: bet }
    return call('balance-updated', {
      ...which,
      amount: major(amount),
      reason,
      created_at: delasportTime(),
    })
  }
  const book: Book = {
    make(
      bet,
      amount,
      { currency = 'EUR', player: another, startsAt = inAnHour(), legs, freeBet } = {},
    ) {
      const names = {
        sport: 'Soccer',
        league: 'A league',
        event: 'A – B',
        market: '1x2',
        selection: 'A',
      }
      const selection = {
        id: 's1',
        event_id: 'e1',
        ...names,
        odds: '2.00',
        live: false,
        starts_at: startsAt.toISOString(),
      }
      const details = {
        currency,
        type: 'single',
        odds: '2.00',
        potential_win: '10.00',
        selections: legs ?? [selection],
        ...(freeBet === undefined ? {} : { free_bet_id: freeBet }),
      }
      const money = { real: major(amount), virtual: '0.00', created_at: delasportTime() }
      amounts.set(bet, amount)
      const which = { user_id: another ?? playerId, bet_transaction_id: bet }
      return call('bet-placed', { ...which, ...money, details: JSON.stringify(details) })
    },
    commit: (bet) =>
      call('bet-updated', { user_id: playerId, bet_transaction_id: bet, status: 'accepted' }),
    discard: (bet) => moved(bet, `${bet}/cancel`, amounts.get(bet) ?? 0, '7'),
    win(bet, id, amount) {
      amounts.set(id, amount)
      return moved(bet, id, amount, '6')
    },
    lost: (bet, id) => moved(bet, id, 0, '6'),
    refund(bet, id, amount) {
      amounts.set(id, amount)
      return moved(bet, id, amount, '8')
    },
    rollback: (_, id, original) =>
      moved(original.split('/')[0] ?? '', id, amounts.get(original) ?? 0, '11'),
    forged: () => call('member-details', { token }, 'another secret'),
  }
  return { call, moved, book }
}
