import { enter, member } from './member.ts'
import { accountArea } from './money.ts'
import { expect, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')
/** Fourteen hours before the clock in Greenwich, all year round. */
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('a statement is requested by the days of the reader’s clock', async ({
  page,
  servers,
  request,
}) => {
  await enter(page.context().request, servers, await member(request, servers))
  const requested = page.waitForRequest(
    (each) => each.postData()?.includes('query AccountStatement') ?? false,
  )
  const statement = await accountArea(page, servers, words, 'history/account_statement')
  const { input } = (await requested).postDataJSON().variables as {
    input: { from: string; until: string }
  }
  expect([input.from, input.until]).toEqual([
    expect.stringMatching(/T10:00:00\.000Z$/),
    expect.stringMatching(/T10:00:00\.000Z$/),
  ])
  await expect(statement.getByText(words.account('closing_balance'), { exact: true })).toBeVisible()
  await expect(
    statement.locator('body'),
    'and says of no other clock that it counts',
  ).not.toContainText('UTC')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(
    new Date(),
  )
  await expect(statement.locator('input[type=date]').last()).toHaveValue(today)
})
