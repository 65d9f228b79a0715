import type { Page, Request } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { linkTo, member, openAccount } from './member.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('en')

interface Sent {
  request: Request
  address: string
  /** Everything else that is sent before the body: the referrer above all. */
  headers: string
  body: string
}

test('W5 the token of a link for a new password is sent to us alone, in what sets the password', async ({
  page,
  servers,
  request,
}) => {
  const { email } = await member(request, servers)
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=reset_password&lng=en`)
  await page.getByRole('dialog').locator('input[name=email]').fill(email)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words.site('password', 'send_link') })
    .click()
  const link = await linkTo(request, servers, email, 'change_password')
  await followAndGoOn(page, servers, link, async () => {
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=newPassword]').fill('Different-2')
    await dialog.getByRole('button', { name: words.site('password', 'save_password') }).click()
    await expect(dialog.getByRole('status')).toHaveText(
      words.site('password', 'change_password_request_success'),
    )
  })
})

test('W5 the token of a link that confirms an account is sent to us alone, in what confirms it', async ({
  page,
  servers,
  request,
}) => {
  const { email } = await openAccount(request, servers)
  const link = await linkTo(request, servers, email, 'verify')
  await followAndGoOn(page, servers, link, async () => {
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      words.site('verify', 'verify_request_success'),
    )
  })
})

/**
 * Follows a link, uses it, and leaves by way of a game, which is a third party's page. The token
 * may stand only in the address that was followed and in the body of one call to the casino, and in
 * no other request.
 */
async function followAndGoOn(
  page: Page,
  servers: Servers,
  link: string,
  use: () => Promise<void>,
): Promise<void> {
  const token = new URL(link).searchParams.get('token') ?? ''
  expect(token.length, 'no token that may stand anywhere by chance').toBeGreaterThan(20)
  const requests: Request[] = []
  page.on('request', (each) => requests.push(each))
  await page.goto(link)
  await use()
  const framed = page.waitForRequest((each) =>
    each.url().startsWith(`${servers.sandbox}/studio/play/`),
  )
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await framed

  const [followed, ...others] = await Promise.all(requests.map(sentBy))
  expect(followed?.address).toBe(link)
  expect(new URL(link).origin, 'it is ours').toBe(new URL(servers.casino).origin)
  for (const { address, headers } of others) {
    expect(address).not.toContain(token)
    expect(headers, address).not.toContain(token)
  }
  const leaks = others.filter(({ body }) => body.includes(token))
  expect(leaks.map(({ request, address }) => [request.method(), address])).toEqual([
    ['POST', `${servers.casino}/api/graphql`],
  ])
  expect(
    others.some(({ address }) => address.startsWith(servers.sandbox)),
    'third parties were asked as well',
  ).toBe(true)
}

async function sentBy(request: Request): Promise<Sent> {
  const headers = JSON.stringify(await request.allHeaders())
  return { request, address: request.url(), headers, body: request.postData() ?? '' }
}
