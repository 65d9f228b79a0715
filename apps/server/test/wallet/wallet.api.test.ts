import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../../src/db/database.ts'
import { openSessions } from '../../src/games/launch/sessions.ts'
import { openWallet } from '../../src/games/wallet/wallet.ts'
import { systemRandom } from '../../src/kit/random.ts'
import { openTopics } from '../../src/kit/topics.ts'
import { freeze, unfreeze } from '../../src/ledger/freeze.ts'
import { ledgerIsWhole } from './ledger-is-whole.ts'
import { walletContract } from './wallet.contract.ts'
import { callerOf, newRef, type WalletUnderTest } from './wallet-caller.ts'
import {
  addPlayer,
  GAME,
  ids,
  openWalletNode,
  SECRET,
  SECRET_BEFORE,
  seated,
  type WalletNode,
} from './wallet-node.ts'

const DAY_MS = 86_400_000
const past = { now: () => new Date(Date.now() - DAY_MS), nowMs: () => Date.now() - DAY_MS }

let db: Database
let nodes: WalletNode[]

async function underTest(): Promise<WalletUnderTest> {
  const [{ url, sessions }] = nodes as [WalletNode, WalletNode]
  return {
    url,
    secret: SECRET,
    openGame: async (money) => {
      const playerId = await addPlayer(db, money)
      return { token: await sessions.open({ ...seated, playerId }), playerId, gameId: GAME }
    },
    expiredToken: (playerId) =>
      openSessions({ db, clock: past, random: systemRandom }).open({ ...seated, playerId }),
    signedOutToken: (playerId) =>
      sessions.open({ ...seated, playerId, signInId: 'a sign-in that has ended' }),
    barPlayer: async (playerId) => {
      await db.run('test_bar', "update player set status = 'excluded' where id = $1", [playerId])
    },
  }
}

beforeAll(async () => {
  db = await openTestDatabase()
  nodes = [await openWalletNode(db), await openWalletNode(db)]
})
afterAll(async () => {
  for (const node of nodes) await node.close()
  await db.close()
})

describe('the wallet', () => {
  walletContract(underTest)

  it('believes both keys while one is being replaced', async () => {
    const { openGame, url } = await underTest()
    const { token } = await openGame({ real: 5 })
    expect((await callerOf({ url, secret: SECRET_BEFORE })('balance', { token })).balance).toBe(5)
  })

  it('ends no round with a refused bet or a rollback that is sent once more as a close', async () => {
    const { openGame, url } = await underTest()
    const { token, gameId } = await openGame({ real: 100 })
    const call = callerOf({ url, secret: SECRET })
    const roundId = newRef()
    const play = (action: string, amount: number) => {
      const body = { token, gameId, roundId, actions: [{ action, id: newRef(), amount }] }
      return { body, result: call('play', body) }
    }
    await play('bet', 100).result
    const { body, result } = play('bet', 1)
    expect(await result).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    for (const other of [body, { token, roundId, id: newRef(), originalId: newRef() }])
      expect(await call('close', other)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
    expect(await play('win', 5).result).toMatchObject({ status: 200, balance: 5 })
  })

  it('answers one unsigned call of those that a connection has sent ahead, and closes it', async () => {
    const { hostname, port, pathname } = new URL((await underTest()).url)
    const socket = connect(Number(port), hostname)
    const call = `POST ${pathname}/play HTTP/1.1\r\nhost: casino\r\ncontent-length: 2\r\n\r\n{}`
    socket.write(call.repeat(20))
    expect((await text(socket)).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 403'])
  })

  it('publishes to the player and the winners’ list after the commit, once for each movement', async () => {
    const [node] = nodes as [WalletNode, WalletNode]
    const { openGame, url } = await underTest()
    const { token, playerId, gameId } = await openGame({ real: 100 })
    node.published.length = 0
    const actions = [
      { action: 'bet', id: newRef(), amount: 10 },
      { action: 'win', id: newRef(), amount: 70 },
    ]
    const body = { token, gameId, roundId: newRef(), actions }
    await callerOf({ url, secret: SECRET })('play', body)
    await callerOf({ url, secret: SECRET })('play', body)
    const balance = new RegExp(
      `^player/${playerId} balance/game/${gameId} {"real":"160","bonus":"0","newestTransfer":"\\d+"}$`,
    )
    expect(node.published).toEqual([expect.stringMatching(balance), 'won comet 70'])
  })

  it('reports to the winners’ list a win that is one no more, and no round that never was one', async () => {
    const [node] = nodes as [WalletNode, WalletNode]
    const { openGame, url } = await underTest()
    const { token, gameId } = await openGame({ real: 1000 })
    const call = callerOf({ url, secret: SECRET })
    const [won, surpassed, lost] = [newRef(), newRef(), newRef()]
    const play = (roundId: string, ...actions: object[]) =>
      call('play', { token, gameId, roundId, actions })
    const undo = (roundId: string, originalId: string) =>
      call('rollback', { token, roundId, id: newRef(), originalId })
    const bet = (amount: number, id = newRef()) => ({ action: 'bet', id, amount })
    const win = (amount: number, id = newRef()) => ({ action: 'win', id, amount })
    node.published.length = 0
    const [winRef, betRef] = [newRef(), newRef()]
    await play(won, bet(10), win(70, winRef))
    await call('close', { token, roundId: won })
    await undo(won, winRef)
    await play(surpassed, bet(10), win(71))
    await play(surpassed, bet(90))
    await play(surpassed, bet(1))
    await play(lost, bet(10, betRef))
    await undo(lost, betRef)
    expect(node.published.filter((line) => line.startsWith('won'))).toEqual([
      'won comet 70',
      'won comet 0',
      'won comet 71',
      'won comet 71',
    ])
  })

  it('takes one of two bets of one player that reach two nodes at once, and one of two equal ones', async () => {
    const { openGame } = await underTest()
    for (let round = 0; round < 20; round++) {
      const { token, gameId } = await openGame({ real: 100 })
      const same = newRef()
      const calls = nodes.flatMap(({ url }) => {
        const call = callerOf({ url, secret: SECRET })
        const bet = (id: string, roundId: string) =>
          call('play', { token, gameId, roundId, actions: [{ action: 'bet', id, amount: 60 }] })
        return [bet(same, `round-${same}`), bet(newRef(), newRef())]
      })
      const answers = await Promise.all(calls)
      const [one, , two] = answers
      expect(one?.status).toBe(two?.status)
      expect(one?.transactions).toEqual(two?.transactions)
      expect(
        new Set(
          answers
            .filter(({ status }) => status === 200)
            .map(({ transactions }) => transactions[0]?.id),
        ).size,
      ).toBe(1)
    }
  })

  it('refuses one of two players who use the same id on two nodes at once', async () => {
    const { openGame } = await underTest()
    for (let round = 0; round < 20; round++) {
      const id = newRef()
      const answers = await Promise.all(
        nodes.map(async ({ url }) => {
          const { token, gameId } = await openGame({ real: 100 })
          return callerOf({ url, secret: SECRET })('play', {
            token,
            gameId,
            roundId: newRef(),
            actions: [{ action: 'bet', id, amount: 60 }],
          })
        }),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })

  it('closes rounds that have been open for two days, and pays nothing in them any more', async () => {
    const { openGame, url } = await underTest()
    const { token, gameId, playerId } = await openGame({ real: 100 })
    const twoDaysAgo = {
      now: () => new Date(Date.now() - 2 * DAY_MS - 1000),
      nowMs: () => Date.now() - 2 * DAY_MS - 1000,
    }
    const before = openWallet({
      db,
      clock: twoDaysAgo,
      ids,
      topics: openTopics(),
      onWinChange: () => {},
    })
    const session = { ...seated, playerId, tokenHash: '', expiresAtMs: Date.now() }
    const roundRef = newRef()
    const actions = [{ action: 'bet' as const, id: newRef(), amount: 10 }]
    await before.carryOut({ kind: 'play', session, gameId, roundRef, actions, roundClosed: false })
    expect(await nodes[0]?.wallet.sweep()).toBe(1)
    const win = { action: 'win', id: newRef(), amount: 10 }
    const late = await callerOf({ url, secret: SECRET })('play', {
      token,
      gameId,
      roundId: roundRef,
      actions: [win],
    })
    expect(late).toMatchObject({ status: 409, code: 'ROUND_CLOSED' })
  })

  it('takes a token from the provider it was given to, and from no other', async () => {
    const [{ url, sessions }] = nodes as [WalletNode, WalletNode]
    const playerId = await addPlayer(db, { real: 100 })
    const token = await sessions.open({ ...seated, playerId, providerId: 'another-studio' })
    const call = callerOf({ url, secret: SECRET })
    expect(await call('balance', { token })).toMatchObject({ status: 401, code: 'TOKEN_UNKNOWN' })
    const actions = [{ action: 'bet', id: newRef(), amount: 30 }]
    expect(await call('play', { token, gameId: GAME, roundId: newRef(), actions })).toMatchObject({
      code: 'TOKEN_UNKNOWN',
    })
  })

  it('keeps the calls of two providers apart, although they use the same references', async () => {
    const [{ wallet }] = nodes as [WalletNode, WalletNode]
    const playerId = await addPlayer(db, { real: 100 })
    const [id, roundRef] = [newRef(), newRef()]
    const by = (providerId: string) => ({
      ...seated,
      providerId,
      playerId,
      tokenHash: '',
      expiresAtMs: Date.now() + DAY_MS,
    })
    const actions = [{ action: 'bet' as const, id, amount: 30 }]
    const bet = (providerId: string) =>
      wallet.carryOut({
        kind: 'play',
        session: by(providerId),
        gameId: GAME,
        roundRef,
        actions,
        roundClosed: false,
      })
    expect(await bet(seated.providerId)).toMatchObject({ done: true, balance: 70n })
    expect(await bet('another-studio')).toMatchObject({ done: true, balance: 40n })
    const back = await wallet.carryOut({
      kind: 'rollback',
      session: by('another-studio'),
      roundRef,
      ref: newRef(),
      original: id,
    })
    expect(back).toMatchObject({ done: true, balance: 70n })
  })

  it('records nothing of a bet whose money does not move', async () => {
    const { openGame, url } = await underTest()
    const { token, gameId } = await openGame({ real: 100 })
    const body = {
      token,
      gameId,
      roundId: newRef(),
      actions: [{ action: 'bet', id: newRef(), amount: 30 }],
    }
    const call = callerOf({ url, secret: SECRET })
    await freeze(db, { currency: 'EUR', reason: 'a test', frozenAt: new Date() })
    expect(await call('play', body)).toMatchObject({ status: 503, code: 'BUSY' })
    await unfreeze(db, 'EUR')
    expect(await call('play', body)).toMatchObject({ status: 200, balance: 70 })
  })

  it('leaves books in which every cent has its place', async () => {
    expect(await ledgerIsWhole(db)).toBe(true)
  })
})
