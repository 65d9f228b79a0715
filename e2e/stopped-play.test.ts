import { expectNothingInTheWay } from './axe.ts'
import { enter, member } from './member.ts'
import { accountArea } from './money.ts'
import { payIn } from './other-device.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test('a break that is begun in another tab closes a game, a live table and a room of live spins, and says why', async ({
  page,
  context,
  servers,
  request,
}) => {
  const words = wordsOf('en')
  const player = await member(request, servers)
  await payIn(request, servers, player, '40')
  await enter(page.request, servers, player)
  const addresses = ['play/real/comet-mail', 'play/real/lamp-room-live', 'livespins/parlour-spins']
  const tabs = await Promise.all(
    addresses.map(async (address) => {
      const tab = await context.newPage()
      await tab.goto(`${servers.casino}/${address}?lng=en`)
      return tab
    }),
  )
  const game = `iframe[src^="${servers.sandbox}"]`
  for (const tab of tabs) await expect(tab.locator(game)).toBeVisible({ timeout: 30_000 })

  const area = await accountArea(page, servers, words, 'profile/take_a_break')
  await area.getByRole('radio', { name: words.account('break_WEEK') }).check()
  await area.getByRole('button', { name: words.account('break_continue') }).click()
  await area.getByRole('button', { name: words.account('break_confirm') }).click()
  await expect(area.getByText(words.account('break_on_text'), { exact: true })).toBeVisible()

  for (const [at, tab] of tabs.entries()) {
    const alert = tab.getByRole('alert').filter({ hasText: words.site('play', 'play_stopped') })
    await expect(alert, addresses[at]).toBeVisible({ timeout: 15_000 })
    await expect(alert).toContainText(words.site('sign-in', 'refusals.account_not_active'))
    await expect(tab.locator(game)).toHaveCount(0)
    await expectNothingInTheWay(tab, `what stands in place of ${addresses[at]}`)
    await tab.close()
  }
})
