import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { takeBytes } from './request.ts'

/** A request that had arrived as a whole, in these pieces, before anybody listened. */
function arrived(...pieces: string[]): IncomingMessage {
  const request = new Readable({ read() {} })
  for (const piece of [...pieces, null]) request.push(piece)
  return request as IncomingMessage
}

async function take(request: IncomingMessage, limit: number): Promise<string[]> {
  const heard: string[] = []
  takeBytes(
    request,
    limit,
    (body) => heard.push(`all of it: ${body}`),
    (error) => heard.push(error.message),
  )
  // The end, if it comes, comes within a turn.
  await setImmediate()
  await setImmediate()
  return heard
}

test('a body that arrived in pieces is given whole', async () => {
  expect(await take(arrived('abc', 'def'), 6)).toEqual(['all of it: abcdef'])
})

test('a body that is too large is refused, and its end is not taken for a body', async () => {
  expect(await take(arrived('abc', 'def'), 5)).toEqual(['body_too_large'])
})
