import type { Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { enter, member, PASSWORD } from './member.ts'
import { accountArea, goToAccount } from './money.ts'
import { chooseMethod, openQuickDeposit } from './quick-deposit.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

test('an amount counts as it was written: a comma, other digits and a paste with thousands; plus and minus go along the only amounts that a method takes', async ({
  page,
  servers,
}) => {
  const dialog = await openQuickDeposit(page, servers, words)
  await chooseMethod(dialog, 'Cardinal')
  const [amount, send] = [
    dialog.locator('input[name=amount]'),
    dialog.locator('form button[type=submit]'),
  ]
  for (const [typed, shown, sum] of [
    ['12,50', '12.50', '€12.50'],
    ['٢٥٫٥', '25.5', '€25.50'],
    ['€ 1.234,50', '1234.50', '€1,234.50'],
  ] as const) {
    await amount.fill(typed)
    await expect(send).toContainText(sum)
    await expect(amount).toHaveValue(shown)
  }
  await amount.fill('')
  await amount.pressSequentially('1,234.5')
  await expect(amount, 'a sign that parts thousands stays while one types').toHaveValue('1,234.5')
  await amount.blur()
  await expect(amount).toHaveValue('1234.5')
  await amount.fill('1234.50')

  await amount.fill('')
  await amount.pressSequentially('1e3')
  const refusal = dialog.getByText(words.site('sign-in', 'validations.amount_unreadable'))
  await expect(amount, 'what is no amount stays as it was typed').toHaveValue('1e3')
  await expect(refusal).toBeVisible()
  await expect(send).toHaveText(words.site('pay-n-play', 'pay_n_play_amountless'))
  await amount.blur()
  await expect(refusal, 'and is refused for as long as it stands there').toBeVisible()
  await amount.fill('20')
  await expect(refusal).toBeHidden()
  await amount.fill('0')
  await amount.blur()
  await expect(dialog.getByText(words.site('sign-in', 'validations.amount_zero'))).toBeVisible()

  await dialog.getByRole('button', { name: words.site('pay-n-play', 'other_method') }).click()
  await chooseMethod(dialog, 'Coinstead')
  const first = await amount.inputValue()
  await dialog.getByRole('button', { name: words.site('pay-n-play', 'less') }).click()
  await expect(amount, 'there is none below the first').toHaveValue(first)
  await dialog.getByRole('button', { name: words.site('pay-n-play', 'more') }).click()
  await expect(amount).not.toHaveValue(first)
  await amount.blur()
  await expect(amount, 'the next one is one of them').not.toHaveAttribute('aria-invalid')
})

test('a pasted number is sent with every digit that belongs to it, and a text that is no number stays as it was typed and is said to be none', async ({
  page,
  servers,
}) => {
  const isJoining = (posted: string | null) => posted?.includes('registerClassic') === true
  // The registration gets no answer, so that the form stays for the next number.
  await page.route('**/api/graphql', (route) =>
    isJoining(route.request().postData()) ? route.abort() : route.fallback(),
  )
  const dialog = await fillInDetails(page, servers)
  const number = dialog.locator('input[type=tel]')
  const create = dialog.getByRole('button', { name: words.site('join', 'create_account') })
  for (const [pasted, prefix, sent] of [
    ['+39 0471 163 1680', '+39', '+3904711631680'],
    ['0049 151 1234567', '+49', '+491511234567'],
    ['٠١٥١ ١٢٣٤٥٦٧', '+49', '+491511234567'],
  ] as const) {
    await number.fill(pasted)
    await expect(dialog.locator('button[aria-haspopup=listbox]')).toHaveText(prefix)
    const request = page.waitForRequest((each) => isJoining(each.postData()))
    await create.click()
    const { variables } = (await request).postDataJSON() as {
      variables: { input: { mobileNumber: string } }
    }
    expect(variables.input.mobileNumber, pasted).toBe(sent)
  }

  await number.fill('0151 CALL ME')
  await create.click()
  await expect(
    dialog.getByText(words.site('sign-in', 'validations.invalid_phone_number')),
  ).toBeVisible()
  await expect(number).toHaveValue('0151 CALL ME')
})

test('the account area reads an amount in the same way, and a number typed as at home', async ({
  page,
  servers,
  request,
}) => {
  await enter(page.request, servers, await member(request, servers))
  const area = await accountArea(page, servers, words, 'financials/deposit')
  await area.locator('img[alt="Cardinal"]').click()
  await area.locator('input[name=amount]').fill('٣٠,5')
  await expect(area.locator('form button[type=submit]')).toContainText('€30.50')

  await goToAccount(page, 'profile/personal_info')
  const number = area.locator('input[name=mobileNumber]')
  await number.fill('0151 7654321')
  await area.getByRole('button', { name: words.account('save_changes') }).click()
  await expect(area.getByText(words.account('changes_saved'))).toBeVisible()
  await expect(number).toHaveValue('+491517654321')
})

/** Fills in all that is requested but the number. */
async function fillInDetails(page: Page, servers: Servers): Promise<Locator> {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[name=email]')
    .fill(`robin-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`)
  await dialog.locator('input[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: words.site('join', 'continue') }).click()
  const texts = {
    firstName: 'Robin',
    lastName: 'Ashford',
    houseNumberAndStreetName: 'Lindenstraße 12',
    postCode: '10969',
    city: 'Berlin',
  }
  for (const [name, text] of Object.entries(texts))
    await dialog.locator(`input[name=${name}]`).fill(text)
  for (const [part, value] of Object.entries({ day: '17', month: '5', year: '1990' }))
    await dialog.locator(`select[autocomplete=bday-${part}]`).selectOption(value)
  await dialog.locator('input[name=accept]').check()
  return dialog
}
