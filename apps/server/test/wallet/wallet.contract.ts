import { describe, expect, it } from 'vitest'
import { sign } from '#contracts/signature.ts'
import {
  newRef,
  type SignedRequest,
  sitDown,
  type Table,
  type WalletUnderTest,
} from './wallet-caller.ts'
import { moneyContract } from './wallet-money.contract.ts'

/** The rules of the seamless wallet, which a provider may rely on, run against any address. */
export function walletContract(open: () => Promise<WalletUnderTest>): void {
  const table = (money?: { real: number; bonus?: number }) => sitDown(open, money)
  describeSignatures(table)
  describeSessions(table)
  moneyContract(table)
  describeMalformed(table)
  describeRaces(table)
}

function describeSignatures(table: Table): void {
  describe('signatures', () => {
    it.each<[string, (request: SignedRequest) => void]>([
      ['of other bytes', (request) => (request.body = `${request.body} `)],
      ['that is missing', (request) => delete request.headers['webhook-signature']],
      ['without an id', (request) => delete request.headers['webhook-id']],
      ['under another id', (request) => (request.headers['webhook-id'] = 'another')],
      [
        'for another time',
        (request) =>
          (request.headers['webhook-timestamp'] = String(
            Number(request.headers['webhook-timestamp']) + 1,
          )),
      ],
      [
        'of another key',
        (request) =>
          Object.assign(
            request.headers,
            sign('another-secret', 'id', Math.floor(Date.now() / 1000), request.body),
          ),
      ],
      [
        'that is cut',
        (request) =>
          (request.headers['webhook-signature'] =
            request.headers['webhook-signature']?.slice(0, -4) ?? ''),
      ],
    ])('a call with a signature %s is answered 403 with nothing in it', async (_, change) => {
      const { call, token } = await table()
      expect(await call('balance', { token }, change)).toEqual({
        status: 403,
        balance: -1,
        transactions: [],
      })
    })

    it('a call under an id of more than 128 characters is answered like one with a wrong signature', async () => {
      const { call, token, wallet } = await table()
      const under = (id: string) =>
        call('balance', { token }, (request) =>
          Object.assign(
            request.headers,
            sign(wallet.secret, id, Math.floor(Date.now() / 1000), request.body),
          ),
        )
      expect(await under('x'.repeat(129))).toEqual({ status: 403, balance: -1, transactions: [] })
      expect((await under('x'.repeat(128))).status).toBe(200)
    })

    it.each([-301, 301])('a signature that is %i seconds away is refused', async (seconds) => {
      const { call, token, wallet } = await table()
      const old = (request: SignedRequest) =>
        Object.assign(
          request.headers,
          sign(wallet.secret, 'id', Math.floor(Date.now() / 1000) + seconds, request.body),
        )
      expect((await call('balance', { token }, old)).status).toBe(403)
    })
  })
}

function describeSessions(table: Table): void {
  describe('sessions', () => {
    it('authenticate answers who plays, in what money, and the balance', async () => {
      const { call, token, playerId } = await table({ real: 700, bonus: 50 })
      expect(await call('authenticate', { token })).toMatchObject({
        status: 200,
        balance: 750,
        player: { id: playerId, currency: 'EUR', language: 'en' },
      })
      expect((await call('balance', { token })).balance).toBe(750)
    })

    it('an unknown token is refused by every call', async () => {
      const { call, gameId, roundId, bet } = await table()
      const token = 'nobody-has-this-token'
      const bodies = {
        authenticate: {},
        balance: {},
        play: { gameId, roundId, actions: [bet(1)] },
        rollback: { roundId, id: 'a', originalId: 'b' },
        close: { roundId },
      }
      for (const [path, body] of Object.entries(bodies))
        expect(await call(path, { token, ...body })).toMatchObject({
          status: 401,
          code: 'TOKEN_UNKNOWN',
        })
    })

    it.each([
      ['that has expired', 'expiredToken'],
      ['whose player has signed out', 'signedOutToken'],
    ] as const)(
      'a token %s serves for wins, rollbacks and closing, not for bets',
      async (_, which) => {
        const { wallet, playerId, gameId, play, bet, win, rollback, call, roundId } = await table()
        const [one, two] = [newRef(), newRef()]
        await play([bet(100, one), bet(50, two)])
        const token = await wallet[which](playerId, gameId)
        expect(await play([bet(1)], { token })).toMatchObject({
          status: 401,
          code: 'TOKEN_EXPIRED',
        })
        expect(await rollback(two, { token })).toMatchObject({ status: 200, balance: 900 })
        expect(await play([win(10)], { token })).toMatchObject({ status: 200, balance: 910 })
        expect(await call('close', { token, roundId })).toMatchObject({ status: 200, balance: 910 })
        expect(await call('authenticate', { token })).toMatchObject({
          status: 401,
          code: 'TOKEN_EXPIRED',
        })
      },
    )

    it('the player is the token’s, whatever the body names', async () => {
      const one = await table()
      const other = await table()
      const { status } = await one.play([one.bet(100)], {
        playerId: other.playerId,
        player: { id: other.playerId },
      })
      expect(status).toBe(200)
      expect((await other.call('balance', { token: other.token })).balance).toBe(1000)
      expect((await one.call('balance', { token: one.token })).balance).toBe(900)
    })

    it('another player’s round, bet or win is out of reach', async () => {
      const one = await table()
      const other = await table()
      const id = newRef()
      await one.play([one.bet(100, id)])
      const { roundId } = one
      expect(await other.play([other.bet(100, id)])).toMatchObject({
        status: 409,
        code: 'DUPLICATE_TRANSACTION',
      })
      expect(await other.play([other.win(500)], { roundId })).toMatchObject({ status: 409 })
      expect(await other.rollback(id, { roundId })).toMatchObject({ status: 409 })
      expect(await other.call('close', { token: other.token, roundId })).toMatchObject({
        status: 409,
      })
      expect((await other.call('balance', { token: other.token })).balance).toBe(1000)
    })

    it('a game that the session is not for is refused', async () => {
      const { play, bet } = await table()
      expect(await play([bet(1)], { gameId: 'another-game' })).toMatchObject({
        status: 404,
        code: 'GAME_UNKNOWN',
      })
    })

    it('a barred player is paid what is owed, and bets no more', async () => {
      const { wallet, playerId, play, bet, win } = await table()
      await play([bet(100)])
      await wallet.barPlayer(playerId)
      expect(await play([bet(1)])).toMatchObject({ status: 403, code: 'PLAYER_DISABLED' })
      expect(await play([win(30)])).toMatchObject({ status: 200, balance: 930 })
    })
  })
}

function describeMalformed(table: Table): void {
  describe('what is malformed', () => {
    it.each([
      -1,
      1.005,
      '1e5',
      '1,00',
      null,
      Number.NaN,
      '٣',
      '100',
      1e20,
      1e-37,
      true,
      [1],
      1_000_000_000_001,
    ])('the amount %j is refused before anything moves', async (amount) => {
      const { play, bet, win, call, token } = await table()
      expect(await play([bet(amount)])).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
      expect(await play([bet(1), win(amount)])).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
      expect((await call('balance', { token })).balance).toBe(1000)
    })

    it.each([
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"token":7}',
      '{"__proto__":{"token":"nobody-has-this-token"}}',
    ])('the body %j is refused', async (body) => {
      const { call } = await table()
      for (const path of ['authenticate', 'balance', 'play', 'rollback', 'close']) {
        expect(await call(path, body)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
      }
    })

    it.each([
      ['no actions', { actions: [] }],
      [
        'too many actions',
        { actions: Array.from({ length: 21 }, () => ({ action: 'bet', id: newRef(), amount: 1 })) },
      ],
      ['an unknown action', { actions: [{ action: 'gift', id: 'x', amount: 5 }] }],
      ['an id with a space', { actions: [{ action: 'bet', id: 'a b', amount: 5 }] }],
      ['an id that is too long', { actions: [{ action: 'bet', id: 'x'.repeat(129), amount: 5 }] }],
      ['a round that is no text', { roundId: 7 }],
    ])('%s: refused', async (_, given) => {
      const { play, bet } = await table()
      expect(await play([bet(1)], given)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    })

    it('a body of more than 64 KiB is refused by every call, signed or not', async () => {
      const { call, token } = await table()
      const of = (bytes: number) => JSON.stringify({ token }).padEnd(bytes)
      const spoil = (request: SignedRequest) => (request.headers['webhook-signature'] = 'v1,AAAA')
      for (const path of ['authenticate', 'balance', 'play', 'rollback', 'close'])
        expect(await call(path, of(65 * 1024))).toMatchObject({
          status: 413,
          text: 'body_too_large',
        })
      expect(await call('balance', of(65 * 1024), spoil)).toMatchObject({
        status: 413,
        text: 'body_too_large',
      })
      expect((await call('balance', of(64 * 1024))).status).toBe(200)
    })

    it('a refusal has the id by which the log has it', async () => {
      const { play, bet } = await table()
      expect((await play([bet(2000)])).requestId).toMatch(/^[0-9a-z]{26}$/)
    })
  })
}

function describeRaces(table: Table): void {
  describe('races', () => {
    it('of many bets of more than half of the balance, exactly one is taken', async () => {
      const { play, bet, call, token } = await table()
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => play([bet(600)], { roundId: newRef() })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(answers.filter(({ code }) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(59)
      expect((await call('balance', { token })).balance).toBe(400)
    })

    it('the same call sent many times at once moves once and answers the same', async () => {
      const { play, bet, win, call, token } = await table()
      const actions = [bet(100), win(70)]
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => play(actions, { roundClosed: true })),
      )
      expect(
        new Set(answers.map(({ status, transactions }) => JSON.stringify([status, transactions])))
          .size,
      ).toBe(1)
      expect((await call('balance', { token })).balance).toBe(970)
    })

    it('a bet and its rollback at once leave the money where it was', async () => {
      const { play, bet, rollback, call, token } = await table()
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const [id, roundId] = [newRef(), newRef()]
          await Promise.all([play([bet(10, id)], { roundId }), rollback(id, { roundId })])
        }),
      )
      expect((await call('balance', { token })).balance).toBe(1000)
    })
  })
}
