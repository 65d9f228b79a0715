import type { Page } from '@playwright/test'
import { expectNothingInTheWay, standOnOwnGround } from './axe.ts'
import { TEXT_PAGE } from './casino-page.ts'
import { enter, member } from './member.ts'
import { accountArea } from './money.ts'
import { expect, test } from './story-test.ts'
import { type Words, wordsOf } from './words.ts'

/** Runs on the phone alone, and from right to left: the harder of both for the same pages. */
const language = 'ar'
const words = wordsOf(language)

test('a newcomer is welcomed, reads and deletes; a second tab sees it happen', async ({
  page,
  servers,
  request,
}) => {
  await enter(page.request, servers, await member(request, servers, { language }))
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=${language}`)
  await expect(menuButton(page, words)).toHaveAccessibleName(/[,،].*1|جديد/)

  const inbox = await accountArea(page, servers, words, 'profile/inbox')
  const message = inbox.getByRole('listitem').filter({ hasText: 'Quinn' })
  await expect(message).toBeVisible()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'the inbox')

  const otherTab = await page.context().newPage()
  await otherTab.goto(`${servers.casino}${TEXT_PAGE}?lng=${language}`)
  await expect(menuButton(otherTab, words)).toHaveAccessibleName(/[,،].*1|جديد/)
  await message.getByRole('button').first().click()
  await expect(message.getByRole('link')).toBeVisible()
  await expect(menuButton(otherTab, words), 'what is read here is read there').toHaveAccessibleName(
    words.site('shell', 'my_account'),
  )
  await expectNothingInTheWay(page, 'a message')

  await message.getByRole('button', { name: words.account('delete_message') }).click()
  await expect(inbox.getByText(words.account('inbox_empty'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(inbox.getByText(words.account('inbox_empty'), { exact: true })).toBeVisible()
  await otherTab.close()
})

test('the demo player sees the terms of a bonus, and how far it is staked', async ({
  page,
  servers,
}) => {
  await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
  await page.goto(`${servers.casino}${TEXT_PAGE}?lng=${language}`)
  await menuButton(page, words).click()
  await page
    .getByRole('navigation', { name: words.site('account-menu', 'menu_label') })
    .getByText(words.site('account-menu', 'bonuses'))
    .click()
  const bonuses = page.frameLocator('iframe[src*="/account-frame/"]')
  await expect(bonuses.getByText(words.account('bonus_ACTIVE'), { exact: true })).toBeVisible()
  await expect(bonuses.getByRole('progressbar')).toBeVisible()
  await expect(bonuses.getByText(words.account('wagering_rule'))).toBeVisible()
  await standOnOwnGround(page)
  await expectNothingInTheWay(page, 'the bonuses')
})

function menuButton(page: Page, words: Words) {
  return page.locator('header').getByRole('button', { name: words.site('shell', 'my_account') })
}
