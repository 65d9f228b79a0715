import type { Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { headerBalance } from './money.ts'
import {
  chooseAccount,
  chooseMethod,
  deposit,
  finishAccount,
  identify,
  openQuickDeposit,
  payByCard,
  payByWallet,
  paymentPage,
  waitForRegistration,
} from './quick-deposit.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
const textOf = (key: string, values?: Record<string, string>) =>
  words.site('pay-n-play', key, values)
/** The number of a card that pays at once, without a code. */
const CARD = '9400 0000 0000 0007'
/** A time longer than the page waits for the script of a widget. */
const WIDGET_PATIENCE_MS = 15_000

function newAccount(project: string) {
  return { email: `pay-${project}-${Date.now()}@example.test`, password: 'Lampl1ght' }
}

test('a visitor pays by bank, adds what the bank does not know, and plays', async ({
  page,
  servers,
}, { project }) => {
  // A person becomes one player for ever, so each project has a person of its own.
  const [person, firstName] =
    project.name === 'desktop' ? (['jonas', 'Jonas'] as const) : (['ines', 'Inês'] as const)
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Ferrybank')
  await deposit(dialog, words, '40')
  await chooseAccount(paymentPage(dialog), 'everyday')
  await identify(paymentPage(dialog), person)

  await waitForRegistration(dialog, words)
  await expect(dialog.locator('input[name=firstName]')).toHaveValue(firstName)
  await expect(
    dialog.locator('input[name=firstName]'),
    'what the bank has confirmed is locked',
  ).not.toBeEditable()
  await expect(dialog.locator('input[name=email]')).toBeEditable()

  await finishAccount(dialog, words, newAccount(project.name))
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  await expect(page).not.toHaveURL(/modal=/)
  expect(await headerBalance(page, words)).toBe(4000)
})

test("a bank's widget whose script does not come says so and can be tried again; it opens in the dialog, can be left, and signs in a payer who is known", async ({
  page,
  servers,
}) => {
  let blocked = true
  await page.clock.install()
  await page.route(/\/client\.js/, (route) => (blocked ? route.abort() : route.continue()))
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Wirepath')
  await deposit(dialog, words, '25')
  await expect(async () => {
    await page.clock.fastForward(WIDGET_PATIENCE_MS)
    await expect(dialog.getByText(textOf('widget_failed'))).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(dialog.getByText(textOf('widget_failed_hint'))).toBeVisible()

  blocked = false
  await dialog.getByRole('button', { name: textOf('retry') }).click()
  await expect(paymentPage(dialog).locator('input[name=person]').first()).toBeVisible()
  await dialog.getByRole('button', { name: textOf('cancel') }).click()
  await expect(dialog.getByText(textOf('choose_method')), 'leaving it cancels').toBeVisible()

  await chooseMethod(dialog, 'Wirepath')
  await deposit(dialog, words, '25')
  await identify(paymentPage(dialog), 'vera')
  await chooseAccount(paymentPage(dialog), 'everyday')
  await paymentPage(dialog).locator('button.pay').click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  expect(await headerBalance(page, words)).toBeGreaterThanOrEqual(2500)
})

test('a wallet that needs an e-mail asks for it, the new account has it, and its player deposits again without leaving the page', async ({
  page,
  servers,
}, { project }) => {
  const account = newAccount(`wallet-${project.name}`)
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Zipfold')
  await dialog.locator('form button[type=submit]').click()
  await expect(dialog.getByText(words.site('sign-in', 'validations.mixed.required'))).toBeVisible()
  await dialog.locator('input[name=email]').fill(`${'x'.repeat(60)}@example.test`)
  await expect(dialog.getByText(words.site('sign-in', 'validations.string.max'))).toBeVisible()

  await dialog.locator('input[name=email]').fill(account.email)
  await deposit(dialog, words, '15')
  await payByWallet(paymentPage(dialog), account.email)
  await waitForRegistration(dialog, words)
  await expect(dialog.locator('input[name=email]')).toHaveValue(account.email)
  await finishAccount(dialog, words, account)
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  expect(await headerBalance(page, words)).toBe(1500)

  await follow(page, `${TEXT_PAGE}?modal=pay_n_play`)
  await chooseMethod(dialog, 'Cardinal')
  await deposit(dialog, words, '12.345')
  await payByCard(paymentPage(dialog), CARD)
  await expect(dialog.getByText('€12.35')).toBeVisible({ timeout: 30_000 })
  await expect.poll(() => headerBalance(page, words)).toBe(1500 + 1235)
})

test('a payment that fails says why and what became of the money, and can be tried again; a known payer is signed in by paying', async ({
  page,
  servers,
}) => {
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Ferrybank')
  await deposit(dialog, words, '30')
  await chooseAccount(paymentPage(dialog), 'savings')
  await identify(paymentPage(dialog), 'vera')

  await expect(dialog.getByText(textOf('pay_n_play_deposit_failed'))).toBeVisible({
    timeout: 30_000,
  })
  await expect(dialog.getByText(words.site('pay-n-play', 'reasons.LOW_BALANCE'))).toBeVisible()
  await expect(dialog.getByText(words.site('pay-n-play', 'money.not_charged'))).toBeVisible()
  await dialog.getByRole('button', { name: textOf('retry') }).click()
  await expect(dialog.getByText(textOf('choose_method'))).toBeVisible()

  await chooseMethod(dialog, 'Cardinal')
  await deposit(dialog, words, '30')
  await paymentPage(dialog).locator('button.quiet').click()
  await expect(
    dialog.getByText(textOf('choose_method')),
    'a payer who cancels on the page is asked again',
  ).toBeVisible({ timeout: 30_000 })

  await chooseMethod(dialog, 'Ferrybank')
  await deposit(dialog, words, '20')
  await chooseAccount(paymentPage(dialog), 'everyday')
  await identify(paymentPage(dialog), 'vera')
  await expect(dialog, 'no form has to be filled in').toBeHidden({ timeout: 30_000 })
  expect(await headerBalance(page, words)).toBeGreaterThanOrEqual(2000)
  await page.getByRole('button', { name: words.site('shell', 'my_account') }).click()
  await expect(page.getByText('Vera Lindqvist')).toBeVisible()
})

test('on the payments page the payment opens over the page, and the registration in its dialog; turning away from a paid registration asks first', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}/payments?lng=en`)
  const panel = page.getByRole('region', { name: textOf('quick_deposit') })
  const methods = page.getByRole('tabpanel').getByRole('img')
  await page.getByRole('button', { name: 'Cardinal', exact: true }).click()
  const names = await methods.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('alt')))
  expect(
    names.filter((name) => name === 'Cardinal'),
    'in the list, and in the form as what was chosen',
  ).toHaveLength(2)
  await panel.getByRole('button', { name: textOf('other_method') }).click()
  await expect(methods.and(page.getByAltText('Cardinal')), 'one list is enough').toHaveCount(1)
  await page.getByRole('button', { name: 'Cardinal', exact: true }).click()
  await deposit(panel, words, '30')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: textOf('cancel') }).click()
  await expect(dialog).toBeHidden()

  await deposit(panel, words, '30')
  await payByCard(paymentPage(dialog), CARD)
  await waitForRegistration(dialog, words)
  await expect(page).toHaveURL(/modal=pay_n_play/)

  await dialog.locator('input[name=firstName]').fill('Robin')
  await page.keyboard.press('Escape')
  await expect(dialog.getByText(textOf('leave_question'))).toBeVisible()
  await dialog.getByRole('button', { name: textOf('finish_account') }).click()
  await expect(
    dialog.locator('input[name=firstName]'),
    'nothing that was typed is lost',
  ).toHaveValue('Robin')
  await dialog.getByRole('button', { name: textOf('close'), exact: true }).click()
  await dialog.getByRole('button', { name: textOf('leave_and_get_money_back') }).click()
  await expect(dialog).toBeHidden()
})

test('A7 another browser that looks up a payment is answered nothing', async ({
  page,
  servers,
  browser,
}) => {
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Cardinal')
  const id = await deposit(dialog, words, '30')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${servers.casino}${TEXT_PAGE}?lng=en`)
  const unknown = await checkOverSocket(other, servers, 'aW52ZW50ZWQtaWQ')
  expect(unknown).toContain('pay_n_play_unknown')
  expect(await checkOverSocket(other, servers, id), 'the same as for an unknown id').toBe(unknown)

  await payByCard(paymentPage(dialog), CARD)
  await waitForRegistration(dialog, words)
  expect(await checkOverSocket(other, servers, id), 'after the payment too').toBe(unknown)
  expect(await checkOverSocket(page, servers, id), 'and the browser itself is told once').toBe(
    unknown,
  )
  await elsewhere.close()
})

/** Returns the first answer of `checkPayNPlay`, without the id that the question bears. */
function checkOverSocket(page: Page, servers: Servers, id: string): Promise<string> {
  const query =
    'subscription ($input: CheckPayNPlayInput!) { checkPayNPlay(input: $input) { __typename } }'
  return page.evaluate(
    ({ url, payload }) =>
      new Promise<string>((done) => {
        const socket = new WebSocket(url, 'graphql-transport-ws')
        socket.onopen = () => socket.send(JSON.stringify({ type: 'connection_init' }))
        socket.onmessage = ({ data }) => {
          const { type, payload: answer } = JSON.parse(data)
          if (type === 'connection_ack')
            socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
          if (type !== 'next' && type !== 'error') return
          const errors = type === 'error' ? answer : answer.errors
          done(
            JSON.stringify(
              errors?.map(
                ({ message, extensions }: { message: string; extensions: { code: string } }) => [
                  message,
                  extensions.code,
                ],
              ) ?? answer,
            ),
          )
          socket.close()
        }
      }),
    {
      url: `${servers.casino.replace(/^http/, 'ws')}/api/graphql`,
      payload: { query, variables: { input: { id } } },
    },
  )
}
