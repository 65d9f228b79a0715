import { expect, test } from 'vitest'
import { foldIdentity } from '#rules/folded-identity.ts'
import { openCompareInTurns } from './compare-in-turns.ts'

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
  const found = await openCompareInTurns()(vera, candidates)
  isDone = true
  expect(found.map(({ at, likeness }) => [at, likeness])).toEqual([
    [0, 'same'],
    [60, 'same'],
  ])
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('twenty people are compared in one turn of the loop, however many callers come at the same time', async () => {
  const vera = person('Vera', 'Lindqvist')
  const compareInTurns = openCompareInTurns()
  let [compared, most, isDone] = [0, 0, false]
  const count = () => {
    most = Math.max(most, compared)
    compared = 0
    if (!isDone) setImmediate(count)
  }
  const candidate = {
    ...person('Oskar', 'Blom'),
    get phone() {
      compared += 1
      return null
    },
  }
  const candidates = Array.from({ length: 60 }, () => candidate)
  setImmediate(count)
  await Promise.all([1, 2, 3, 4].map(() => compareInTurns(vera, candidates)))
  isDone = true
  expect(Math.max(most, compared)).toBe(20)
})
