import { expect, test } from 'vitest'
import { networkOf, siteOf } from './network.ts'

test('the addresses of one household are one', () => {
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe('2001:db8:0:1::/64')
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('')).toBe('')
})

test('the IPv6 networks of one customer of a provider are one site, and an IPv4 address is its own', () => {
  expect(siteOf(networkOf('2001:db8:7:1::1'))).toBe('2001:db8:7::/48')
  expect(siteOf(networkOf('2001:db8:7:ffff::1'))).toBe('2001:db8:7::/48')
  expect(siteOf(networkOf('192.0.2.1'))).toBe('192.0.2.1')
})
