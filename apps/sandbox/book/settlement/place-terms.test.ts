import { expect, test } from 'vitest'
import { placeTerms } from './place-terms.ts'

test.each([
  [2, null],
  [4, null],
  [5, { places: 2, fraction: '0.25' }],
  [7, { places: 2, fraction: '0.25' }],
  [8, { places: 3, fraction: '0.2' }],
  [16, { places: 3, fraction: '0.2' }],
])('%i runners give these places', (runners, terms) => expect(placeTerms(runners)).toEqual(terms))
