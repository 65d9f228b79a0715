import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { SignJWT } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { type ChatMessage, openChatStore } from './chat.store.ts'
import { openChat } from './chat.ts'
import { answerTo } from './clerk.ts'
import { wordsFor } from './words.ts'

const SECRET = 'the key that the shop was given'
const { app, close } = openChat({
  dataDir: mkdtempSync(join(tmpdir(), 'chat-')),
  casinoUrl: 'https://casino.test',
  publicUrl: 'http://sandbox.test',
  secret: SECRET,
})
afterAll(() => close())

const post = async (path: string, body: object) => {
  const answer = await app.request(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return {
    status: answer.status,
    ...((await answer.json()) as { conversation: string; messages: ChatMessage[] }),
  }
}
const begin = (more: object = {}) => post('conversations', { language: 'en', ...more })
const tokenOf = (claims: object, { secret = SECRET, until = '5m' } = {}) =>
  new SignJWT({ scope: 'user', ...claims })
    .setProtectedHeader({ alg: 'HS256', kid: 'app_1' })
    .setExpirationTime(until)
    .sign(new TextEncoder().encode(secret))

describe('a conversation', () => {
  test('begins with a greeting, and every message is answered', async () => {
    const { conversation, messages } = await begin()
    expect(messages).toMatchObject([{ from: 'clerk', text: wordsFor('en').greeting }])
    const answered = await post('messages', {
      conversation,
      language: 'en',
      text: 'When does my withdrawal arrive?',
    })
    expect(answered.messages.slice(1)).toMatchObject([
      { from: 'visitor', text: 'When does my withdrawal arrive?' },
      { from: 'clerk', text: wordsFor('en').topics[1]?.answer },
    ])
    expect((await begin({ conversation })).messages).toHaveLength(3)
  })

  test('keeps its newest 100 messages', async () => {
    const { conversation } = await begin()
    for (let number = 1; number <= 60; number++)
      await post('messages', { conversation, language: 'en', text: `question ${number}` })
    const { messages } = await begin({ conversation })
    expect(messages).toHaveLength(100)
    expect(messages.at(-2)?.text).toBe('question 60')
  })

  test('of a visitor is forgotten once there are too many, and that of a player is not', () => {
    const store = openChatStore(join(mkdtempSync(join(tmpdir(), 'chat-')), 'few.sqlite'), 2)
    const ofPlayer = store.conversationOf('ada')
    const [first, ...later] = Array.from({ length: 3 }, () => store.findOrCreate(null))
    expect([first, ...later, ofPlayer].map((id) => store.has(id ?? ''))).toEqual([
      false,
      true,
      true,
      true,
    ])
    store.close()
  })

  test('of a player is found again by its own token only', async () => {
    const token = await tokenOf({ external_id: 'p1', name: 'Ada Lovelace' })
    const first = await begin({ token })
    expect(first.messages[0]?.text).toContain('Ada Lovelace')
    expect((await begin({ token: await tokenOf({ external_id: 'p1' }) })).conversation).toBe(
      first.conversation,
    )
    expect((await begin({ token: await tokenOf({ external_id: 'p2' }) })).conversation).not.toBe(
      first.conversation,
    )
    expect(
      (await begin({ conversation: first.conversation })).conversation,
      'a visitor cannot name it',
    ).not.toBe(first.conversation)
  })

  test.each([
    ['forged', () => tokenOf({ external_id: 'p1' }, { secret: 'another key' })],
    ['expired', () => tokenOf({ external_id: 'p1' }, { until: '-1m' })],
    ['of another scope', () => tokenOf({ external_id: 'p1', scope: 'app' })],
    ['about no player', () => tokenOf({})],
  ])('is not had with a token that is %s', async (_what, token) => {
    expect((await begin({ token: await token() })).status).toBe(401)
  })

  test('that was not begun takes no message', async () => {
    const message = { language: 'en', text: 'Hello?' }
    expect((await post('messages', { ...message, conversation: crypto.randomUUID() })).status).toBe(
      404,
    )
    expect((await post('messages', { ...message, conversation: 'x' })).status).toBe(422)
    const { conversation } = await begin()
    expect((await post('messages', { ...message, conversation, text: ' ' })).status).toBe(422)
  })
})

test('the clerk answers in each language what was asked in it', () => {
  for (const language of ['en', 'de', 'es', 'pt', 'fr', 'fi', 'et', 'ar']) {
    const { topics, unknown } = wordsFor(language)
    for (const { label, answer } of topics) expect(answerTo(label, language), label).toBe(answer)
    expect(answerTo('zzz', language)).toBe(unknown)
  }
  expect(answerTo('HABEN SIE MEINEN BÔNUS?', 'de')).toBe(wordsFor('de').topics[2]?.answer)
})

describe('what a shop loads', () => {
  test('is plain JavaScript that leaves the vendor’s one name in the page', async () => {
    const text = await (await app.request('/ekr/snippet.js?key=baize-demo')).text()
    const element = () => ({ style: {}, setAttribute() {}, isConnected: false })
    const window: Record<string, unknown> = {}
    const document = {
      currentScript: { src: 'http://sandbox.test/chat/ekr/snippet.js?key=baize-demo' },
      createElement: element,
      body: { append() {} },
      documentElement: { lang: 'en' },
    }
    runInNewContext(text, {
      window,
      document,
      URL,
      innerWidth: 1000,
      addEventListener() {},
      console,
    })
    expect(Object.keys(window)).toEqual(['zE'])
    expect((await app.request('/ekr/snippet.js')).status).toBe(404)
  })

  test('is a window that only the shop may frame', async () => {
    const answer = await app.request('/window?language=ar')
    expect(answer.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://casino.test',
    )
    expect(await answer.text()).toContain('<html lang="ar" dir="rtl">')
    expect(await (await app.request('/window?language=%22%3E%3Cscript%3E')).text()).toContain(
      '<html lang="en" dir="ltr">',
    )
  })
})
