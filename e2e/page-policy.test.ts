import type { Page } from '@playwright/test'
import { expect, test } from './story-test.ts'

/** Acts that the browser did not let a page do: the directive, and its subject. */
type Violation = [directive: string, blocked: string]

/**
 * The lobby, the frame of the account area, and the notices of problems: no network, no such game,
 * no such text.
 */
const PAGES = [
  '/',
  '/account-frame/financials/deposit',
  '/offline',
  '/play/demo/no-such-game',
  '/templates/no-such-text',
]
/** Leads to the lobby. */
const NO_PAGE = '/no/such/page'
/**
 * Ourselves, a text by its hash, or a script by the name of its host: nothing that an attacker's
 * script in a page could use.
 */
const HARMLESS = /^('self'|'sha256-[\w+/]+=*'|https?:\/\/[^*\s]+)$/

test('W3 every page says what it may load and who may frame it, the account area’s and those about errors too', async ({
  request,
  servers,
}) => {
  for (const path of [...PAGES, NO_PAGE]) {
    const answer = await request.get(`${servers.casino}${path}?lng=en`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(path === NO_PAGE ? 302 : 200)
    const policy = directivesOf(answer.headers()['content-security-policy'] ?? '')
    expect(policy, path).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'self'"],
    })
    expect(policy['script-src'], path).toContain("'self'")
    for (const source of policy['script-src'] ?? []) expect(source, path).toMatch(HARMLESS)
  }
})

test('W3 a script that was brought into a page does not run, and the browser says which', async ({
  browser,
  servers,
}) => {
  // A page of its own: in any other story it would be a failure that the policy is broken.
  const page = await browser.newPage()
  const violations = await watchPolicy(page)
  const address = `${servers.casino}/vip?lng=en`
  const foreign = `${servers.sandbox}/studio/foreign.js`
  const ran = (how: string) => `window.ran = [...(window.ran ?? []), '${how}']`
  const brought = `<script>${ran('inline')}</script><img alt="" src="/no-such-picture" onerror="${ran('handler')}"><script src="${foreign}"></script>`
  await page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: ran('foreign') }),
  )
  await page.route(address, async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('</body>', `${brought}</body>`),
    })
  })

  await page.goto(address)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  const expected: Violation[] = [
    ['script-src-attr', 'inline'],
    ['script-src-elem', foreign],
    ['script-src-elem', 'inline'],
  ]
  await expect.poll(() => violations.toSorted()).toEqual(expected)
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await page.close()
})

function directivesOf(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** In every frame of what is opened from now on. */
async function watchPolicy(page: Page): Promise<readonly Violation[]> {
  const violations: Violation[] = []
  await page.exposeFunction('recordViolation', (...violation: Violation) =>
    violations.push(violation),
  )
  await page.addInitScript(() => {
    const { recordViolation } = window as unknown as {
      recordViolation(...violation: Violation): void
    }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      recordViolation(effectiveDirective, blockedURI),
    )
  })
  return violations
}
