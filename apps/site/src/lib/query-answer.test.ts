import { Client, cacheExchange, createRequest, fetchExchange, gql, ssrExchange } from 'urql'
import { expect, it, vi } from 'vitest'
import { type QueryState, watch } from './query-answer.ts'

/** Turns of the event loop to wait for the answer of a fetch: more than it takes. */
const TURNS = 20
const Q = gql<{ words: { text: string } }, object>('query Q { words { text } }')
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const answerWith = (body: object) => () => Promise.resolve(Response.json(body))
const hello = answerWith({ data: { words: { text: 'Hello' } } })

it('the same answer a second time keeps the same object, and nothing is drawn again', async () => {
  const { drawn, again } = await watched(hello, hello)
  const first = drawn.at(-1)?.data
  expect(first).toEqual({ words: { text: 'Hello', __typename: undefined } })
  await again()
  expect(drawn.every(({ data }) => data === first)).toBe(true)
})

it('another answer takes the place of the one before', async () => {
  const { drawn, again } = await watched(
    hello,
    answerWith({ data: { words: { text: 'Good evening' } } }),
  )
  await again()
  expect(drawn.at(-1)).toMatchObject({ data: { words: { text: 'Good evening' } }, fetching: false })
})

it('an answer stays when a repeated query gets none, and the error is shown', async () => {
  const { drawn, again } = await watched(hello, gone)
  await again()
  expect(drawn.at(-1)).toMatchObject({
    data: { words: { text: 'Hello' } },
    error: { networkError: {} },
    fetching: false,
  })
})

it('a query that has failed waits from its repetition until it is answered', async () => {
  const { drawn, again } = await watched(gone, hello)
  expect(drawn.at(-1)).toMatchObject({ error: { networkError: {} }, fetching: false })
  drawn.length = 0
  await again()
  expect(drawn.map(({ fetching, error }) => [fetching, error !== undefined])).toEqual([
    [true, true],
    [false, false],
  ])
})

it('a question that has failed waits no longer when it fails once more', async () => {
  const { drawn, again } = await watched(gone, gone)
  drawn.length = 0
  await again()
  expect(drawn.map(({ fetching }) => fetching)).toEqual([true, false])
})

it('a refusal is an answer: what was known before is gone', async () => {
  const { drawn, again } = await watched(
    hello,
    answerWith({ data: null, errors: [{ message: 'No licence defined' }] }),
  )
  await again()
  expect(drawn.at(-1)).toMatchObject({
    data: undefined,
    error: { message: '[GraphQL] No licence defined' },
  })
})

it('a part that is hydrated begins with what the page came with, and receives then what is known by now', async () => {
  const { client, again } = await watched(
    hello,
    answerWith({ data: { words: { text: 'Good evening' } } }),
  )
  const request = createRequest(Q, {})
  const drawnWith = watch(client, request).first()
  expect(drawnWith).toEqual({ data: undefined, error: undefined, fetching: true })
  await again()
  const later = watch(client, request)
  expect(later.first()).toBe(drawnWith)
  expect(later.get()).toMatchObject({ data: { words: { text: 'Good evening' } }, fetching: false })
})

it('taking over the answers that came with the page is no reason to draw it again', () => {
  const request = createRequest(Q, {})
  const initialState = { [request.key]: { data: JSON.stringify({ words: { text: 'Hello' } }) } }
  const exchanges = [cacheExchange, ssrExchange({ isClient: true, initialState }), fetchExchange]
  const client = new Client({
    url: 'http://casino.example/graphql',
    exchanges,
    preferGetMethod: false,
    fetch: gone,
  })
  const before = watch(client, request)
  expect(before.first()).toMatchObject({ data: { words: { text: 'Hello' } }, fetching: false })
  expect(before.get()).toBe(before.first())
  const later = watch(client, request)
  expect(later.get()).toBe(before.first())
})

it.each([
  ['that has failed', answerWith({ data: null, errors: [{ message: 'Not now' }] }), gone],
  ['that was answered', hello, hello],
])('a query %s is not sent again by what begins to watch it later', async (_, first, next) => {
  const { client, answers, again, turns } = await watched(first, next)
  const request = createRequest(Q, {})
  for (let part = 0; part < 20; part++) {
    const later = watch(client, request)
    const seen = later.get()
    expect(seen.fetching).toBe(false)
    later.subscribe(() => {})
    await turns()
    expect(later.get()).toBe(seen)
  }
  expect(answers()).toBe(1)
  await again()
  expect(answers()).toBe(2)
})

it('a query that nothing watches any more is sent again by the next watcher', async () => {
  const { client, stop, answers, turns } = await watched(
    answerWith({ data: null, errors: [{ message: 'Not now' }] }),
    hello,
  )
  stop()
  const later = watch(client, createRequest(Q, {}))
  later.subscribe(() => {})
  await turns()
  expect(later.get()).toMatchObject({ data: { words: { text: 'Hello' } }, error: undefined })
  expect(answers()).toBe(2)
})

/** A question that has been answered once; every state since is in `drawn`. */
async function watched(...answers: (() => Promise<Response>)[]) {
  const queue = [...answers]
  let count = 0
  const client = new Client({
    url: 'http://casino.example/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: () => {
      count += 1
      return (queue.shift() ?? gone)()
    },
  })
  const answer = watch(client, createRequest(Q, {}))
  const drawn: QueryState<{ words: { text: string } }>[] = []
  answer.get()
  const stop = answer.subscribe(() => drawn.push(answer.get()))
  await untilAnswered(1)
  return {
    client,
    drawn,
    stop,
    turns,
    answers: () => count,
    again: async () => {
      answer.again()
      await untilAnswered(2)
    },
  }

  /** Until so many answers were sent, and have been read. */
  async function untilAnswered(wanted: number) {
    await vi.waitFor(() => expect(queue).toHaveLength(answers.length - wanted))
    await turns()
  }

  async function turns() {
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}
