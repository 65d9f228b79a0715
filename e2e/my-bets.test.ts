import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { betElsewhere } from './bets.ts'
import { enter } from './member.ts'
import { accountArea } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same pages. */
const language = 'ar'
const words = wordsOf(language)

test('a player follows a bet with every leg until it ends, and finds it from the statement', async ({
  page,
  servers,
  request,
}) => {
  const player = servers.players[0] ?? { email: '', password: '' }
  await enter(page.context().request, servers, player)
  const account = await accountArea(page, servers, words, 'history/my_bets')
  await expect(account.getByText(words.account('no_open_bets'), { exact: true })).toBeVisible()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'no bets')

  const bettor = await betElsewhere(request, servers, player)
  const placed = await bettor.place(2)
  const bet = account.getByRole('article').filter({ hasText: placed.id })
  await expect(bet, 'a bet that is placed elsewhere comes by itself').toHaveCount(1)
  await expect(bet).toContainText(words.account('bet_MULTIPLE'))
  await expect(bet.getByRole('listitem')).toHaveCount(2)
  for (const { odds } of placed.legs) await expect(bet.getByRole('list')).toContainText(odds)
  await expect(bet).toContainText(/5[.,]00/)
  await expect(bet).toContainText(placed.id)
  await expect(
    account.getByRole('navigation').getByRole('link', { name: words.account('my_bets') }),
  ).toContainText('1')
  await expectNothingInTheWay(page, 'an open bet')

  await bettor.cashOut(placed.id)
  await expect(
    account.getByText(words.account('no_open_bets'), { exact: true }),
    'it leaves the open bets by itself',
  ).toBeVisible()
  await account.getByRole('tab', { name: words.account('bets_settled') }).click()
  await expect(bet).toContainText(words.account('bet_result_CASHED_OUT'))
  await expect(bet).toContainText(words.account('bet_returned'))
  await expect(bet.getByText(words.account('bet_result_UNDECIDED'), { exact: true })).toHaveCount(2)
  await expectNothingInTheWay(page, 'a settled bet')

  const statement = await accountArea(page, servers, words, 'history/account_statement')
  await statement
    .getByRole('link', { name: words.account('show_bet') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/account\/history\/my_bets\/[0-9a-z]{26}/)
  await expect(bet).toContainText(placed.id)
  await account
    .getByRole('main')
    .getByRole('link', { name: words.account('all_my_bets') })
    .click()
  await expect(page).toHaveURL(/\/account\/history\/my_bets(\?|$)/)
})

test('bets that cannot be requested say so, and come when there is a network again', async ({
  page,
  servers,
}) => {
  const words = wordsOf('en')
  await enter(page.context().request, servers, servers.players[0] ?? { email: '', password: '' })
  const isForBets = (route: { request(): { postData(): string | null } }) =>
    route.request().postData()?.includes('AccountSportsBets') ?? false
  await page.route('**/api/graphql', (route) =>
    isForBets(route) ? route.abort() : route.fallback(),
  )
  const account = await accountArea(page, servers, words, 'history/my_bets')
  await expect(account.getByText(words.account('problem_loading'), { exact: true })).toBeVisible()
  await page.unroute('**/api/graphql')
  await page.context().setOffline(true)
  await expect(account.getByText(words.account('offline_banner'), { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(account.getByText(words.account('offline_banner'), { exact: true })).toBeHidden()
  await expect(account.getByText(words.account('problem_loading'), { exact: true })).toBeHidden()
  await expect(account.getByText(words.account('no_open_bets'), { exact: true })).toBeVisible()
})
