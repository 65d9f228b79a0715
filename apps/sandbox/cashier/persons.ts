import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { type VerifiedPerson, verifiedPerson } from '#contracts/cashier-api.ts'
import type { CashierStore } from './cashier.store.ts'

/**
 * Invented people whom the sandbox's banks know. A tester can change them on the page that asks who
 * pays.
 */
const TEST_PERSONS: readonly VerifiedPerson[] = [
  {
    subject: 'person-vera',
    nationalId: '1705-1990-VL',
    firstName: 'Vera',
    lastName: 'Lindqvist',
    dateOfBirth: '1990-05-17',
    country: 'DE',
    city: 'Hamburg',
    houseNumberAndStreetName: 'Speicherstadt 1',
    postCode: '20457',
    mobileNumber: '+49 40 1234567',
    email: null,
    gender: 'FEMALE',
  },
  {
    subject: 'person-jonas',
    nationalId: '0203-1987-JA',
    firstName: 'Jonas',
    lastName: 'Ahlgrimm',
    dateOfBirth: '1987-03-02',
    country: 'DE',
    city: 'Lübeck',
    houseNumberAndStreetName: 'Mengstraße 44',
    postCode: '23552',
    mobileNumber: '+49 451 7654321',
    email: null,
    gender: 'MALE',
  },
  {
    subject: 'person-ines',
    nationalId: null,
    firstName: 'Inês',
    lastName: 'Carvalhal',
    dateOfBirth: '1979-11-23',
    country: 'PT',
    city: null,
    houseNumberAndStreetName: null,
    postCode: null,
    mobileNumber: null,
    email: null,
    gender: null,
  },
  {
    subject: 'person-timo',
    nationalId: '3006-2012-TB',
    firstName: 'Timo',
    lastName: 'Brandauer',
    dateOfBirth: '2012-06-30',
    country: 'AT',
    city: 'Graz',
    houseNumberAndStreetName: 'Herrengasse 9',
    postCode: '8010',
    mobileNumber: null,
    email: null,
    gender: 'MALE',
  },
  {
    subject: 'person-dale',
    nationalId: '0909-1984-DW',
    firstName: 'Dale',
    lastName: 'Whitacre',
    dateOfBirth: '1984-09-09',
    country: 'US',
    city: 'Duluth',
    houseNumberAndStreetName: '18 Canal Park Drive',
    postCode: '55802',
    mobileNumber: '+1 218 5550142',
    email: null,
    gender: 'MALE',
  },
]

/** The purpose of each test person, as a key of the words, by the person's id. */
export const personNotes: Readonly<
  Record<string, 'personKnown' | 'personNew' | 'personSparse' | 'personMinor' | 'personBlocked'>
> = {
  'person-vera': 'personKnown',
  'person-jonas': 'personNew',
  'person-ines': 'personSparse',
  'person-timo': 'personMinor',
  'person-dale': 'personBlocked',
}

/** Returns the test persons, with the changes that a tester has made. */
export function listPersons(store: CashierStore): VerifiedPerson[] {
  const changed = new Map(store.listPersons().map((person) => [person.subject, person]))
  return TEST_PERSONS.map((person) => changed.get(person.subject) ?? person)
}

/**
 * Returns the person as the bank reports it to the casino. A changed national id makes another
 * person, so that a tester always has new people.
 */
export function identityOf(person: VerifiedPerson): VerifiedPerson {
  const original = TEST_PERSONS.find(({ subject }) => subject === person.subject)
  if (person.nationalId === null || person.nationalId === original?.nationalId) return person
  const digest = createHash('sha256').update(person.nationalId).digest('hex').slice(0, 16)
  return { ...person, subject: `${person.subject}-${digest}` }
}

export const EDITABLE = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'country',
  'nationalId',
  'houseNumberAndStreetName',
  'postCode',
  'city',
  'mobileNumber',
  'email',
  'gender',
] as const

/** Returns the person with the typed values, or the names of the fields with wrong values. */
export function editPerson(
  person: VerifiedPerson,
  values: Readonly<Record<string, string>>,
): VerifiedPerson | { wrong: string[] } {
  const typed = Object.fromEntries(
    EDITABLE.map((field) => [field, (values[field] ?? '').trim() || null]),
  )
  const parsed = v.safeParse(verifiedPerson, {
    ...person,
    ...typed,
    country: (typed.country ?? '').toUpperCase(),
  })
  return parsed.success
    ? parsed.output
    : { wrong: parsed.issues.map((issue) => v.getDotPath(issue) ?? '') }
}
