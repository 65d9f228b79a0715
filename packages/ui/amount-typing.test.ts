import { describe, expect, test } from 'vitest'
import { leaveAmount, typeAmount } from './amount-typing.ts'

const ENGLISH = { decimal: '.', group: ',' }

/** Types a text key by key, from an empty field. */
const keyByKey = (keys: string) =>
  [...keys].reduce((before, key) => typeAmount(before.shown, before.shown + key, ENGLISH, 2), {
    shown: '',
    text: '',
    isRefused: false,
  })

describe('an amount field', () => {
  test.each(['1e3', '-5', '5-5', '1.2.3', '5k', '123456789', '1 2345'])(
    'keeps %s, typed key by key, as it is, refuses it and takes no amount from it',
    (typed) => expect(keyByKey(typed)).toEqual({ shown: typed, text: '', isRefused: true }),
  )

  test('takes the amount again once the text is mended, by one key or by all', () => {
    const refused = keyByKey('1e3')
    expect(typeAmount(refused.shown, '13', ENGLISH, 2)).toEqual({
      shown: '13',
      text: '13',
      isRefused: false,
    })
    expect(typeAmount(refused.shown, '', ENGLISH, 2)).toEqual({
      shown: '',
      text: '',
      isRefused: false,
    })
  })

  test('keeps what is typed key by key as it is while it can be read', () => {
    expect(keyByKey('1,234.5')).toEqual({ shown: '1,234.5', text: '1234.5', isRefused: false })
    expect(keyByKey('20 EUR')).toEqual({ shown: '20 EUR', text: '20', isRefused: false })
    expect(keyByKey('1 23'), 'a group is not finished').toEqual({
      shown: '1 23',
      text: '',
      isRefused: false,
    })
  })

  test('shows a pasted amount in short, and a pasted text that is none as it is', () => {
    expect(typeAmount('', '€ 1.234,50', { decimal: ',', group: '.' }, 2)).toEqual({
      shown: '1234,50',
      text: '1234.50',
      isRefused: false,
    })
    expect(typeAmount('20', '1234567890', ENGLISH, 2)).toEqual({
      shown: '1234567890',
      text: '',
      isRefused: true,
    })
  })

  test('shows an amount in short when it is left, and keeps and refuses what is none', () => {
    expect(leaveAmount(keyByKey('1,234.5'))).toBeNull()
    expect(leaveAmount(keyByKey(''))).toBeNull()
    expect(leaveAmount(keyByKey(' '))).toBeNull()
    for (const typed of ['1e3', '1 23', 'EUR'])
      expect(leaveAmount(keyByKey(typed))).toEqual({ shown: typed, text: '', isRefused: true })
  })
})
