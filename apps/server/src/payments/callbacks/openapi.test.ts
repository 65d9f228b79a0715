import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { sign } from '#contracts/signature.ts'

const text = readFileSync(new URL('../../../../../openapi.yaml', import.meta.url), 'utf8')

test('the signed example of openapi.yaml is signed right', () => {
  const payment = {
    id: 'pay_3Kc2',
    reference: '01kjmma2g0zb6mpjwavnyr0cc6',
    kind: 'deposit',
    state: 'paid',
    amount: 5000,
    currency: 'EUR',
    instrument: '•••• 0007',
  }
  const body = JSON.stringify({ type: 'payment.updated', at: '2026-03-01T12:00:00.000Z', payment })
  expect(text).toContain(sign('example-secret', 'msg_01', 1_772_366_400, body)['webhook-signature'])
})

test.each([
  ['/providers/{provider}/callbacks', []],
  ['/providers/{provider}/approvals', []],
  ['/providers/brite/callbacks', ['429']],
])('openapi.yaml lists what may be answered to %s', (path, more) => {
  const listed = Object.keys(parse(text).paths[path].post.responses)
  expect(listed.toSorted()).toEqual(['200', '403', '413', ...more, '500', '503'])
})

test('no text of openapi.yaml is cut at a comma, so that its rest is a key', () => {
  expect(
    keysOf(parse(text)).filter((key) => /[^\s,] [^\s]/.test(key) && !key.startsWith('/')),
  ).toEqual([])
})

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => [
    ...(Array.isArray(value) ? [] : [key]),
    ...keysOf(below),
  ])
}
