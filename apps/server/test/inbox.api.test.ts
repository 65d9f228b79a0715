import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Live, openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { findCredentials } from '../src/players/player.ts'

interface Counts {
  unread: number
  total: number
}

interface Shown {
  id: string
  title: string
  body: string
  language: string
  readAt: string | null
}

let casino: Casino
let token: string
let playerId: string
let live: Live
let notified = 0

beforeAll(async () => {
  casino = await openCasino()
})
afterAll(() => casino.close())
beforeEach(async () => {
  const player = casino.players[1]
  if (!player) throw new Error('The demo has no such player.')
  token = await casino.signIn(player)
  playerId = (await findCredentials(casino.db, player.email))?.playerId ?? ''
  await casino.db.run('', 'delete from inbox_message where player_id = $1', [playerId])
  live = openLive(casino, token)
  return () => live.close()
})

const notify = (key = `news/${++notified}`) =>
  casino.db.transaction((tx) =>
    casino.app.parts.inbox.notify(tx, playerId, {
      kind: 'withdrawal_paid',
      key,
      amount: 12_50n,
      currency: 'EUR',
    }),
  )

async function messages(variables = {}, as: string | undefined = token) {
  const query =
    'query ($input: PagingInput) { messages(input: $input) { unread total results { id title body language readAt } } }'
  const { data, errors } = await casino.query(query, { variables, ...(as ? { token: as } : {}) })
  return { ...(data?.messages as Counts & { results: Shown[] }), errors }
}

const act = (name: 'readMessage' | 'deleteMessage', id: string, as = token) =>
  casino.query(
    `mutation ($id: ID!) { ${name}(id: $id) ${name === 'readMessage' ? '{ id readAt }' : ''} }`,
    { variables: { id }, token: as },
  )

describe('inbox', () => {
  test('publishes how many messages there are, and again when one comes, is read or is deleted', async () => {
    const counts = live.watch<Counts>('subscription { inbox { unread total } }')
    expect(await counts()).toEqual({ unread: 0, total: 0 })
    await notify()
    expect(await counts()).toEqual({ unread: 1, total: 1 })
    const [message] = (await messages()).results
    await act('readMessage', message?.id ?? '')
    expect(await counts()).toEqual({ unread: 0, total: 1 })
    await act('deleteMessage', message?.id ?? '')
    expect(await counts()).toEqual({ unread: 0, total: 0 })
  })

  test('cannot be watched by a visitor', async () => {
    const visitor = openLive(casino, null)
    await expect(visitor.watch('subscription { inbox { unread } }')()).rejects.toThrow(
      'authentication_required',
    )
    await visitor.close()
  })
})

describe('a message', () => {
  test('reports a business fact once', async () => {
    await notify('withdrawal_paid/1')
    await notify('withdrawal_paid/1')
    expect((await messages()).total).toBe(1)
  })

  test('is not there when what it reports did not come about', async () => {
    const failing = casino.db.transaction(async (tx) => {
      await casino.app.parts.inbox.notify(tx, playerId, { kind: 'welcome', key: 'never' })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await messages()).total).toBe(0)
  })

  test('is in the language of the player', async () => {
    await casino.db.run('', `update player set language = 'ar' where id = $1`, [playerId])
    await notify()
    await casino.db.run('', `update player set language = 'sv' where id = $1`, [playerId])
    await notify()
    await casino.db.run('', `update player set language = 'en' where id = $1`, [playerId])
    const languages = (await messages()).results.map(({ language }) => language).sort()
    expect(languages).toEqual(['ar', 'en'])
  })

  test('shows what people typed as text', async () => {
    await casino.db.run(
      '',
      `update player set first_name = '<img src=x onerror=alert(1)>' where id = $1`,
      [playerId],
    )
    const texts = { en: { title: '<b>bold</b>' } }
    await casino.db.transaction((tx) =>
      casino.app.parts.inbox.notify(tx, playerId, {
        kind: 'bonus_granted',
        key: 'bold',
        texts,
        amount: 1n,
        currency: 'EUR',
      }),
    )
    const [message] = (await messages()).results
    expect(message?.title).toBe('Your bonus is there: <b>bold</b>')
    expect(message?.body).not.toContain('<b>')
  })

  test('stays read since the first time, and no other player reads or deletes it', async () => {
    await notify()
    const [message] = (await messages()).results
    const id = message?.id ?? ''
    const other = await casino.signIn(casino.players[0] ?? { email: '', password: '' })
    expect((await act('readMessage', id, other)).errors?.[0]?.message).toBe('message_unknown')
    await act('deleteMessage', id, other)
    const first = (await act('readMessage', id)).data?.readMessage
    expect((await act('readMessage', id)).data?.readMessage).toEqual(first)
    expect((await messages()).total).toBe(1)
    await act('deleteMessage', id)
    expect((await act('readMessage', id)).errors?.[0]?.message).toBe('message_unknown')
    expect((await act('deleteMessage', id)).data?.deleteMessage).toBe(true)
  })

  test('comes in pages, the newest first', async () => {
    for (let count = 0; count < 5; count++) await notify()
    const all = (await messages()).results.map(({ id }) => id)
    expect(all).toEqual([...all].sort().reverse())
    const page = async (input: object) => (await messages({ input })).results.map(({ id }) => id)
    expect([
      ...(await page({ page: 0, records: 2 })),
      ...(await page({ page: 1, records: 2 })),
    ]).toEqual(all.slice(0, 4))
    expect(await page({ page: 3, records: 2 })).toEqual([])
    expect((await messages({ input: { records: 101 } })).errors?.[0]?.message).toBe('bad_input')
    expect((await messages({ input: { page: -1 } })).errors?.[0]?.message).toBe('bad_input')
  })

  test('is for its player alone: a visitor has none', async () => {
    expect((await casino.query('{ messages { total } }')).errors?.[0]?.extensions?.code).toBe(401)
  })
})

test('the demo player has a welcome, a bonus that counts, and one that waits for an answer', async () => {
  const as = await casino.signIn(casino.players[0] ?? { email: '', password: '' })
  const watcher = openLive(casino, as)
  const pending = watcher.watch<{ total: number }>('subscription { pendingBonuses { total } }')
  expect(await pending()).toEqual({ total: 1 })
  expect((await messages({}, as)).total).toBeGreaterThanOrEqual(2)
  const list = async () =>
    ((await casino.query('{ bonuses { id state amount required } }', { token: as })).data
      ?.bonuses as { id: string; state: string }[]) ?? []
  const [offer] = (await list()).filter(({ state }) => state === 'PENDING')
  expect((await list()).map(({ state }) => state).sort()).toEqual(['ACTIVE', 'PENDING'])
  const accept = 'mutation ($id: ID!) { acceptBonus(id: $id) { state } }'
  const refused = await casino.query(accept, { variables: { id: offer?.id }, token: as })
  expect(refused.errors?.[0]?.message).toBe('bonus_active_already')
  await casino.query('mutation ($id: ID!) { declineBonus(id: $id) { state } }', {
    variables: { id: offer?.id },
    token: as,
  })
  expect(await pending()).toEqual({ total: 0 })
  const active = (await list()).find(({ state }) => state === 'ACTIVE')
  const forfeit = 'mutation ($id: ID!) { forfeitBonus(id: $id) { state endedAt } }'
  const given = await casino.query(forfeit, { variables: { id: active?.id }, token: as })
  expect(given.data?.forfeitBonus).toMatchObject({
    state: 'FORFEITED',
    endedAt: expect.any(String),
  })
  expect(await pending(), 'sent again, as a bonus has changed').toEqual({ total: 0 })
  await watcher.close()
})

test('a player who has proven their address is welcomed, in the inbox as well', async () => {
  const { inbox } = casino.app.parts
  await casino.db.transaction((tx) => inbox.welcome(tx, playerId))
  await casino.db.transaction((tx) => inbox.welcome(tx, playerId))
  expect((await messages()).results).toHaveLength(1)
})
