import { enter, member } from './member.ts'
import { accountArea, closingBalance, depositByCard, headerBalance, minorOf } from './money.ts'
import { LONGEST_ROUND_MS } from './rounds.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Brings ten free spins with a deposit. */
const CODE = 'beacons'
const SPINS = 10

test('a newcomer gets free spins with a deposit, plays them all without a stake, and is paid what they won once', async ({
  page,
  servers,
}) => {
  // How the code is typed at registration is tested with the promo codes.
  await enter(page.request, servers, await member(page.request, servers, { promoCode: CODE }))
  await depositByCard(page, servers, words, '40')

  const account = await accountArea(page, servers, words, 'promotions/active')
  await test.step('the account area says when they can be played, and leads to the game', async () => {
    await expect(account.getByText(words.account('free_spins_ACTIVE'))).toBeVisible({
      timeout: 45_000,
    })
    await expect(account.getByText('10 of 10 left')).toBeVisible()
    await account.getByRole('link', { name: 'Play Keeper’s Light' }).click()
  })

  const game = page.frameLocator(`iframe[src^="${servers.sandbox}"]`)
  const spin = game.locator('button.main')
  const line = game.locator('.gift')
  const before = await test.step('the game counts them, and the balance stands still', async () => {
    await expect(spin).toBeEnabled({ timeout: 30_000 })
    const had = await headerBalance(page, words)
    for (let played = 0; played < SPINS; played++) {
      await expect(line).toContainText(`Free spin ${played + 1} of ${SPINS}`)
      expect(await headerBalance(page, words)).toBe(had)
      await spin.click()
      await expect(spin, 'the next one can begin').toBeEnabled({ timeout: LONGEST_ROUND_MS })
    }
    return had
  })

  await test.step('the last one says what they won, and that is in the balance', async () => {
    await expect(line).toContainText('Free spins over')
    const won = minorOf((await line.innerText()).split(':')[1] ?? '')
    await expect.poll(() => headerBalance(page, words)).toBe(before + won)
    const list = await accountArea(page, servers, words, 'promotions/active')
    await expect(list.getByText(words.account('earlier_free_spins'))).toBeVisible()
    expect(await closingBalance(page, servers, words)).toBe(before + won)
    const statement = await accountArea(page, servers, words, 'history/account_statement')
    const movement = statement.getByText(words.account('movement_free_spins'), { exact: true })
    if (won > 0) await expect(movement.first()).toBeVisible()
  })
})
