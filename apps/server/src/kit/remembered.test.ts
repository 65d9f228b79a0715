import { expect, test } from 'vitest'
import { openRemembered } from './remembered.ts'

test('of more than can be remembered the oldest is let go, and an entry that is kept again lets go of none', () => {
  const names = openRemembered<string>(2)
  names.keep('a', 'Ann')
  names.keep('b', 'Bob')
  names.keep('b', 'Bea')
  expect([names.get('a'), names.get('b')]).toEqual(['Ann', 'Bea'])
  names.keep('c', 'Cid')
  expect([names.get('a'), names.get('b'), names.get('c')]).toEqual([undefined, 'Bea', 'Cid'])
  names.forget('b')
  expect(names.get('b')).toBeUndefined()
})
