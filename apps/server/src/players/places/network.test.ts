import { expect, test } from 'vitest'
import { limitsByAddress, shareOf } from './network.ts'

test('an IPv6 network has a limit of its own, and one that the /48 around it shares', () => {
  expect(limitsByAddress('login', '2001:db8:7:1::1', 100, 600)).toEqual([
    { key: 'login/address/2001:db8:7:1::/64', attempts: 100, windowS: 600 },
    { key: 'login/site/2001:db8:7::/48', attempts: 1000, windowS: 600 },
  ])
  expect(limitsByAddress('login', '192.0.2.1', 100, 600)).toEqual([
    { key: 'login/address/192.0.2.1', attempts: 100, windowS: 600 },
  ])
})

test('the addresses of one provider’s block draw on one share, those of many blocks on sixteen', () => {
  const keyOf = (ip: string) => shareOf('contact', ip, 300, 3600).key
  expect(shareOf('contact', '192.0.2.1', 300, 3600)).toMatchObject({ attempts: 19, windowS: 3600 })
  expect(new Set(Array.from({ length: 100 }, (_, index) => keyOf(`192.0.${index}.1`))).size).toBe(1)
  expect(
    new Set(Array.from({ length: 100 }, (_, index) => keyOf(`2001:db8:${index.toString(16)}::1`)))
      .size,
  ).toBe(1)
  expect(new Set(Array.from({ length: 200 }, (_, index) => keyOf(`${index + 1}.7.0.1`))).size).toBe(
    16,
  )
})
