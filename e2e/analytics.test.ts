import { readFileSync } from 'node:fs'
import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { accountArea, depositByCard, headerBalance } from './money.ts'
import { confirm, register, signIn } from './newcomer.ts'
import { expect, test } from './story-test.ts'
import { before, wordsOf } from './words.ts'

const words = wordsOf('en')
const SEARCHED = 'undr the scle'
const BLOCKED = 'The device identifier could not be loaded'
/** The journey makes at least these, each at the place that the list names. */
const EXPECTED = [
  'page_view',
  'modal_view',
  'modal_close',
  'search',
  'game_open',
  'sign_up_step',
  'sign_up',
  'account_verified',
  'sign_in_failed',
  'sign_in',
  'balances_hidden',
  'deposit_started',
  'deposit_paid',
  'sign_out',
]

/** Time for which a press waits for the device's identifier, in ms. */
const PATIENCE_MS = 2000

type DataEvent = { event: string } & Record<string, unknown>

test('a whole journey reports to the data layer what happened, and nothing of whom it happened to', async ({
  page,
  servers,
  letterTo,
}, info) => {
  const email = `ines-${info.project.name}-${Date.now()}@example.test`
  const password = 'Lampl1ght'
  const recorded = await listen(page)
  await waitForDevice(page)
  const reported = (event: string) =>
    expect.poll(() => recorded.map((each) => each.event), { message: event }).toContain(event)
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))

  await page.goto(`${servers.casino}/casino?search=${encodeURIComponent(SEARCHED)}&lng=en`)
  await reported('search')
  await page.goto(`${servers.casino}/play/demo/under-the-scale?lng=en`)
  await reported('game_open')

  const typed = await register(page, servers, words, { email, password })
  await confirm(page, servers, words, await letterTo(email))
  await reported('account_verified')
  await page.goto(`${servers.casino}/?modal=login&lng=en`)
  await reported('modal_view')
  await logIn(page, email, 'Wrong-word1')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await logIn(page, email, password)
  await expect(page.getByRole('dialog')).toBeHidden()
  await headerBalance(page, words)
  await pressInMenu(page, 'hide_balances')
  await depositByCard(page, servers, words, '25.00')
  await reported('deposit_paid')
  await pressInMenu(page, 'logout')
  await reported('sign_out')

  expect(EXPECTED.filter((event) => !recorded.some((each) => each.event === event))).toEqual([])
  const listed = documented()
  for (const { event, ...fields } of recorded)
    expect({ event, fields: Object.keys(fields).toSorted() }).toEqual({
      event,
      fields: listed[event],
    })

  const device = sent.map(fingerprintIn).find((each) => each)
  const everything = JSON.stringify(recorded)
  const personal = [email, password, ...typed, SEARCHED, 'undr', 'eyJ', 'token']
  for (const secret of [...personal, device ?? 'no device'])
    expect(everything).not.toContain(secret)

  const named = (of: string) =>
    sent.filter((request) => of === whatFor(request)).map((request) => fingerprintIn(request))
  expect(device).toMatch(/^\w{16,}$/)
  expect([named('login'), named('registerClassic'), named('startDeposit')]).toEqual([
    [device, device],
    [device],
    [device],
  ])
  const elsewhere = sent
    .map((request) => new URL(request.url()))
    .filter(({ protocol }) => protocol.startsWith('http'))
  expect(
    [...new Set(elsewhere.map(({ origin }) => origin))].toSorted(),
    'nothing leaves the machine',
  ).toEqual([servers.casino, servers.sandbox].toSorted())
})

test('a device that cannot be known changes nothing but a line in the log', async ({
  page,
  servers,
}) => {
  await page.route(/\/fp\.esm-[^/]+\.js/, (route) => route.abort())
  const lines: string[] = []
  page.on('console', (message: ConsoleMessage) => lines.push(message.text()))
  const sent: Request[] = []
  page.on('request', (request) => sent.push(request))

  await signIn(page, servers, words, servers.players[0] ?? { email: '', password: '' })
  await headerBalance(page, words)
  const account = await accountArea(page, servers, words, 'financials/deposit')
  await account.locator('img[alt="Cardinal"]').click()
  await account.locator('input[inputmode=decimal]').fill('25.00')
  await account.getByRole('button', { name: before(words.account('deposit_amount')) }).click()
  await expect(account.frameLocator('iframe').locator('input[name=cardNumber]')).toBeVisible({
    timeout: 30_000,
  })

  const login = sent.find((request) => whatFor(request) === 'login')
  expect([...new URLSearchParams(login?.postData() ?? '').keys()]).toEqual(['username', 'password'])
  const deposit = sent.find((request) => whatFor(request) === 'startDeposit')
  expect(deposit?.postDataJSON()).toMatchObject({ variables: { input: { fingerprint: null } } })
  expect(
    lines.filter((line) => line.startsWith(BLOCKED)),
    'once for each press',
  ).toHaveLength(2)
})

/** Everything that is put into the data layer, of whichever document. */
async function listen(page: Page): Promise<DataEvent[]> {
  const recorded: DataEvent[] = []
  await page.exposeFunction('recordEvent', (text: string) =>
    recorded.push(JSON.parse(text) as DataEvent),
  )
  await page.addInitScript(() => {
    const layer: Record<string, unknown>[] = []
    layer.push = (...events) => {
      for (const event of events)
        (window as unknown as { recordEvent(text: string): void }).recordEvent(
          JSON.stringify(event),
        )
      return Array.prototype.push.apply(layer, events)
    }
    Object.assign(window, { dataLayer: layer })
  })
  return recorded
}

/**
 * A busy machine may need longer than a player would wait, and this story checks where the
 * identifier goes, not how fast.
 */
async function waitForDevice(page: Page): Promise<void> {
  await page.addInitScript((patienceMs) => {
    const { setTimeout } = window
    const patient = (then: () => void, ms?: number) =>
      setTimeout(then, ms === patienceMs ? ms * 30 : ms)
    Object.assign(window, { setTimeout: patient })
  }, PATIENCE_MS)
}

/** The fields of each event, as docs/analytics.md lists them. */
function documented(): Record<string, string[]> {
  const rows = readFileSync('docs/analytics.md', 'utf8').matchAll(/^\| `(\w+)` \| ([^|]*)\|/gm)
  return Object.fromEntries(
    [...rows].map(([, event = '', fields = '']) => [
      event,
      (fields.match(/\w+/g) ?? []).toSorted(),
    ]),
  )
}

function whatFor(request: Request): string | null {
  if (request.method() !== 'POST') return null
  if (request.url().endsWith('/auth/login')) return 'login'
  return request.postData()?.match(/\b(registerClassic|startDeposit)\(/)?.[1] ?? null
}

function fingerprintIn(request: Request): string | null {
  const what = whatFor(request)
  if (what === 'login') return new URLSearchParams(request.postData() ?? '').get('fingerprint')
  if (what === null) return null
  return (request.postDataJSON() as { variables: { input: { fingerprint: string | null } } })
    .variables.input.fingerprint
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  const form = page.getByRole('dialog').locator('form')
  await form.locator('input[name=email]').fill(email)
  await form.locator('input[name=password]').fill(password)
  await form.getByRole('button', { name: words.site('sign-in', 'login'), exact: true }).click()
}

async function pressInMenu(page: Page, key: 'hide_balances' | 'logout'): Promise<void> {
  const banner = page.getByRole('banner')
  await banner
    .getByRole('button', { name: new RegExp(`^${words.site('shell', 'my_account')}`) })
    .click()
  await banner.getByRole('button', { name: words.site('account-menu', key) }).click()
}
