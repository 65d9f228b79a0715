import { expect, test } from 'vitest'
import { openCallerCounts } from './caller-counts.ts'

test('the IPv6 networks of one customer together have as much as ten of them, and others their own', () => {
  const counts = openCallerCounts(2)
  const leaves = Array.from({ length: 20 }, (_, at) => {
    const ip = `2001:db8:7:${(at >> 1).toString(16)}::1`
    expect(counts.hasRoom(ip)).toBe(true)
    return counts.add(ip)
  })
  expect(counts.hasRoom('2001:db8:7:ff::1')).toBe(false)
  expect(counts.hasRoom('2001:db8:8::1')).toBe(true)
  leaves[0]?.()
  expect(counts.hasRoom('2001:db8:7:1::1'), 'its own network is full').toBe(false)
  expect(counts.hasRoom('2001:db8:7:ff::1')).toBe(true)
})

test('an IPv4 address has its own number alone', () => {
  const counts = openCallerCounts(1)
  counts.add('192.0.2.1')
  expect(counts.hasRoom('192.0.2.1')).toBe(false)
  expect(counts.hasRoom('::ffff:192.0.2.1')).toBe(false)
  expect(counts.hasRoom('192.0.2.2')).toBe(true)
})
