import { describe, expect, test } from 'vitest'
import { foldIdentity, type Identity } from './folded-identity.ts'

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

describe('one address', () => {
  test.each([
    ['10115', 'D-10115'],
    ['10115', 'd 10115'],
    ['10115', 'DE10115'],
    ['00100', 'FIN-00100'],
    ['111 22', 'SE-111 22'],
  ])('may have the post code %s or %s', (one, other) => {
    const address = (postCode: string) => foldIdentity({ ...IDA, postCode }).address
    expect(address(one)).toBe(address(other))
  })

  test.each([
    ['SW1A 1AA', 'EC1A 1AA'],
    ['D02 X285', 'X285'],
    ['10115', '10117'],
  ])('has one post code: %s is not %s', (one, other) => {
    const address = (postCode: string) => foldIdentity({ ...IDA, postCode }).address
    expect(address(one)).not.toBe(address(other))
  })

  test.each([
    ['Musterstraße 5a', 'Muster Str. 5 A'],
    ['5 High Street', 'High St 5'],
    ['Flat 3, 5 High Street', '5 High Street'],
    ['Rue de la Paix 12', '12 rue de la paix, apt 4'],
  ])('may be written as %s and as %s', (one, other) => {
    const address = (street: string) =>
      foldIdentity({ ...IDA, houseNumberAndStreetName: street }).address
    expect(address(one)).not.toBeNull()
    expect(address(one)).toBe(address(other))
  })
})
