import { expect, test } from 'vitest'
import { foldIdentity } from '#rules/folded-identity.ts'
import { compareInTurns } from './compare-in-turns.ts'

const person = (firstName: string, lastName: string) =>
  foldIdentity({
    firstName,
    lastName,
    dateOfBirth: '1984-05-20',
    city: null,
    houseNumberAndStreetName: null,
    postCode: null,
    mobileNumber: null,
    email: null,
  })

test('other work gets its turn while a hundred people are compared, and all who are alike are found', async () => {
  const vera = person('Vera', 'Lindqvist')
  const candidates = Array.from({ length: 100 }, (_, at) => ({
    ...(at % 60 === 0 ? vera : person('Oskar', 'Blom')),
    at,
  }))
  let [turns, isDone] = [0, false]
  const count = () => {
    if (isDone) return
    turns += 1
    setImmediate(count)
  }
  setImmediate(count)
  const found = await compareInTurns(vera, candidates)
  isDone = true
  expect(found.map(({ at, likeness }) => [at, likeness])).toEqual([
    [0, 'same'],
    [60, 'same'],
  ])
  expect(turns).toBeGreaterThanOrEqual(4)
})
