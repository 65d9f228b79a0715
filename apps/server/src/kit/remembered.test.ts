import { expect, test } from 'vitest'
import { openRemembered } from './remembered.ts'

test('the oldest entry is let go when there are more than can be remembered, and an entry that is kept again lets go of none', () => {
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

test('an entry that was forgotten and kept again is let go of as the newest, not as what it was before', () => {
  const names = openRemembered<string>(2)
  names.keep('a', 'Ann')
  names.forget('a')
  names.keep('a', 'Ada')
  names.keep('b', 'Bob')
  expect([names.get('a'), names.get('b')]).toEqual(['Ada', 'Bob'])
  names.keep('c', 'Cid')
  expect([names.get('a'), names.get('b'), names.get('c')]).toEqual([undefined, 'Bob', 'Cid'])
})
