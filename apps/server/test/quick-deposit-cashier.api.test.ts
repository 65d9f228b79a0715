import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
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
afterEach(() => cashier.behave())
afterAll(() => close())

describe('P8 a day on which the cashier', () => {
  test.each([
    ['repeats itself and reports things in the wrong order', { repeat: 3, reorder: true }],
    ['sends no callbacks, and is asked', { silent: true }],
    ['reports late', { lateMs: 500 }],
  ])('%s costs no player anything', { timeout: 90_000 }, async (_what, how) => {
    for (const method of ['ferrybank', 'wirepath', 'cardinal']) {
      const browser = openBrowser(casino)
      await cashier.behave({ ...how, decisionMs: 0 })
      const { id, url, data } = await start(browser, method)
      const page = url ?? (await payer.pageOfSession(`${cashier.url}/brite/session/${data.token}`))
      const waiting = check(browser, id)
      if (method === 'cardinal') await payer.byCard(page)
      else await newPerson(page).then(() => payer.byIdentity(page, 'person-jonas'))
      if (method === 'wirepath')
        await until30(async () => (await payer.text(page)).includes('name="account"')).then(() =>
          payer.chooseAccount(page),
        )
      expect((await waiting).answer).toMatchObject({ __typename: 'PayNPlayUser' })
      const form = formOf(id)
      expect((await browser.query(REGISTER, { input: form })).data).toEqual({
        registerPayNPlay: true,
      })
      expect(await browser.signIn({ username: form.email, password: form.password })).toBe(200)
      expect((await browser.query(BALANCES)).data?.user).toMatchObject({
        balances: [{ amount: '50.00' }, { amount: '0.00' }],
      })
    }
    await unclaimedIsWhatWaits(casino)
  })

  test('lies about the amount brings what was received; one that lies about the currency brings nothing until an operator has looked', async () => {
    const browser = openBrowser(casino)
    await cashier.behave({ amount: 4100 })
    const less = await start(browser, 'ferrybank')
    await newPerson(less.url)
    await payer.byIdentity(less.url, 'person-jonas')
    expect((await check(browser, less.id)).answer?.__typename).toBe('PayNPlayUser')
    const form = formOf(less.id)
    await browser.query(REGISTER, { input: form })
    await browser.signIn({ username: form.email, password: form.password })
    expect((await browser.query(BALANCES)).data?.user).toMatchObject({
      balances: [{ amount: '41.00' }, { amount: '0.00' }],
    })

    await cashier.behave({ reset: true })
    await cashier.behave({ currency: 'SEK' })
    const other = openBrowser(casino)
    const foreign = await start(other, 'cardinal')
    await payer.byCard(foreign.url)
    expect((await check(other, foreign.id)).problem?.message).toBe('pay_n_play_held')
    await unclaimedIsWhatWaits(casino)
  })

  test('is started again in the middle of a payment goes on where it was', async () => {
    const browser = openBrowser(casino)
    const { id, data } = await start(browser, 'wirepath')
    const page = await payer.pageOfSession(`${cashier.url}/brite/session/${data.token}`)
    await newPerson(page)
    await payer.byIdentity(page, 'person-jonas')
    await cashier.restart()
    const waiting = check(browser, id)
    await payer.chooseAccount(page)
    await cashier.restart()
    expect((await waiting).answer?.__typename).toBe('PayNPlayUser')
  })
})

async function until30(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const held = await until(holds).then(
      () => true,
      () => false,
    )
    if (held) return
  }
  throw new Error('It did not come about in half a minute.')
}
