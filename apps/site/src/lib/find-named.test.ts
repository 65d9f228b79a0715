import { expect, test } from 'vitest'
import { findNamed } from './find-named.ts'

test('an entry is found by its id in any case, and first by exactly that id', () => {
  const entries = [{ id: 'Welcome' }, { id: 'welcome' }, { id: 'İZMİR' }]
  const found = (id: string | null | undefined) => findNamed(entries, id)?.id
  expect(found('welcome')).toBe('welcome')
  expect(found('WELCOME')).toBe('Welcome')
  expect(found('i̇zmi̇r')).toBe('İZMİR')
  for (const none of ['welcome ', '', '__proto__', null, undefined])
    expect(found(none)).toBeUndefined()
})
