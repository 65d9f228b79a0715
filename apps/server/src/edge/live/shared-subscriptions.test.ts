import { buildSchema, type ExecutionResult, parse } from 'graphql'
import { expect, test } from 'vitest'
import { currentCaller, runForCaller, SHARED_LINE } from '../../kit/caller.ts'
import { oneTopic, openTopics } from '../../kit/topics.ts'
import { openSharedSubscriptions } from './shared-subscriptions.ts'

const NEWS = oneTopic('news')

const ALL = parse('subscription ($count: Int!) { winners(count: $count) }')
const OWN = parse('subscription { balance }')

interface Variables extends Record<string, unknown> {
  count: number
  language: string
}

/**
 * A schema whose winners are whatever is published, and how often each field has been subscribed
 * to, and left.
 */
function openShared() {
  const topics = openTopics()
  const opened: string[] = []
  const left: string[] = []
  const lines = new Set<string | null | undefined>()
  const schema = buildSchema(
    'type Query { a: Int } type Subscription { winners(count: Int!): String balance: String }',
  )
  const fields = schema.getSubscriptionType()?.getFields() ?? {}
  for (const [name, field] of Object.entries(fields)) {
    field.subscribe = (_root, args: object, { signal }: { signal: AbortSignal }) => {
      opened.push(`${name} ${JSON.stringify(args)}`)
      signal.addEventListener('abort', () => left.push(name))
      return topics.subscribe(NEWS, signal)
    }
    field.resolve = (news: string) => {
      lines.add(currentCaller())
      return news
    }
  }
  const subscribe = openSharedSubscriptions(
    new Map([['Subscription.winners', { sameForAll: true }]]),
  )
  const follow = async (
    document = ALL,
    { count = 10, language = 'en', ...others }: Partial<Variables> = {},
  ) => {
    const turn = async (line?: string) => void lines.add(line)
    const contextValue = { language, viewer: null, signal: new AbortController().signal, turn }
    const stream = await subscribe({
      schema,
      document,
      variableValues: document === ALL ? { count, ...others } : {},
      contextValue,
    })
    return stream as AsyncIterableIterator<ExecutionResult>
  }
  return {
    follow,
    opened,
    left,
    lines,
    publish: (news: string) => topics.publish(NEWS, news),
    subscribe,
    schema,
  }
}

const received = async (stream: AsyncIterableIterator<ExecutionResult>) =>
  (await stream.next()).value?.data?.winners

test('thousands of callers with the same query are one subscription, and each receives every change', async () => {
  const { follow, opened, publish } = openShared()
  const streams = await Promise.all(Array.from({ length: 1000 }, () => follow()))
  for (const news of ['first', 'second']) {
    publish(news)
    expect(new Set(await Promise.all(streams.map(received)))).toEqual(new Set([news]))
  }
  expect(opened).toHaveLength(1)
})

test('a later follower gets the newest value at once', async () => {
  const { follow, publish } = openShared()
  const early = await follow()
  publish('first')
  expect(await received(early)).toBe('first')
  expect(await received(await follow())).toBe('first')
})

test('a slow follower gets the newest value, not many old ones', async () => {
  const { follow, publish } = openShared()
  const [quick, slow] = [await follow(), await follow()]
  for (const news of ['first', 'second', 'third']) {
    publish(news)
    expect(await received(quick)).toBe(news)
  }
  expect(await received(slow)).toBe('third')
})

test('a shared subscription waits in no follower’s line, which may be long', async () => {
  const { follow, publish, lines } = openShared()
  const first = await runForCaller(
    () => '192.0.2.1',
    () => follow(),
  )
  publish('first')
  expect(await received(first)).toBe('first')
  expect([...lines]).toEqual([SHARED_LINE])
})

test('another question, or another language, is another subscription', async () => {
  const { follow, opened } = openShared()
  await Promise.all([follow(), follow(ALL, { count: 5 }), follow(ALL, { language: 'de' })])
  expect(opened).toHaveLength(3)
})

test('variables that the question does not declare make no other one of it', async () => {
  const { follow, opened } = openShared()
  await Promise.all([follow(), ...[1, 2, 3].map((made) => follow(ALL, { count: 10, made }))])
  expect(opened).toHaveLength(1)
})

test('a subscription of one player’s own data is never shared', async () => {
  const { follow, opened } = openShared()
  await Promise.all([follow(OWN), follow(OWN)])
  expect(opened).toEqual(['balance {}', 'balance {}'])
})

test('a shared subscription ends with its last follower, and begins again for the next', async () => {
  const { follow, opened, left, publish } = openShared()
  const [first, second] = [await follow(), await follow()]
  await first.return?.()
  await first.return?.()
  expect(left).toEqual([])
  await second.return?.()
  expect(left).toEqual(['winners'])
  const next = await follow()
  publish('again')
  expect(await received(next)).toBe('again')
  expect(opened).toHaveLength(2)
})

test('a follower who comes at the moment when the last one leaves is not left behind', async () => {
  const { follow, publish } = openShared()
  const first = await follow()
  const coming = follow()
  await first.return?.()
  const second = await coming
  publish('still here')
  expect(await received(second)).toBe('still here')
})

test('a query that is refused is refused to each caller, and may be sent again', async () => {
  const { subscribe, schema, opened } = openShared()
  const send = () =>
    subscribe({
      schema,
      document: ALL,
      variableValues: {},
      contextValue: { language: 'en', signal: new AbortController().signal },
    })
  for (const answer of await Promise.all([send(), send()]))
    expect(answer).toMatchObject({ errors: [{}] })
  expect(await send()).toMatchObject({ errors: [{}] })
  expect(opened).toEqual([])
})
