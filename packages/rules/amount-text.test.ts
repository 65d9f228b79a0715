import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountText, MAX_AMOUNT_CHARACTERS, type Notation, readAmountText } from './amount-text.ts'
import { currencyExponent, parseAmount } from './money.ts'

const ENGLISH: Notation = { decimal: '.', group: ',' }
const GERMAN: Notation = { decimal: ',', group: '.' }
const FRENCH: Notation = { decimal: ',', group: '\u202f' }
const notations = [ENGLISH, GERMAN, FRENCH]

const read = (typed: string, notation = ENGLISH, digits = 2) =>
  readAmountText(typed, notation, digits)?.text ?? null

describe('what is typed for an amount', () => {
  test.each([
    '12.50',
    '12,50',
    '١٢٫٥٠',
    '۱۲٫۵۰',
    '१२.५०',
    '１２．５０',
    '12،50',
    '€ 12,50',
    '12.50 EUR',
    'kr. 12,50',
    '\u200e12,50\u200f',
  ])('%s is 12.50 in every language', (typed) => {
    for (const notation of notations) expect(read(typed, notation)).toBe('12.50')
  })

  test.each([
    '1,234.56',
    '1.234,56',
    '1 234,56',
    '1\u00a0234.56',
    '1’234.56',
    "1'234.56",
    '١٬٢٣٤٫٥٦',
  ])('of %s the thousands are parted and the last sign is before the decimals', (typed) => {
    for (const notation of notations) expect(read(typed, notation)).toBe('1234.56')
  })

  test('a sign with three digits behind it parts thousands where the language does so, and is before the decimals elsewhere', () => {
    expect(read('1,234', ENGLISH)).toBe('1234')
    expect(read('1.234', GERMAN)).toBe('1234')
    expect(read('1.234', ENGLISH)).toBe('1.23')
    expect(read('1,234', GERMAN)).toBe('1.23')
    expect(read('0,500', ENGLISH, 3)).toBe('0.500')
    expect(read('0.500', ENGLISH, 3)).toBe('0.500')
  })

  test('several of one sign part thousands, and lakhs as well', () => {
    expect(read('1,234,567')).toBe('1234567')
    expect(read('1.234.567')).toBe('1234567')
    expect(read('12,34,567')).toBe('1234567')
  })

  test.each([
    '1e5',
    '-5',
    '−5',
    '12-20',
    '1a2',
    '#5',
    '12.3.4',
    '1,23,4.5',
    '12,3456',
    '1.2,3.4',
    '1 23,4',
    '%',
    '12\n\n;5',
    '5k',
    '5 K',
    '2m',
    '2 Mio.',
    '5 tsd',
    '2 mil',
    '5 tuhat',
    '٥ آلاف',
    '5 hundred',
    '5 hundert',
    '5 sata',
    '3 bn',
    '2 Mrd.',
    '5 lakh',
    '50 cents',
    '50 Cent',
    '50 ct',
    '50c',
    '50¢',
    '50p',
    '50 snt',
    '50 senttiä',
    '50 centimes',
    '50 cêntimos',
    '50 céntimos',
    '٥٠ سنتًا',
    '5O',
    '1l',
  ])('%j is no amount, and nothing is made of it', (typed) => {
    expect(read(typed)).toBeNull()
  })

  test('is taken while it is not finished', () => {
    expect(readAmountText('', ENGLISH, 2)).toEqual({ shown: '', text: '' })
    expect(readAmountText('12,', ENGLISH, 2)).toEqual({ shown: '12,', text: '12' })
    expect(readAmountText('.', ENGLISH, 2)).toEqual({ shown: '.', text: '0' })
    expect(readAmountText('.5', ENGLISH, 2)).toEqual({ shown: '.5', text: '0.5' })
    expect(readAmountText('1 23', FRENCH, 2)).toEqual({ shown: '1 23', text: '' })
    expect(readAmountText('500,-', GERMAN, 2)).toEqual({ shown: '500', text: '500' })
  })

  test('has at most eight characters, and nine are refused rather than cut', () => {
    expect(read('12345678')).toBe('12345678')
    expect(read('123456789')).toBeNull()
    expect(readAmountText('12,345.67', ENGLISH, 2)).toEqual({ shown: '12345.67', text: '12345.67' })
    expect(readAmountText('1234.5678', GERMAN, 2)).toEqual({ shown: '1234,57', text: '1234.57' })
  })

  test("is rounded to the currency's digits, halves up", () => {
    expect(read('12.344')).toBe('12.34')
    expect(read('12.345')).toBe('12.35')
    expect(read('9999.999')).toBe('10000.00')
    expect(read('12.5', ENGLISH, 0)).toBe('13')
    expect(read('1.2345', GERMAN, 3)).toBeNull()
    expect(read('1.2345', ENGLISH, 3)).toBe('1.235')
  })

  test('whatever it is, what is read of it is an amount of the currency and fits the field, and is read as itself', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[0-9.,٫ ]{0,14}$/),
      fc.stringMatching(/^[€a-z ]?[٠-٩0-9.,]{0,10}$/),
    )
    fc.assert(
      fc.property(
        typed,
        fc.constantFrom(...notations),
        fc.constantFrom('JPY', 'EUR', 'KWD'),
        (text, notation, currency) => {
          const digits = currencyExponent(currency)
          const found = readAmountText(text, notation, digits)
          if (found === null || found.text === '') return
          expect(parseAmount(found.text, currency)).not.toBeNull()
          expect(found.text.length).toBeLessThanOrEqual(MAX_AMOUNT_CHARACTERS)
          expect(found.shown.length).toBeLessThanOrEqual(MAX_AMOUNT_CHARACTERS)
          expect(readAmountText(found.text, ENGLISH, digits)?.text).toBe(found.text)
        },
      ),
    )
  })

  test('as a language writes an amount, so it is read', () => {
    const amounts = fc.bigInt({ min: 0n, max: 99_999_99n })
    const languages = fc.constantFrom(
      'en',
      'de',
      'fr',
      'fi',
      'et',
      'es',
      'pt',
      'ar',
      'ar-EG',
      'fa',
      'hi',
      'mr-u-nu-deva',
      'de-CH',
      'th-u-nu-thai',
    )
    fc.assert(
      fc.property(amounts, languages, (minor, language) => {
        const parts = new Intl.NumberFormat(language).formatToParts(1234567.5)
        const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
        const notation = { decimal: sign('decimal'), group: sign('group') }
        const exact = `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`
        const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
        const written = format.format(exact as Intl.StringNumericLiteral)
        expect(read(written, notation), written).toBe(exact)
      }),
    )
  })
})

test('an amount stands in the field without decimals where there are none', () => {
  expect([amountText(1000n, 'EUR'), amountText(1050n, 'EUR'), amountText(1000n, 'JPY')]).toEqual([
    '10',
    '10.50',
    '1000',
  ])
})
