import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldIdentity, type Identity } from './folded-identity.ts'
import { compareIdentities } from './same-person.ts'

const IDA: Identity = {
  firstName: 'Ida',
  lastName: 'Müller',
  dateOfBirth: '1990-12-10',
  city: 'Berlin',
  houseNumberAndStreetName: 'Unter den Linden 1',
  postCode: '10117',
  mobileNumber: '+49 151 1234567',
  email: 'ida@example.test',
}

/** None of the facts that Ida has given about herself. */
const ELSEWHERE: Partial<Identity> = {
  city: 'Tartu',
  houseNumberAndStreetName: 'Rüütli 8',
  postCode: '51007',
  mobileNumber: '+372 5123 4567',
  email: 'somebody@example.test',
}

const compare = (one: Partial<Identity>, other: Partial<Identity>) =>
  compareIdentities(foldIdentity({ ...IDA, ...one }), foldIdentity({ ...IDA, ...other }))

describe('one person', () => {
  test.each([
    ['another e-mail', { email: 'new@example.test' }],
    ['no accent', { firstName: 'IDA', lastName: 'Muller' }],
    ['two letters for an umlaut', { lastName: 'Mueller' }],
    ['the names in the other order', { firstName: 'Müller', lastName: 'Ida' }],
    ['a second name', { firstName: 'Ida Sofia' }],
    ['a second name with a hyphen', { firstName: 'Ida-Sofia' }],
    ['a particle', { lastName: 'von Müller' }],
  ])('is recognised with %s, even from another place', (_, change) => {
    expect(compare({}, change)).toBe('same')
    expect(compare({}, { ...ELSEWHERE, ...change })).toBe('same')
  })

  test.each([
    ['Jürgen Groß', 'JURGEN GROSS'],
    ['Søren Ågård', 'Soren Aagaard'],
    ['Łukasz Wałęsa', 'Lukasz Walesa'],
    ['IŞIL YILDIZ', 'ışıl yıldız'],
    ['Işıl Yıldız', 'Isil Yildiz'],
    ["Sean O'Brien", 'Sean O Brien'],
    ['Sean O’Brien', 'Séan OBrien'],
    ['Anna-Maria Schmidt', 'Annamaria Schmidt'],
    ['Jean-Pierre de la Tour', 'Jean Pierre Latour'],
    ['Ahmad al-Hassan', 'Ahmad Alhassan'],
    ['أحمد الهادى', 'احمد الهادي'],
    ['Ægir Þórsson', 'Aegir Thorsson'],
    ['Ada Lovelace', 'A\u200bd\u00ada L\u2060ove\u3164lac\u200de'],
    ['Ada Lovelace', 'Аdа Lоvеlасе'],
    ['Ada Lovelace', 'Αdα Lοvεlaϲe'.replace('ϲ', 'c')],
    ['Ada Lovelace', 'AꞌdˈaꞋ Lʻoʼvˮeˈlꞌaˈcʹe'],
    ['Ada Lovelace', 'ꓮꓓꓮ ꓡꓳꓦꓰꓡꓮꓚꓰ'],
    ['Sara Hall', 'ᏚᎪᏒᎪ ᎻᎪᏞᏞ'],
    ['Ada Lovelace', 'ɑɗɑ ɭɵʋɛɫɑƈɇ'],
    ['Ida Sass', 'ɪᴅᴀ ꜱᴀꜱꜱ'],
    ['Ada Lovelace', '🅰🅳🅰 🅻🅾🆅🅴🅻🅐🅒🅔'],
    ['Ada Lovelace', '🄰🄳🄰 🄻🄾🅅🄴🄻🄰🄲🄴'],
    ['Ada Lovelace', '𝒜𝒟𝒜 𝕃𝕆𝕍𝔼𝕃𝔸ℂ𝔼'],
    ['Ada Lovelace', 'Ad4 L0v3l4ce'],
    ['Keanu Kaʻiulani', "Keanu Ka'iulani"],
    ['Ivan Petrov', 'Иван Петров'],
    ['Andrei Sokolov', 'Андрей Соколов'],
    ['Giorgos Papadopoulos', 'Γιώργος Παπαδόπουλος'],
    ['Anna Petrova', 'Anna ПЕТРОВА'],
    ['Иван Петров', 'Ивaн Пeтpoв'],
    ['Анна Петрова', 'Aннa Пeтрова'],
  ])('%s is %s', (one, other) => {
    const named = (name: string) => ({
      firstName: name.split(' ')[0] ?? '',
      lastName: name.split(' ').slice(1).join(' '),
    })
    expect(compare(named(one), { ...ELSEWHERE, ...named(other) })).toBe('same')
  })

  test.each([
    ['phone', { mobileNumber: '+490151 123 4567' }],
    ['address', { houseNumberAndStreetName: '1, UNTER-DEN-LINDEN', postCode: '10 117' }],
    ['e-mail', { email: 'Ida+again@example.test' }],
  ])('is recognised with a letter of the name wrong and the same %s', (_, kept) => {
    expect(compare({}, { ...ELSEWHERE, ...kept, lastName: 'Mülller' })).toBe('same')
  })

  test('is recognised with another day of birth and the same name and e-mail', () => {
    expect(
      compare(
        { email: 'i.da@gmail.com' },
        { ...ELSEWHERE, dateOfBirth: '1991-12-10', email: 'ida@googlemail.com' },
      ),
    ).toBe('same')
  })
})

test.each([
  ['Anna Maria Schmidt', '-'],
  ['-', 'Anna Maria Schmidt'],
  ['Anna Maria Schmidt', 'Anna Maria Schmidt'],
  ['Schmidt Anna Maria', 'Schmidt'],
  ['Anna Schmidt', '.'],
])('a whole name in one field is the same as in two: "%s" "%s"', (firstName, lastName) => {
  const known = { firstName: 'Anna Maria', lastName: 'Schmidt' }
  expect(compare(known, { ...ELSEWHERE, firstName, lastName })).toBe('same')
})

test.each([
  ['AnnaMariaSchmidt', '-'],
  ['AnnaMariaSchmidt', 'AnnaMariaSchmidt'],
  ['SchmidtAnnaMaria', 'SchmidtAnnaMaria'],
])('a person has to look at a whole name in one word: "%s" "%s"', (firstName, lastName) => {
  const known = { firstName: 'Anna Maria', lastName: 'Schmidt' }
  expect(compare(known, { ...ELSEWHERE, firstName, lastName })).toBe('near')
})

describe('a person has to look', () => {
  test.each([
    ['Jürgen Müller', 'Юрген Мюллер'],
    ['Yuri Zhukov', 'Юрий Жуков'],
    ['Tamara Somova', 'Тамара Сомова'],
    ['Anna Petrova', 'Анна Петрова'],
    ['Harry Cooper', 'Наrrуб Соореr'],
    ['Nikos Georgiou', 'Νίκος Γεωργίου'],
  ])('%s is written %s, by the sound and not to the letter', (one, other) => {
    const named = (name: string) => ({
      firstName: name.split(' ')[0] ?? '',
      lastName: name.split(' ')[1] ?? '',
    })
    expect(compare(named(one), { ...ELSEWHERE, ...named(other) })).not.toBe('different')
  })

  test.each([
    ['the day of birth and one name are the same', { firstName: 'Clara' }],
    ['the day of birth is the same and a name nearly', { firstName: 'Clara', lastName: 'Mülller' }],
    [
      'the day of birth is the same and the names are in pieces',
      { firstName: 'I-d-a', lastName: 'M.u.l.l.e.r' },
    ],
    [
      'the day of birth is the same and one name is in pieces',
      { firstName: 'Clara', lastName: 'M u l l e r' },
    ],
    [
      'the day of birth is the same and the gap is at another place',
      { firstName: 'Idam', lastName: 'üller' },
    ],
    ['day and month of the birthday are swapped', { dateOfBirth: '1990-10-12' }],
  ])('when %s', (_, change) => {
    expect(compare({}, { ...ELSEWHERE, ...change })).toBe('near')
  })

  test.each([
    ['of twins at home together', { firstName: 'Clara' }],
    [
      'at a day of birth and a phone under a wholly different name',
      { firstName: 'Nora', lastName: 'Berg' },
    ],
    ['at a name and an address with another day of birth', { dateOfBirth: '1962-01-02' }],
  ])('%s', (_, change) => {
    expect(compare({}, { ...change, email: 'other@example.test' })).toBe('near')
  })

  test('at an e-mail address that another visitor has used', () => {
    expect(
      compare(
        {},
        {
          ...ELSEWHERE,
          firstName: 'Nora',
          lastName: 'Berg',
          dateOfBirth: '1970-02-03',
          email: 'IDA@example.test',
        },
      ),
    ).toBe('near')
  })
})

describe('two people', () => {
  test.each([
    ['have a name in common', { dateOfBirth: '1985-05-05' }],
    ['were born on one day', { firstName: 'Nora', lastName: 'Berg' }],
    ['have small words of a name in common', { firstName: 'Nora von', lastName: 'zu Berg' }],
  ])('may %s', (_, change) => {
    expect(compare({ lastName: 'von Müller' }, { ...ELSEWHERE, ...change })).toBe('different')
  })

  test('may live together', () => {
    expect(
      compare({}, { firstName: 'Nora', lastName: 'Berg', dateOfBirth: '1985-05-05', email: null }),
    ).toBe('different')
  })

  test('of whom little is known do not match because of missing facts', () => {
    const nothing = {
      city: null,
      houseNumberAndStreetName: null,
      postCode: null,
      mobileNumber: null,
      email: null,
    }
    expect(compare(nothing, { ...nothing, firstName: 'Nora', lastName: 'Berg' })).toBe('different')
  })
})

const word = fc.constantFrom(
  'Ida',
  'Sofia',
  'Müller',
  'Mueler',
  'Berg',
  'von',
  'Anna-Maria',
  'O’Brien',
  'Łukasz',
  'Ivan',
  'Iván',
  'إيمان',
)
const anybody: fc.Arbitrary<Identity> = fc.record({
  firstName: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  lastName: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  dateOfBirth: fc.constantFrom('1990-12-10', '1985-05-05'),
  city: fc.constantFrom('Berlin', null),
  houseNumberAndStreetName: fc.constantFrom('Unter den Linden 1', 'Rüütli 8', null),
  postCode: fc.constantFrom('10117', null),
  mobileNumber: fc.constantFrom('+491511234567', '+37251234567', null),
  email: fc.constantFrom('ida@example.test', 'nora@example.test', null),
})

describe('the comparison', () => {
  test('the verdict is the same both ways', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, other) => compare(one, other) === compare(other, one)),
    )
  })

  test('each person is the same as themselves', () => {
    fc.assert(fc.property(anybody, (one) => compare(one, one) === 'same'))
  })

  test('the order of names makes no difference', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, other) => {
        const swapped = { firstName: other.lastName, lastName: other.firstName }
        return compare(one, { ...other, ...swapped }) === compare(one, other)
      }),
    )
  })

  test('case, accents and hyphens make no difference', () => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replaceAll('-', ' ')
        .toUpperCase()
    fc.assert(
      fc.property(anybody, anybody, (one, other) => {
        const written = { firstName: plain(other.firstName), lastName: plain(other.lastName) }
        return compare(one, { ...other, ...written }) === compare(one, other)
      }),
    )
  })

  test('another name added makes no difference to who has two', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom('Xenia', 'Zdeněk'), (one, second) => {
        const { givenNames, familyNames } = foldIdentity(one)
        const names = new Set(
          `${givenNames} ${familyNames}`.split(' ').filter((name) => name !== 'von'),
        )
        fc.pre(names.size > 1)
        return (
          compare(one, { ...one, ...ELSEWHERE, firstName: `${one.firstName} ${second}` }) === 'same'
        )
      }),
    )
  })
})

test('a name with characters that stand for whole words is folded to 128 letters, and compared like any other', () => {
  // One character that stands for four words of eighteen letters.
  const long = (end: string) => '\ufdfa'.repeat(60) + end
  const typed = { firstName: long('ab'), lastName: long('cd') }
  const { givenNames, familyNames } = foldIdentity({ ...IDA, ...typed })
  expect(givenNames.length).toBeLessThanOrEqual(128)
  expect(familyNames.length).toBeLessThanOrEqual(128)
  expect(compare(typed, typed)).toBe('same')
  expect(compare(typed, {})).not.toBe('same')
})
