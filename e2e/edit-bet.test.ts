import { expectNothingInTheWay } from './axe.ts'
import { betElsewhere, openShadows } from './bets.ts'
import { enter } from './member.ts'
import { accountArea, closingBalance, headerBalance } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
test.beforeEach(({ page }) => openShadows(page))

test('a player edits an open bet in My bets: the new one takes the place of the old one, and the account says so', async ({
  page,
  servers,
  request,
}) => {
  const player = servers.players[0] ?? { email: '', password: '' }
  await enter(page.context().request, servers, player)
  const bettor = await betElsewhere(request, servers, player)
  const placed = await bettor.place(1)
  const ledger = await closingBalance(page, servers, words)
  await page.goto(`${servers.casino}/sports?page=betHistory&lng=en`)
  const book = page.getByRole('main')
  const bets = book.locator('.page .bet')
  await expect(bets).toHaveCount(1)
  await expect(bets).toContainText('€5.00')
  const before = await headerBalance(page, words)

  await bets.getByRole('button', { name: 'Edit bet' }).click()
  const slip = book.locator('.slip')
  await expect(slip.getByRole('status').filter({ hasText: 'You are changing bet' })).toBeVisible()
  const stake = slip.locator('.stake').getByRole('textbox')
  await expect(stake).toHaveValue('5.00')
  await stake.fill('8')
  await expectNothingInTheWay(page, 'a bet that is being edited')
  const changed = slip.getByRole('heading', { name: 'Your bet is changed' })
  await expect(async () => {
    if (await changed.isVisible()) return
    // A price may move at any moment: then the player takes the new one first.
    const take = slip.getByRole('button', { name: /^Take \d/ })
    if (await take.isVisible()) await take.click()
    await slip.getByRole('button', { name: 'Change bet · pay €3.00' }).click({ timeout: 2_000 })
    await expect(changed).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect(slip.locator('.receipt')).toContainText('€8.00')
  await expect
    .poll(() => headerBalance(page, words), { message: 'the difference' })
    .toBe(before - 300)

  await slip.getByRole('link', { name: 'My bets' }).click()
  await expect(bets, 'one of the two stands').toHaveCount(1)
  await expect(bets).toContainText('€8.00')

  const account = await accountArea(page, servers, words, 'history/my_bets')
  const open = account.getByRole('article')
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('€8.00')
  await expect(open).not.toContainText(placed.id)
  await account.getByRole('tab', { name: words.account('bets_settled') }).click()
  const old = account.getByRole('article').filter({ hasText: placed.id })
  await expect(old).toContainText(words.account('bet_reason_replaced'))
  await expect(old).toContainText('€5.00')

  expect(await closingBalance(page, servers, words), 'the ledger says the same').toBe(ledger - 300)
  // Other stories of this player begin without an open bet.
  await bettor.cashOutAll()
})
