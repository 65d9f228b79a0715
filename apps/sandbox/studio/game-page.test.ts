import { expect, test } from 'vitest'
import { type BuiltPages, inlined, jsonInHtml, type PageParts } from './built-pages.ts'
import { de } from './client/words/de.ts'
import { noGamePage, pageFor } from './game-page.ts'
import { openShelf } from './game-shelf.ts'
import { newSession } from './new-session.ts'
import { PAGES, WITHOUT_GAME } from './page-of-kind.ts'

const partsOf = (name: string): PageParts => ({
  script: inlined(`play('${name}')`),
  style: inlined('main { color: red }'),
  earlyOpen: inlined('globalThis.earlyOpen = {}'),
  fonts: ['/studio/assets/gloock.woff2'],
})
const pages = Object.fromEntries(PAGES.map((name) => [name, partsOf(name)])) as BuiltPages
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
  const answer = pageFor(pages, sessionOf(game.id), game, null)
  return {
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
  }
}

test('a game’s page opens its session by its first script, before its style sheet and the game’s script', async () => {
  const { html } = await printed('dice')
  const { earlyOpen, style, script } = pages.instant
  const places = [earlyOpen, style, script].map(({ text }) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('the policy of a game’s page allows its own scripts and style sheet by their hashes, and no others', async () => {
  const { policy } = await printed('dice')
  const { earlyOpen, style, script } = pages.instant
  expect(policy).toContain(`script-src ${script.source} ${earlyOpen.source};`)
  expect(policy).toContain(`style-src ${style.source};`)
})

test('a script that has the end of its own element in it is refused', () => {
  expect(() => inlined('print("</script>")')).toThrow('the end of its own element')
  expect(() => inlined('print("<!-- a comment")')).toThrow('the end of its own element')
})

test('a game’s page has the script of its kind, and not those of other kinds', async () => {
  const { html } = await printed('dice')
  expect(html).toContain("play('instant')")
  expect(html.match(/play\('/g)).toHaveLength(1)
})

test('a game’s page names the font, so that it comes at once', async () => {
  const { html } = await printed('slot')
  expect(html).toContain('as="font" crossorigin href="/studio/assets/gloock.woff2"')
})

test('a page carries the words of its language', async () => {
  const answer = noGamePage(pages, { code: 'SESSION_UNKNOWN', language: 'de', place: null })
  const [, words = ''] =
    /<script type="application\/json" id="words">(.*)<\/script>/.exec(await answer.text()) ?? []
  expect(JSON.parse(words)).toEqual(de)
})

test('no value ends the element in which it stands', () => {
  const value = { text: '</script><script>play()</script><!--' }
  expect(jsonInHtml(value)).not.toContain('<')
  expect(JSON.parse(jsonInHtml(value))).toEqual(value)
})

test('a page without a game opens nothing, and allows no script that would', async () => {
  const answer = noGamePage(pages, { code: 'SESSION_UNKNOWN', language: 'en', place: null })
  const { earlyOpen, script } = pages[WITHOUT_GAME]
  expect(await answer.text()).not.toContain(earlyOpen.text)
  expect(answer.headers.get('content-security-policy')).toContain(`script-src ${script.source};`)
})
