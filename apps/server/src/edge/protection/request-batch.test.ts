import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import type { Answerer } from './connection-queue.ts'
import {
  OTHERS_BESIDE_URGENT,
  OTHERS_IN_TURN,
  together,
  URGENT_IN_TURN,
  URGENT_OF_ADDRESS,
} from './request-batch.ts'

/** Time that one answer takes, in ms. */
const ANSWER_MS = 0.25
const MOST_OTHERS = OTHERS_IN_TURN.ms / ANSWER_MS
const MOST_URGENT = URGENT_IN_TURN.ms / ANSWER_MS

let answered: string[]
let answerer: Answerer

beforeEach(() => {
  const ofThisTest: string[] = []
  answered = ofThisTest
  answerer = together(({ url }) => void ofThisTest.push(url ?? ''), {
    nowMs: () => ofThisTest.length * ANSWER_MS,
    isUrgent: ({ url }) => url?.startsWith('/wallet') ?? false,
    addressOf: ({ headers }) => String(headers.from),
  })
})

function arrive(url: string, from = 'one'): IncomingMessage {
  const request = new IncomingMessage(new Socket())
  request.headers.from = from
  request.url = url
  answerer(request, new ServerResponse(request))
  return request
}

test('requests of one turn are answered at its end, in their order', async () => {
  arrive('/a')
  arrive('/b')
  expect(answered).toEqual([])
  await turn()
  expect(answered).toEqual(['/a', '/b'])
})

test('a wallet call is answered before hundreds of requests that arrived before it', async () => {
  for (let at = 0; at < 300; at++) arrive(`/page/${at}`)
  arrive('/wallet/bet')
  await turn()
  expect(answered[0]).toBe('/wallet/bet')
})

test('a bounded number of hundreds of requests is answered in a turn, and a wallet call that arrives meanwhile comes next', async () => {
  for (let at = 0; at < 300; at++) arrive(`/page/${at}`)
  await turn()
  expect(answered).toHaveLength(MOST_OTHERS)
  arrive('/wallet/bet')
  await turn()
  expect(answered[MOST_OTHERS]).toBe('/wallet/bet')
  expect(answered, 'fewer, because the wallet call is under way').toHaveLength(
    MOST_OTHERS + 1 + OTHERS_BESIDE_URGENT.ms / ANSWER_MS,
  )
  while (answered.length < 301) await turn()
  expect(answered.filter((url) => url !== '/wallet/bet')).toEqual(
    Array.from({ length: 300 }, (_, at) => `/page/${at}`),
  )
})

test('a request whose connection was closed meanwhile is not answered', async () => {
  const gone = arrive('/gone')
  arrive('/here')
  gone.socket.destroy()
  await turn()
  expect(answered).toEqual(['/here'])
})

test('a request is answered in the first turn after thousands of another address', async () => {
  for (let at = 0; at < 3000; at++) arrive(`/page/${at}`, 'one')
  arrive('/mine', 'other')
  await turn()
  expect(answered).toContain('/mine')
})

test('a wallet call is answered in the first turn after thousands of wallet calls of another address', async () => {
  for (let at = 0; at < 3000; at++) arrive('/wallet/unsigned', 'one')
  arrive('/wallet/bet', 'other')
  await turn()
  expect(answered).toHaveLength(URGENT_OF_ADDRESS + 1)
  expect(answered).toContain('/wallet/bet')
})

test('a request is answered in the first turn after thousands of one customer with as many IPv6 networks', async () => {
  for (let at = 0; at < 3000; at++) arrive(`/page/${at}`, `2001:db8:7:${at.toString(16)}::/64`)
  arrive('/mine', 'other')
  await turn()
  expect(answered).toContain('/mine')
})

test('wallet calls of many addresses fill the turn', async () => {
  for (let at = 0; at < 3000; at++) arrive('/wallet/bet', String(at % 10))
  await turn()
  expect(answered).toHaveLength(MOST_URGENT)
})

test('pages are answered also in turns that are full of wallet calls', async () => {
  for (let at = 0; at < 3000; at++) arrive('/wallet/unsigned', 'one')
  arrive('/page', 'other')
  await turn()
  expect(answered).toContain('/page')
})

test('few long answers are written in a turn', async () => {
  const written: string[] = []
  const answerLong = together(
    ({ url, socket }) => {
      written.push(url ?? '')
      socket.cork()
      socket.write('x'.repeat(OTHERS_IN_TURN.bytes / 2))
    },
    { isUrgent: () => false, addressOf: () => 'one', nowMs: () => 0 },
  )
  for (let at = 0; at < 10; at++) {
    const request = new IncomingMessage(new Socket())
    answerLong(request, new ServerResponse(request))
  }
  await turn()
  expect(written).toHaveLength(2)
})
