import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { secretFor, sign } from '#contracts/signature.ts'
import type { CashierStandIn } from '#testkit/cashier-stand-in.ts'
import { openCasinoWithCashier } from '#testkit/casino-with-cashier.ts'
import { betSlip } from '#testkit/native-book.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { payer } from '#testkit/payer.ts'
import { openRecorder, type RecordedCall, type Recorder, sendCall } from '#testkit/recorder.ts'
import { readConfig } from '../src/config.ts'
import { openSessions } from '../src/games/launch/sessions.ts'
import { systemRandom } from '../src/kit/random.ts'
import { balances } from '../src/ledger/accounts.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import { findCredentials } from '../src/players/player.ts'

const DEPOSIT = 'mutation ($input: StartDepositInput!) { startDeposit(input: $input) { id url } }'
const WITHDRAW =
  'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id } }'
/** Withdrawals can be called back for a minute. */
const PAUSE_MS = 60_000
const SOON = { timeout: 30_000, interval: 100 }
const STUDIO_SECRET = readConfig({}).secrets.studio[0]
const BOOK_SECRET = secretFor('book', STUDIO_SECRET)
const GAME = 'comet'

let aheadMs = 0
const clock = { now: () => new Date(Date.now() + aheadMs), nowMs: () => Date.now() + aheadMs }
let casino: Casino
let cashier: CashierStandIn
let recorder: Recorder
let close: () => Promise<void>
let playerId: string
/** The books once every genuine call has been answered. */
let before: unknown

/** Signs as the sandbox does, and sends through the recorder. */
async function send(path: string, secret: string, content: object): Promise<void> {
  const body = Buffer.from(JSON.stringify(content))
  const headers = sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body)
  const answer = await sendCall(recorder.url, { path, headers: { ...headers }, body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
}

beforeAll(async () => {
  recorder = await openRecorder()
  ;({ casino, cashier, close } = await openCasinoWithCashier({
    clock,
    config: { publicUrl: recorder.url },
  }))
  recorder.leadTo(casino.url)
  const player = casino.players.find(({ email }) => email === 'new@baize.test')
  if (!player) throw new Error('The newcomer is not there.')
  const token = await casino.signIn(player)
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
  await pay(token)
  await playARound()
  await bet(token)
  before = await books()
})
afterAll(async () => {
  await close()
  recorder.close()
})

async function pay(token: string): Promise<void> {
  const order = async (mutation: string, amount: string) => {
    const input = { key: randomUUID(), methodId: 'cardinal', amount }
    const { data, errors } = await casino.query(mutation, { variables: { input }, token })
    if (!data) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0] as { id: string; url: string }
  }
  const isPaid = (id: string) =>
    vi.waitFor(() => {
      const paid = cashier.callbacks(id).filter(({ state }) => state === 'paid')
      expect(paid.map(({ isTaken }) => isTaken)).toEqual([true])
    }, SOON)
  const deposit = await order(DEPOSIT, '80.00')
  await payer.byCard(deposit.url)
  await isPaid(deposit.id)
  const withdrawal = await order(WITHDRAW, '30.00')
  aheadMs += PAUSE_MS + 1000
  await isPaid(withdrawal.id)
}

async function playARound(): Promise<void> {
  const sessions = openSessions({ db: casino.db, clock, random: systemRandom })
  const of = { providerId: 'studio', signInId: null, gameId: GAME, currency: 'EUR', language: 'en' }
  const token = await sessions.open({ ...of, playerId })
  const wallet = (name: string, content: object) =>
    send(`/providers/studio/wallet/${name}`, STUDIO_SECRET, { token, ...content })
  const act = (action: string, id: string, amount: number) => ({ action, id, amount })
  const round = { gameId: GAME, roundId: 'round-1' }
  await wallet('play', { ...round, actions: [act('bet', 'bet-1', 500)] })
  await wallet('play', { ...round, actions: [act('bet', 'bet-2', 100), act('win', 'win-1', 900)] })
  await wallet('close', { roundId: 'round-1' })
  await wallet('play', { gameId: GAME, roundId: 'round-2', actions: [act('bet', 'bet-3', 200)] })
  await wallet('rollback', { roundId: 'round-2', id: 'undo-1', originalId: 'bet-3' })
}

async function bet(signedIn: string): Promise<void> {
  const { data } = await casino.query('{ altenarV2GetToken(input: { demo: false }) { token } }', {
    token: signedIn,
  })
  const { token = '' } = (data?.altenarV2GetToken ?? {}) as { token?: string }
  const book = (name: string, content: object) =>
    send(`/providers/book/bets/${name}`, BOOK_SECRET, content)
  await book('make', betSlip(token, 'slip-1', 400))
  await book('commit', { id: 'slip-1/commit', betId: 'slip-1' })
  await book('settle', { id: 'slip-1/win', betId: 'slip-1', result: 'won', amount: 800 })
  await book('make', betSlip(token, 'slip-2', 300))
  await book('discard', { id: 'slip-2/discard', betId: 'slip-2', reason: 'suspended' })
}

/**
 * Returns the player's balances, and each transfer. Pots of jackpots are begun by a job, at any
 * time.
 */
async function books(): Promise<unknown> {
  expect((await trialBalance(casino.db)).differences).toEqual([])
  const [row] = await casino.db.run<{ transfers: string }>(
    '',
    `select string_agg(key, ' ' order by key) as transfers from ledger_transfer where kind <> 'jackpot_seed'`,
    [],
  )
  return { purse: (await balances(casino.db, [playerId])).get(playerId), ...row }
}

/**
 * Returns the part of an answer that a repeat has too: it returns the balance, and the state of a
 * bet, of now.
 */
function factsOf({ status, text }: { status: number; text: string }): unknown {
  const { balance: _, state: _state, ...facts } = text.startsWith('{') ? JSON.parse(text) : { text }
  return { status, ...facts }
}

const again = (call: RecordedCall, url = casino.url) => sendCall(url, call)
const SILENT = { status: 403, text: '' }

describe('genuine signed calls of a studio, a cashier and a book, sent again,', () => {
  test('were recorded of each kind', () => {
    const paths = recorder.calls.map(({ path }) => path.split('/').slice(2).join('/'))
    expect(new Set(paths)).toEqual(
      new Set([
        'cashier/callbacks',
        ...['play', 'close', 'rollback'].map((name) => `studio/wallet/${name}`),
        ...['make', 'commit', 'settle', 'discard'].map((name) => `book/bets/${name}`),
      ]),
    )
    expect(recorder.calls.map(({ answer }) => answer.status)).not.toContain(403)
  })

  test('once get the first answer, and no cent moves', async () => {
    for (const call of recorder.calls)
      expect(factsOf(await again(call)), call.path).toEqual(factsOf(call.answer))
    expect(await books()).toEqual(before)
  })

  test('in the other order, too', async () => {
    for (const call of recorder.calls.toReversed())
      expect(factsOf(await again(call)), call.path).toEqual(factsOf(call.answer))
    expect(await books()).toEqual(before)
  })

  test('a hundred times at once, too', async () => {
    for (const call of recorder.calls) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => again(call)))
      const facts = new Set(answers.map((answer) => JSON.stringify(factsOf(answer))))
      expect([...facts], call.path).toEqual([JSON.stringify(factsOf(call.answer))])
    }
    expect(await books()).toEqual(before)
  })

  test('to the casino after a restart, too', async () => {
    const restarted = await openCasino({
      db: { ...casino.db, close: async () => {} },
      clock,
      config: { publicUrl: recorder.url },
    })
    for (const call of recorder.calls)
      expect(factsOf(await again(call, restarted.url)), call.path).toEqual(factsOf(call.answer))
    await restarted.close()
    expect(await books()).toEqual(before)
  })

  test('with one byte changed, in the body or in what is signed with it, are not believed', async () => {
    for (const call of recorder.calls) {
      const { headers, body } = call
      for (const at of [0, Math.floor(body.length / 2), body.length - 1]) {
        const other = Buffer.from(body)
        // Another digit, letter or sign, and UTF-8 as before.
        other[at] = (other[at] ?? 0) ^ 1
        expect(await again({ ...call, body: other }), `${call.path} ${at}`).toEqual(SILENT)
      }
      for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
        const signed = headers[name] ?? ''
        const at = Math.floor(signed.length / 2)
        const digit = signed[at] === '1' ? '2' : '1'
        const other = { ...headers, [name]: signed.slice(0, at) + digit + signed.slice(at + 1) }
        expect(await again({ ...call, headers: other }), `${call.path} ${name}`).toEqual(SILENT)
      }
    }
    expect(await books()).toEqual(before)
  })

  test('five minutes later are not believed', async () => {
    const nowMs = aheadMs
    aheadMs += 6 * 60_000
    for (const call of recorder.calls) expect(await again(call), call.path).toEqual(SILENT)
    aheadMs = nowMs
    expect(await books()).toEqual(before)
  })
})
