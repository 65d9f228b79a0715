import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type GamePage, noGamePage, pageFor } from './game-page.ts'
import { openShelf } from './game-shelf.ts'
import { newSession } from './new-session.ts'

const page: GamePage = {
  base: '/studio',
  script: '/studio/assets/main.js',
  styles: ['/studio/assets/main.css'],
  fonts: ['/studio/assets/gloock.woff2'],
  earlyOpen: 'globalThis.earlyOpen = {}',
  modulesOf: () => ['/studio/assets/main.js'],
}
const { games } = openShelf()
const ofKind = (kind: string) => games.find((game) => game.kind === kind) ?? expect.fail()

function sessionOf(gameId: string) {
  return newSession({
    gameId,
    mode: 'demo',
    currency: 'EUR',
    language: 'en',
    closeUrl: 'http://casino.test/',
    cashierUrl: 'http://casino.test/account/deposit',
    family: 'studio',
    words: 'generic',
    hostOrigin: 'http://casino.test',
  })
}

async function printed(kind: string) {
  const game = ofKind(kind)
  const answer = pageFor(page, sessionOf(game.id), game)
  return {
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
    game,
  }
}

test('a game’s page opens its session by a script of its own that its policy allows, before its style sheet', async () => {
  const { html, policy } = await printed('dice')
  const script = /<script>(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(script).toBe(page.earlyOpen)
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link rel="stylesheet"'))
})

test('a game’s page names the font, and where its view draws symbols, their sheet', async () => {
  const slot = await printed('slot')
  expect(slot.html).toContain('as="font" crossorigin href="/studio/assets/gloock.woff2"')
  expect(slot.html).toMatch(
    new RegExp(`as="image" href="/studio/art/${slot.game.id}/symbols\\.svg\\?v=\\w+"`),
  )
  expect((await printed('dice')).html).not.toContain('symbols.svg')
})

test('a page without a game opens nothing, and allows no script of its own', async () => {
  const answer = noGamePage(page, { code: 'SESSION_UNKNOWN', language: 'en', place: null })
  expect(await answer.text()).not.toContain('<script>')
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
})
