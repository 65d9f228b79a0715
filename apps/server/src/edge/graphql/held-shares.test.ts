import { expect, test } from 'vitest'
import { partOf } from '../../players/places/network.ts'
import { openHeldShares } from './held-shares.ts'

test('a caller with many addresses takes the room of all and the reserve of one part of the internet, and no more', () => {
  const hold = openHeldShares<number>({ perAddress: 10, inAll: 100, reserveOfPart: 20 })
  const held = Array.from({ length: 50 }, (_, at) => hold(at, 10, `2001:db8:7:${at}::/64`))
  expect(held.filter((each) => each !== null)).toHaveLength(12)
  const elsewhere = ['192.0.2.1', '198.51.100.1', '203.0.113.1'].find(
    (ip) => partOf(ip) !== partOf('2001:db8:7::1'),
  )
  if (!elsewhere) throw new Error('All of them lie in one part.')
  const first = hold(100, 10, elsewhere)
  expect(first).not.toBeNull()
  expect(hold(101, 10, elsewhere), 'an address has its own bound').toBeNull()
  first?.()
  expect(hold(102, 10, elsewhere)).not.toBeNull()
  // Room for all that is given back is there for all.
  held[0]?.()
  expect(hold(103, 10, '2001:db8:7:fff::/64')).not.toBeNull()
})
