import { expect, test } from 'vitest'
import { sign, verify } from './signature.ts'

const secret = 'a secret of more than thirty-two characters'
const body = '{"amount":1250}'
const now = 1_800_000_000
const signed = () => ({ ...sign(secret, 'msg_1', now, body) }) as Record<string, string>

test('P1 what was signed with the secret is believed', () => {
  expect(verify([secret], signed(), body, now)).toBe(true)
})

test('P1 the known answer of the Standard Webhooks scheme does not change', () => {
  expect(sign('whsec', 'msg_1', 1_800_000_000, 'hi')['webhook-signature']).toBe(
    'v1,Uy+E8thZt0V9W9qKNqjrpIoMUKELjDyE41DHmcylL1c=',
  )
})

test('P1 one changed byte, another id, another time and another key are refused', () => {
  expect(verify([secret], signed(), '{"amount":1251}', now)).toBe(false)
  expect(verify([secret], { ...signed(), 'webhook-id': 'msg_2' }, body, now)).toBe(false)
  expect(verify([secret], { ...signed(), 'webhook-timestamp': String(now + 1) }, body, now)).toBe(
    false,
  )
  expect(verify(['another secret of more than thirty-two characters'], signed(), body, now)).toBe(
    false,
  )
})

test('P1 a message older or newer than five minutes is refused', () => {
  expect(verify([secret], signed(), body, now + 300)).toBe(true)
  expect(verify([secret], signed(), body, now + 301)).toBe(false)
  expect(verify([secret], signed(), body, now - 301)).toBe(false)
})

test('P1 while a key is replaced both are good', () => {
  expect(
    verify(['the next secret of more than thirty-two characters', secret], signed(), body, now),
  ).toBe(true)
  const both = { ...signed(), 'webhook-signature': `v1,AAAA ${signed()['webhook-signature']}` }
  expect(verify([secret], both, body, now)).toBe(true)
})

test.each(['', 'v1', 'v1,', 'v2,AAAA', 'rubbish'])(
  'P1 the signature %j is refused',
  (signature) => {
    expect(verify([secret], { ...signed(), 'webhook-signature': signature }, body, now)).toBe(false)
  },
)

test('P1 a missing header is refused', () => {
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    expect(verify([secret], { ...signed(), [name]: undefined }, body, now)).toBe(false)
  }
})

test('P1 an id may have 128 characters and no more', () => {
  const under = (id: string) => verify([secret], { ...sign(secret, id, now, body) }, body, now)
  expect([under('x'.repeat(128)), under('x'.repeat(129))]).toEqual([true, false])
})
