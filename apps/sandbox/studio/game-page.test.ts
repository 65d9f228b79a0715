import { expect, test } from 'vitest'
import { type GamePage, inlined, jsonInHtml } from './built-page.ts'
import { de } from './client/words/de.ts'
import { noGamePage, pageFor } from './game-page.ts'
import { openShelf } from './game-shelf.ts'
import { newSession } from './new-session.ts'

const page: GamePage = {
  base: '/studio',
  script: inlined("play('game')"),
  style: inlined('main { color: red }'),
  earlyOpen: inlined('globalThis.earlyOpen = {}'),
  fonts: ['/studio/assets/gloock.woff2'],
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
  const answer = pageFor(page, sessionOf(game.id), game.title, null)
  return {
    html: await answer.text(),
    policy: answer.headers.get('content-security-policy') ?? '',
  }
}

test('a game’s page opens its session by its first script, before its style sheet and the game’s script', async () => {
  const { html } = await printed('dice')
  const places = [page.earlyOpen, page.style, page.script].map(({ text }) => html.indexOf(text))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
})

test('the policy of a game’s page allows its own scripts and style sheet by their hashes, and no others', async () => {
  const { policy } = await printed('dice')
  expect(policy).toContain(`script-src ${page.script.source} ${page.earlyOpen.source};`)
  expect(policy).toContain(`style-src ${page.style.source};`)
})

test('a script that has the end of its own element in it is refused', () => {
  expect(() => inlined('print("</script>")')).toThrow('the end of its own element')
  expect(() => inlined('print("<!-- a comment")')).toThrow('the end of its own element')
})

test('a game’s page names the font, so that it comes at once', async () => {
  const { html } = await printed('slot')
  expect(html).toContain('as="font" crossorigin href="/studio/assets/gloock.woff2"')
})

test('a page carries the words of its language', async () => {
  const answer = noGamePage(page, { code: 'SESSION_UNKNOWN', language: 'de', place: null })
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
  const answer = noGamePage(page, { code: 'SESSION_UNKNOWN', language: 'en', place: null })
  expect(await answer.text()).not.toContain(page.earlyOpen.text)
  expect(answer.headers.get('content-security-policy')).toContain(
    `script-src ${page.script.source};`,
  )
})
