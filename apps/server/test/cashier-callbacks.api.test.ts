import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { CashierStandIn } from '#testkit/cashier-stand-in.ts'
import { openCasinoWithCashier } from '#testkit/casino-with-cashier.ts'
import type { Casino } from '#testkit/open-casino.ts'
import { payer } from '#testkit/payer.ts'
import { balances } from '../src/ledger/accounts.ts'
import { trialBalance } from '../src/ledger/trial-balance.ts'
import { findCredentials } from '../src/players/player.ts'

const DEPOSIT = 'mutation ($input: StartDepositInput!) { startDeposit(input: $input) { id url } }'
const WITHDRAW =
  'mutation ($input: StartWithdrawalInput!) { startWithdrawal(input: $input) { id state } }'
/** Withdrawals can be called back for a minute. */
const PAUSE_MS = 60_000
const SOON = { timeout: 30_000, interval: 100 }

let casino: Casino
let cashier: CashierStandIn
let close: () => Promise<void>
let token: string
let playerId: string
/** Time by which the casino's clock is ahead of the cashier's. */
let aheadMs = 0

beforeAll(async () => {
  const clock = { now: () => new Date(Date.now() + aheadMs), nowMs: () => Date.now() + aheadMs }
  ;({ casino, cashier, close } = await openCasinoWithCashier({ clock }))
  const player = casino.players.find(({ email }) => email === 'new@baize.test')
  if (!player) throw new Error('The newcomer is not there.')
  token = await casino.signIn(player)
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
})
afterEach(() => cashier.behave())
afterAll(() => close())

async function order(mutation: string, amount: string): Promise<{ id: string; url: string }> {
  const input = { key: randomUUID(), methodId: 'cardinal', amount }
  const { data, errors } = await casino.query(mutation, { variables: { input }, token })
  if (!data) throw new Error(JSON.stringify(errors))
  return Object.values(data)[0] as { id: string; url: string }
}

async function purses() {
  const { real = 0n, held = 0n } = (await balances(casino.db, [playerId])).get(playerId) ?? {}
  return { real, held }
}

/** Returns the sources of a payment's reports, and the states that they settled. */
async function eventsOf(paymentId: string): Promise<string[]> {
  const rows = await casino.db.run<{ source: string; outcome: string }>(
    '',
    'select source, outcome from payment_event where payment_id = $1 order by id',
    [paymentId],
  )
  return rows.map(({ source, outcome }) => `${outcome} by ${source}`)
}

async function deposit(amount: string): Promise<string> {
  const { id, url } = await order(DEPOSIT, amount)
  await payer.byCard(url)
  return id
}

describe('over HTTP', () => {
  test('a callback that comes late and five times is taken each time, and credited once', async () => {
    await cashier.behave({ lateMs: 1500, repeat: 5, decisionMs: 0 })
    const before = await purses()
    const id = await deposit('80.00')
    await expect
      .poll(
        () =>
          cashier.callbacks(id).filter(({ state, isTaken }) => state === 'paid' && isTaken).length,
        SOON,
      )
      .toBe(5)
    const sent = cashier.callbacks(id)
    expect(sent.filter(({ isTaken, refused }) => !isTaken || refused > 0)).toEqual([])
    expect(
      new Set(sent.map(({ message }) => message)).size,
      'one message for what is pending, one for what is paid',
    ).toBe(2)
    expect(await purses()).toEqual({ ...before, real: before.real + 8000n })
    expect(await eventsOf(id)).toEqual(['pending by callback', 'paid by callback'])
  })

  test.each([
    ['approve', 'paid', { real: -3000n, held: 0n }],
    ['decline', 'declined', { real: 0n, held: 0n }],
  ])(
    'a payout that the cashier decides to %s is %s by its callback, and nothing stays held',
    async (payout, outcome, change) => {
      await cashier.behave({ decisionMs: 0 })
      const funded = await deposit('50.00')
      await expect.poll(() => eventsOf(funded), SOON).toContain('paid by callback')
      const before = await purses()

      await cashier.behave({ payout, repeat: 2 })
      const { id } = await order(WITHDRAW, '30.00')
      expect(await purses()).toEqual({ real: before.real - 3000n, held: before.held + 3000n })
      aheadMs += PAUSE_MS + 1000
      await expect
        .poll(() => cashier.callbacks(id).filter(({ isTaken }) => isTaken).length, SOON)
        .toBe(2)
      expect(cashier.callbacks(id).map(({ refused }) => refused)).toEqual([0, 0])
      expect(await eventsOf(id)).toEqual([`${outcome} by callback`])
      expect(await purses()).toEqual({
        real: before.real + change.real,
        held: before.held + change.held,
      })
    },
  )

  test.each([
    ['cashier/callbacks', { type: 'payment.updated' }],
    ['cashier/approvals', { type: 'payment.approval' }],
    ['brite/callbacks', {}],
  ])(
    'what is not signed is answered 403 by %s, and what is larger than 64 KiB 413',
    async (path, body) => {
      const send = async (text: string) => {
        const answer = await fetch(`${casino.url}/providers/${path}`, {
          method: 'POST',
          body: text,
        })
        return { status: answer.status, text: await answer.text() }
      }
      expect(await send(JSON.stringify(body))).toEqual({ status: 403, text: '' })
      expect(await send(JSON.stringify(body).padEnd(64 * 1024))).toEqual({ status: 403, text: '' })
      expect(await send(JSON.stringify(body).padEnd(65 * 1024))).toEqual({
        status: 413,
        text: 'body_too_large',
      })
    },
  )

  test('the books balance after all of it', async () => {
    expect((await trialBalance(casino.db)).differences).toEqual([])
  })
})
