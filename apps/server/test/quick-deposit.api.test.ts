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
afterEach(() => cashier.behave())
afterAll(() => close())

describe('a visitor', () => {
  test('is offered the methods of all families, with a script for the widget', async () => {
    const { data } = await openBrowser(casino).query(
      '{ payments(input: {type: PAY_N_PLAY}) { id engine needsEmail config { scriptUrl } } }',
    )
    expect(data?.payments).toEqual(
      expect.arrayContaining([
        { id: 'cardinal', engine: 'redirect', needsEmail: false, config: null },
        { id: 'zipfold', engine: 'redirect', needsEmail: true, config: null },
        { id: 'ferrybank', engine: 'redirect', needsEmail: false, config: null },
        {
          id: 'wirepath',
          engine: 'widget',
          needsEmail: false,
          config: { scriptUrl: `${cashier.url}/brite/client.js` },
        },
      ]),
    )
    const script = await (await fetch(`${cashier.url}/brite/client.js`)).text()
    expect(script).toContain('window.Brite = Brite')
  })

  test('who is new pays by bank, registers with what the bank has verified, and plays with the money', async () => {
    const browser = openBrowser(casino)
    const { __typename, id, url } = await start(browser, 'ferrybank')
    expect(__typename).toBe('PayNPlayRedirect')
    expect(Buffer.from(id, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const person = await newPerson(url)
    const waiting = check(browser, id)
    await payer.byIdentity(url, 'person-jonas')
    const { answer } = await waiting
    expect(answer).toMatchObject({
      __typename: 'PayNPlayUser',
      id,
      ...{ firstName: person.firstName, country: 'DE', city: 'Lübeck', email: null },
    })
    await unclaimedIsWhatWaits(casino)

    const form = formOf(id, {
      firstName: 'Somebody',
      dateOfBirth: '1999-01-01',
      country: 'FR',
      city: 'Paris',
    })
    expect((await browser.query(REGISTER, { input: form })).data).toEqual({
      registerPayNPlay: true,
    })
    expect(await browser.signIn({ username: form.email, password: form.password })).toBe(200)
    const { data } = await browser.query(BALANCES)
    expect(data?.user).toMatchObject({
      firstName: person.firstName,
      lastName: 'Ahlgrimm',
      country: 'DE',
      balances: [{ amount: '50.00' }, { amount: '0.00' }],
    })
    const [row] = await casino.db.run(
      '',
      'select date_of_birth::text as born, city, mobile_number from player where email = $1',
      [form.email],
    )
    expect(row).toEqual({ born: '1987-03-02', city: 'Lübeck', mobile_number: '+49301234567' })
    await unclaimedIsWhatWaits(casino)

    const again = await browser.query(REGISTER, { input: formOf(id) })
    expect(again.errors?.[0]?.message).toBe('pay_n_play_unknown')
    const back = openBrowser(casino)
    const second = await start(back, 'ferrybank', { amount: '20.00' })
    await payer.byIdentity(second.url, 'person-jonas')
    const login = await check(back, second.id)
    expect(login.answer).toMatchObject({ __typename: 'PayNPlayLogin', token: expect.any(String) })
    expect(await back.signIn({ token: login.answer?.token ?? '' })).toBe(200)
    expect((await back.query(BALANCES)).data?.user).toMatchObject({
      balances: [{ amount: '70.00' }, { amount: '0.00' }],
    })
    expect(await openBrowser(casino).signIn({ token: login.answer?.token ?? '' })).toBe(401)
  })

  test('pays with the widget, and is known by the state’s number although another bank has seen them', async () => {
    const browser = openBrowser(casino)
    const { __typename, id, data } = await start(browser, 'wirepath', { amount: '33.00' })
    expect(__typename).toBe('PayNPlayPending')
    const page = await payer.pageOfSession(`${cashier.url}/brite/session/${data.token}`)
    const waiting = check(browser, id)
    await payer.byIdentity(page, 'person-vera')
    await payer.chooseAccount(page)
    const { answer } = await waiting
    expect(answer?.__typename).toBe('PayNPlayLogin')
    expect(await browser.signIn({ token: answer?.token ?? '' })).toBe(200)
    expect((await browser.query(BALANCES)).data?.user).toMatchObject({
      lastName: 'Lindqvist',
      balances: [{ amount: '1033.00' }, { amount: '50.00' }],
    })
  })

  test('without a verified identity types everything, with the e-mail of the wallet filled in, and gets the bonus they chose', async () => {
    const browser = openBrowser(casino)
    const wish = { data: { email: 'robin@wallet.test' }, bonusCode: 'lamplight' }
    const { id, url } = await start(browser, 'zipfold', wish)
    const waiting = check(browser, id)
    await payer.byWallet(url, 'robin@wallet.test')
    expect((await waiting).answer).toMatchObject({
      __typename: 'PayNPlayUser',
      firstName: null,
      email: 'robin@wallet.test',
    })
    // A form may send the id of the payment provider instead of the payment's; the browser's cookie
    // says which payment is meant.
    const form = formOf('zipfold', { email: 'robin@wallet.test' })
    expect((await browser.query(REGISTER, { input: form })).data).toEqual({
      registerPayNPlay: true,
    })
    expect(await browser.signIn({ username: form.email, password: form.password })).toBe(200)
    expect((await browser.query(BALANCES)).data?.user).toMatchObject({
      firstName: 'Robin',
      balances: [{ amount: '50.00' }, { amount: '25.00' }],
    })
  })

  test('cannot pay over a socket, which could not bind the payment to a browser', async () => {
    const before = await casino.db.run('', 'select from deposit', [])
    const [answer] = await openBrowser(casino).subscribe(PAY, {
      input: { id: 'cardinal', amount: '50.00', closePath: '/closewindow' },
    })
    expect(answer?.errors?.[0]?.message).toBe('send_by_post')
    expect(await casino.db.run('', 'select from deposit', [])).toHaveLength(before.length)
  })

  test('without an e-mail address for the wallet gets a refusal before anything is started', async () => {
    const { errors } = await openBrowser(casino).query(PAY, {
      input: { id: 'zipfold', amount: '50.00', closePath: '/closewindow' },
    })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'bad_input',
      fields: { email: 'validations.mixed.required' },
    })
  })

  test.each([
    ['10.01', 'coinstead', 'validations.amount_not_in_values'],
    ['9.99', 'cardinal', 'validations.amount_below_min'],
    ['5000.01', 'wirepath', 'validations.amount_above_max'],
    ['ten', 'cardinal', 'validations.must_be_a_number'],
    ['1e2', 'cardinal', 'validations.must_be_a_number'],
  ])('cannot pay %s by %s', async (amount, id, field) => {
    const { errors } = await openBrowser(casino).query(PAY, {
      input: { id, amount, closePath: '/closewindow' },
    })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'bad_input', fields: { amount: field } })
  })

  test('reads why a payment failed, and that nothing was charged', async () => {
    const browser = openBrowser(casino)
    const { id, url } = await start(browser, 'cardinal')
    const waiting = check(browser, id)
    await payer.byCard(url, { cardNumber: '9400 0000 0000 0205' })
    const { problem } = await waiting
    expect(problem).toMatchObject({
      message: 'pay_n_play_deposit_failed',
      extensions: { reason: 'LOW_BALANCE', charged: false },
    })
  })

  test.each([
    ['under 18', 'person-timo', 'underage'],
    ['from a blocked country', 'person-dale', 'country_blocked'],
  ])('%s is refused before the bank takes anything', async (_who, subject, reason) => {
    for (const method of ['ferrybank', 'wirepath']) {
      const browser = openBrowser(casino)
      const { id, url, data } = await start(browser, method)
      const page = url ?? (await payer.pageOfSession(`${cashier.url}/brite/session/${data.token}`))
      const waiting = check(browser, id)
      await payer.byIdentity(page, subject)
      expect((await waiting).problem).toMatchObject({
        message: 'pay_n_play_refused',
        extensions: { reason, charged: false },
      })
      await until(async () => (await payer.text(page)).includes('could not accept'))
    }
  })
})
