import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailMessage } from '#contracts/mail-api.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { ConfigError } from '../src/config/setting.ts'
import { readConfig } from '../src/config.ts'
import { pagePolicy } from '../src/edge/pages/policy.ts'

const KEY = { keyId: 'app_1', secret: 'a signing key of the operator' }
const ZENDESK = {
  type: 'ZENDESK',
  id: 'an-account',
  scriptUrl: 'https://chat.test/ekr/snippet.js',
  scriptId: 'ze-snippet',
  buttonId: null,
  origins: ['https://chat.test', 'wss://socket.chat.test'],
  key: KEY,
} as const
const letters: MailMessage[] = []
/** Stands where the sandbox's outbox would. */
const outbox = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    if (request.url === '/mail/messages') letters.push(JSON.parse(body) as MailMessage)
    response.writeHead(204).end()
  })
})
let casino: Casino
let token: string

beforeAll(async () => {
  await new Promise<void>((done) => outbox.listen(0, '127.0.0.1', done))
  const sandboxUrl = `http://127.0.0.1:${(outbox.address() as AddressInfo).port}`
  casino = await openCasino({ config: { sandboxUrl, chat: ZENDESK, trustedProxies: 1 } })
  const [player] = casino.players
  if (!player) throw new Error('The demo has no player.')
  token = await casino.signIn(player)
})
afterAll(async () => {
  await casino.close()
  outbox.close()
})
beforeEach(async () => {
  letters.length = 0
  await casino.db.run('', 'delete from rate_limit', [])
})

const question = {
  email: 'robin@example.org',
  name: 'Robin',
  message: 'Where is my withdrawal of last week?',
}
const send = (input: object, options: { token?: string; ip?: string } = {}) =>
  casino.query('mutation ($input: ContactSupportInput!) { contactSupport(input: $input) }', {
    variables: { input },
    ...(options.token ? { token: options.token } : {}),
    headers: { 'x-forwarded-for': options.ip ?? '192.0.2.7' },
  })

describe('a question by mail', () => {
  test('reaches the operator’s support, and an answer goes to its sender', async () => {
    expect((await send(question)).data).toEqual({ contactSupport: true })
    await expect.poll(() => letters).toHaveLength(1)
    expect(letters[0]).toMatchObject({
      to: 'support@baize.test',
      replyTo: 'robin@example.org',
      subject: 'Question from Robin',
    })
    expect(letters[0]?.text).toContain('Where is my withdrawal of last week?')
    expect(letters[0]?.text).toContain('Player: not signed in')
    const kept = () => casino.db.run('', 'select message from letter', [])
    await expect.poll(kept, { message: 'once it has gone out, nothing of it is kept' }).toEqual([])
  })

  test('of a player says who that is, whatever the form says', async () => {
    await send({ ...question, name: 'Somebody Else' }, { token })
    await expect.poll(() => letters).toHaveLength(1)
    expect(letters[0]?.text).toContain(casino.players[0]?.email)
  })

  test('is text, however it is written', async () => {
    await send({
      ...question,
      name: '<b>R</b>\r\nBcc: all@example.org',
      message: '<script>alert(1)</script>\nsecond line',
    })
    await expect.poll(() => letters).toHaveLength(1)
    expect(letters[0]?.html).not.toMatch(/<script>|<b>/)
    expect(letters[0]?.subject).not.toMatch(/[\r\n]/)
    expect(letters[0]?.text).toContain('\nsecond line')
  })

  test.each([
    ['no address', { email: 'robin' }, { email: 'validations.string.email' }],
    ['nothing to say', { message: ' ' }, { message: 'validations.mixed.required' }],
    ['too much', { message: 'x'.repeat(4001) }, { message: 'validations.string.max' }],
  ])('with %s is refused, field by field, and nothing is sent', async (_what, wrong, fields) => {
    const { errors } = await send({ ...question, ...wrong })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'bad_input', fields })
    expect(letters).toEqual([])
  })

  test('is taken five times an hour from one network', async () => {
    for (let sent = 0; sent < 5; sent++)
      expect(
        (await send({ ...question, email: `robin${sent}@example.org` })).errors,
      ).toBeUndefined()
    const refused = await send({ ...question, email: 'another@example.org' })
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'rate_limited',
      retryAfterS: expect.any(Number),
    })
    expect((await send(question, { ip: '198.51.100.9' })).errors).toBeUndefined()
  })
})

describe('the chat', () => {
  test('is described to pages without what only the casino knows', async () => {
    const { data } = await casino.query(
      '{ settings { chat { type id scriptUrl scriptId buttonId } } }',
    )
    const { type, id, scriptUrl, scriptId } = ZENDESK
    expect(data?.settings).toEqual({ chat: { type, id, scriptUrl, scriptId, buttonId: null } })
  })

  test('learns who a player is by a token that is theirs, signed and short-lived, and of a visitor nothing', async () => {
    expect((await casino.query('{ zendeskGetKey }')).data).toEqual({ zendeskGetKey: null })
    const { data } = await casino.query('{ zendeskGetKey user { id } }', { token })
    const player = data?.user as { id: string }
    const { payload, protectedHeader } = await jwtVerify(
      String(data?.zendeskGetKey),
      new TextEncoder().encode(KEY.secret),
    )
    expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT', kid: 'app_1' })
    expect(payload).toMatchObject({
      scope: 'user',
      external_id: player.id,
      email: casino.players[0]?.email,
    })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  })

  test('is let into a page by its own origins and no others', () => {
    const parts = {
      publicUrl: 'https://casino.test',
      sandboxUrl: 'https://sandbox.test',
      styleHashes: [],
    }
    const directives = (policy: string) =>
      Object.fromEntries(policy.split('; ').map((each) => [each.split(' ')[0], each]))
    const without = directives(pagePolicy(parts))
    const allowed = directives(
      pagePolicy({ ...parts, chatOrigins: ['https://chat.test', 'wss://socket.chat.test'] }),
    )
    expect(allowed['script-src']).toBe(`${without['script-src']} https://chat.test`)
    expect(allowed['frame-src']).toBe(`${without['frame-src']} https://chat.test`)
    expect(allowed['connect-src']).toBe(
      `${without['connect-src']} https://chat.test wss://socket.chat.test`,
    )
    expect(allowed['style-src']).toBe(without['style-src'])
  })

  test('is configured by the environment, and is none in production until it is named', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://casino.test',
      ...Object.fromEntries(
        ['SESSION_SECRET', 'STUDIO_SECRET', 'CASHIER_SECRET', 'MAIL_SECRET'].map((name) => [
          name,
          createHash('sha256').update(name).digest('hex'),
        ]),
      ),
    }
    expect(readConfig(production).chat).toBeNull()
    expect(readConfig({ ...production, CHAT_TYPE: 'ZENDESK', CHAT_ID: 'k' }).chat).toMatchObject({
      scriptUrl: 'https://static.zdassets.com/ekr/snippet.js',
      origins: ['https://static.zdassets.com'],
      key: null,
    })
    expect(() => readConfig({ ...production, CHAT_TYPE: 'LIVEAGENT' })).toThrow(ConfigError)
    for (const wrong of [
      { CHAT_TYPE: 'TELEGRAPH' },
      { CHAT_SCRIPT_URL: 'javascript:alert(1)' },
      { CHAT_ORIGINS: "'unsafe-eval'" },
    ])
      expect(() => readConfig(wrong), JSON.stringify(wrong)).toThrow(ConfigError)
    expect(readConfig({}).chat).toMatchObject({
      type: 'ZENDESK',
      scriptUrl: 'http://localhost:3001/chat/ekr/snippet.js',
      origins: ['http://localhost:3001/chat/'],
    })
    expect(
      readConfig({ CHAT_ORIGINS: 'https://*.zdassets.com wss://*.zendesk.com' }).chat?.origins,
    ).toHaveLength(3)
    expect(readConfig({ CHAT_TYPE: 'LIVEAGENT' }).chat).toMatchObject({
      buttonId: 'baize-button',
      key: null,
    })
  })
})
