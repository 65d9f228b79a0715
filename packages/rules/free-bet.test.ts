import { expect, test } from 'vitest'
import { type FreeBetSlip, type FreeBetTerms, freeBetMisfit, freeBetReturn } from './free-bet.ts'

const TERMS: FreeBetTerms = {
  currency: 'EUR',
  minOdds: '1.50',
  kinds: ['single'],
  sports: [],
  endsAtMs: 1_000,
}
const SLIP: FreeBetSlip = {
  currency: 'EUR',
  type: 'single',
  eachWay: false,
  odds: '1.50',
  sports: ['Football'],
}

test.each<[string, Partial<FreeBetTerms>, Partial<FreeBetSlip>, ReturnType<typeof freeBetMisfit>]>([
  ['of the least odds', {}, {}, null],
  ['of lower odds', {}, { odds: '1.49' }, 'odds'],
  ['of odds that come near the least', {}, { odds: '1.499999' }, 'odds'],
  ['of odds without decimals', {}, { odds: '2' }, null],
  ['in another currency', {}, { currency: 'USD' }, 'currency'],
  ['of another kind', {}, { type: 'multiple' }, 'kind'],
  [
    'of several kinds, one of which fits',
    { kinds: ['single', 'multiple'] },
    { type: 'multiple' },
    null,
  ],
  [
    'that is a bet builder, by a free bet for multiples',
    { kinds: ['multiple'] },
    { type: 'builder' },
    null,
  ],
  ['that is a system', { kinds: ['single', 'multiple'] }, { type: 'system' }, 'kind'],
  ['each way', {}, { eachWay: true }, 'kind'],
  ['of the sport that is named', { sports: ['FOOTBALL'] }, {}, null],
  ['of a sport that is not named', { sports: ['Tennis'] }, {}, 'sport'],
  [
    'of several sports, one of which is not named',
    { sports: ['Football'] },
    { sports: ['Football', 'Tennis'] },
    'sport',
  ],
  ['after its end', { endsAtMs: 500 }, {}, 'ended'],
])('a free bet and a slip %s', (_, terms, slip, misfit) => {
  expect(freeBetMisfit({ ...TERMS, ...terms }, { ...SLIP, ...slip }, 500)).toBe(misfit)
})

test.each([
  [1_000n, 500n, 500n],
  [500n, 500n, 0n],
  [250n, 500n, 0n],
])('a free bet whose slip returns %s to a stake of %s pays %s', (cash, stake, paid) => {
  expect(freeBetReturn(cash, stake)).toBe(paid)
})
