import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#testkit/browser.ts'
import type { CashierStandIn } from '#testkit/cashier-stand-in.ts'
import { openCasinoWithCashier } from '#testkit/casino-with-cashier.ts'
import type { Casino } from '#testkit/open-casino.ts'
import { payer, until } from '#testkit/payer.ts'
import {
  BALANCES,
  check,
  formOf,
  newPerson,
  PAY,
  REGISTER,
  start,
  unclaimedIsWhatWaits,
} from '#testkit/quick-deposit-calls.ts'

let casino: Casino
let cashier: CashierStandIn
let close: () => Promise<void>

beforeAll(async () => {
  ;({ casino, cashier, close } = await openCasinoWithCashier())
})
afterAll(() => close())

const paidDeposits = () =>
  casino.db.run('', `select id from deposit where state = 'paid' order by id`, [])

test('G3 a payer whom a bank has verified is refused before any bank takes money, once they have excluded themselves', async () => {
  const browser = openBrowser(casino)
  const first = await start(browser, 'ferrybank')
  await newPerson(first.url)
  const waiting = check(browser, first.id)
  await payer.byIdentity(first.url, 'person-jonas')
  expect((await waiting).answer).toMatchObject({ __typename: 'PayNPlayUser' })
  const form = formOf(first.id)
  expect((await browser.query(REGISTER, { input: form })).data).toEqual({ registerPayNPlay: true })
  expect(await browser.signIn({ username: form.email, password: form.password })).toBe(200)
  const { data } = await browser.query(
    'mutation { excludeMyself(input: { time: FOR_GOOD }) { until } }',
  )
  expect(data).toEqual({ excludeMyself: { until: null } })
  const before = await paidDeposits()

  for (const method of ['ferrybank', 'wirepath']) {
    const back = openBrowser(casino)
    const { id, url, data: widget } = await start(back, method)
    const page = url ?? (await payer.pageOfSession(`${cashier.url}/brite/session/${widget.token}`))
    const checked = check(back, id)
    await payer.byIdentity(page, 'person-jonas')
    expect((await checked).problem, method).toMatchObject({
      message: 'pay_n_play_refused',
      extensions: { reason: 'account_not_active', charged: false },
    })
    await until(async () => (await payer.text(page)).includes('could not accept'))
    const again = await back.query(REGISTER, { input: formOf(id) })
    expect(again.errors?.[0]?.message, method).toBe('pay_n_play_unknown')
    expect((await back.query(BALANCES)).data?.user, method).toBeNull()
  }
  expect(await paidDeposits()).toEqual(before)
  await unclaimedIsWhatWaits(casino)

  const started = await browser.query(PAY, {
    input: { id: 'ferrybank', amount: '50.00', closePath: '/closewindow' },
  })
  expect(started.errors?.[0]?.message, 'in the session that withdraws').toBe('account_not_active')
})
