import type { FrameLocator, Locator, Page } from '@playwright/test'
import { TEXT_PAGE } from './casino-page.ts'
import { follow } from './follow.ts'
import { enter, PASSWORD } from './member.ts'
import { accountArea } from './money.ts'
import {
  chooseAccount,
  chooseMethod,
  deposit,
  identify,
  paymentPage,
  waitForRegistration,
} from './quick-deposit.ts'
import { expect, type Servers, test } from './story-test.ts'
import { wordsOf } from './words.ts'

test.use({ reducedMotion: 'no-preference' })

/*
 * A press that leaves a field shows what is wrong with the field, and still counts: nothing moves
 * between the touch and its click.
 */

const words = wordsOf('en')

test('a dialog stays while a text in it is selected to beyond its edge, and a press beside it closes it', async ({
  page,
  servers,
}) => {
  await page.goto(`${servers.casino}${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  const field = dialog.locator('input[name=email]')
  await field.fill('robin@example.org')
  const { x, y, width, height } = await boxOf(field)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(field).toHaveValue('robin@example.org')
  await page.mouse.click(2, y)
  await expect(dialog).toBeHidden()
})

/**
 * Leaves a field that has something wrong in it by pressing `target`, for as long as it takes until
 * the fault is known.
 */
async function leaveByPressing(page: Page, field: Locator, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await field.focus()
  const before = await boxOf(target)
  // A link that is broken into two lines lies in none of the corners of its box: its first line is
  // what is pressed.
  const line = await target.evaluate((element) => {
    const { x, y, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    return {
      x: Math.min(width / 2, 20) + x - element.getBoundingClientRect().x,
      y: y + height / 2 - element.getBoundingClientRect().y,
    }
  })
  await page.mouse.move(before.x + line.x, before.y + line.y)
  const clicked = target.evaluate(
    (element) =>
      new Promise<boolean>((resolve) =>
        element.addEventListener('click', () => resolve(true), { once: true }),
      ),
  )
  await page.mouse.down()
  await expect(field, 'the fault is known before the press ends').toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expect(faultOf(field), 'and is said after it').toBeHidden()
  const meanwhile = await boxOf(target)
  // A pressed button goes down by a pixel.
  expect(
    Math.hypot(meanwhile.x - before.x, meanwhile.y - before.y),
    'nothing has moved',
  ).toBeLessThanOrEqual(1)
  await page.mouse.up()
  expect(await clicked).toBe(true)
  await expect(faultOf(field)).toBeVisible()
}

async function boxOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not in the page.`)
  return box
}

/** Returns the message at a field. */
function faultOf(field: Locator): Locator {
  return field.locator('xpath=ancestor::*[label or legend][1]//p[contains(@class, "text-danger")]')
}

async function openSecondStep(page: Page, servers: Servers): Promise<Locator> {
  await goTo(page, servers, `${TEXT_PAGE}?modal=register&lng=en`)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[name=email]').fill(`robin-${Date.now()}@example.org`)
  await dialog.locator('input[name=password]').fill(PASSWORD)
  await dialog.getByRole('button', { name: words.site('join', 'continue') }).click()
  await expect(dialog.locator('input[name=firstName]')).toBeVisible()
  return dialog
}

test('the second step of registering: a prefix, a checkbox and a link take the press that leaves a field', async ({
  page,
  servers,
}) => {
  const dialog = await openSecondStep(page, servers)
  const prefix = dialog.locator('button[aria-haspopup=listbox]')
  await leaveByPressing(page, dialog.locator('input[name=firstName]'), prefix)
  await expect(prefix, 'the press has opened the list').toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')

  await leaveByPressing(
    page,
    dialog.locator('input[name=city]'),
    dialog.locator('input[name=accept]'),
  )
  await expect(dialog.locator('input[name=accept]')).toBeChecked()

  const terms = dialog.locator('a[href="/templates/terms_and_conditions"]')
  const opened = page.waitForEvent('popup')
  await leaveByPressing(page, dialog.locator('input[name=postCode]'), terms)
  await (await opened).close()
})

test('a finger is held no differently from a mouse', async ({ browser, servers }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  const dialog = await openSecondStep(page, servers)
  const accept = dialog.locator('input[name=accept]')
  await dialog.locator('input[name=city]').focus()
  await accept.tap()
  await expect(accept).toBeChecked()
  await expect(faultOf(dialog.locator('input[name=city]'))).toBeVisible()
  await context.close()
})

/** Forms: the way to open each, a field that is wrong once it is left, and the text typed there. */
interface Form {
  open(page: Page, servers: Servers): Promise<Locator | FrameLocator>
  field: string
  typed: string
}

const inDialog =
  (modal: string) =>
  async (page: Page, servers: Servers): Promise<Locator> => {
    await goTo(page, servers, `${TEXT_PAGE}?modal=${modal}&lng=en`)
    return page.getByRole('dialog')
  }

/** The page is loaded once: the next dialog opens over it. */
async function goTo(page: Page, servers: Servers, path: string): Promise<void> {
  if (!page.url().startsWith(servers.casino)) {
    await page.goto(`${servers.casino}${path}`)
    return
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await follow(page, path)
}

const inAccount =
  (path: string, afterwards?: (area: FrameLocator) => Promise<void>) =>
  async (page: Page, servers: Servers): Promise<FrameLocator> => {
    await enter(page.request, servers, servers.players[0] ?? { email: '', password: '' })
    const area = await accountArea(page, servers, words, path)
    await afterwards?.(area)
    return area
  }

const byCard = async (area: FrameLocator) => {
  await expect(
    area.locator('input[name=amount]').or(area.locator('img[alt="Cardinal"]')).first(),
  ).toBeVisible()
  if (await area.locator('input[name=amount]').isHidden())
    await area.locator('img[alt="Cardinal"]').click()
}

/**
 * Every form that shows problems at its fields, by its component; packages/ui/forms.test.ts ensures
 * that none is left out.
 */
const forms: Readonly<Record<string, Form>> = {
  'site/src/features/sign-in/LoginDialog': {
    open: inDialog('login'),
    field: 'input[name=email]',
    typed: 'robin',
  },
  'site/src/features/join/AccountDetails': {
    open: inDialog('register'),
    field: 'input[name=email]',
    typed: 'robin',
  },
  'site/src/features/join/PersonalDetails': {
    open: openSecondStep,
    field: 'input[name=city]',
    typed: '',
  },
  'site/src/features/password/ResetPasswordDialog': {
    open: inDialog('reset_password'),
    field: 'input[name=email]',
    typed: 'robin',
  },
  'site/src/features/password/ChangePasswordDialog': {
    async open(page, servers) {
      const link = `${TEXT_PAGE}?modal=change_password&lng=en&token=some-token`
      await page.goto(`${servers.casino}${link}`)
      return page.getByRole('dialog')
    },
    field: 'input[name=newPassword]',
    typed: 'weak',
  },
  'site/src/features/pay-n-play/AmountForm': {
    async open(page, servers) {
      const dialog = await inDialog('pay_n_play')(page, servers)
      await chooseMethod(dialog, 'Zipfold')
      return dialog
    },
    field: 'input[name=email]',
    typed: 'robin',
  },
  'site/src/features/chat/ContactDialog': {
    async open(page, servers) {
      await page.route(/\/chat\/(ekr\/snippet|scripts\/track)\.js/, (route) => route.abort())
      await goTo(page, servers, `${TEXT_PAGE}?lng=en`)
      await page.locator('[data-support]:visible').first().click()
      return page.getByRole('dialog')
    },
    field: 'input[name=email]',
    typed: 'robin',
  },
  // A visitor who has paid is asked before they leave: it is the last one of these.
  'site/src/features/pay-n-play/QuickRegistration': {
    async open(page, servers) {
      const dialog = await inDialog('pay_n_play')(page, servers)
      await chooseMethod(dialog, 'Ferrybank')
      await deposit(dialog, words, '30')
      await chooseAccount(paymentPage(dialog), 'everyday')
      await identify(paymentPage(dialog), 'ines')
      await waitForRegistration(dialog, words)
      return dialog
    },
    field: 'input[name=email]',
    typed: 'robin',
  },
  'account/deposit/AmountForm': {
    open: inAccount('financials/deposit', byCard),
    field: 'input[name=amount]',
    typed: '1',
  },
  'account/withdraw/WithdrawForm': {
    open: inAccount('financials/withdraw', byCard),
    field: 'input[name=amount]',
    typed: '0',
  },
  'account/profile/ContactForm': {
    open: inAccount('profile/personal_info'),
    field: 'input[name=city]',
    typed: '',
  },
  'account/profile/PasswordForm': {
    open: inAccount('profile/personal_info'),
    field: 'input[name=newPassword]',
    typed: 'weak',
  },
}

for (const part of ['site', 'account'])
  test(`no error moves what is being pressed in a form of the ${part}`, async ({
    page,
    servers,
  }) => {
    test.slow()
    const ofPart = Object.entries(forms).filter(([component]) => component.startsWith(`${part}/`))
    for (const [component, { open, field, typed }] of ofPart)
      await test.step(component, async () => {
        const place = await open(page, servers)
        const wrong = place.locator(field)
        await wrong.fill(typed)
        await leaveByPressing(page, wrong, place.locator(`form:has(${field}) button[type=submit]`))
      })
  })
