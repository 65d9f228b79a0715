import { expect, test } from 'vitest'
import { scriptOfVendor } from './vendor-addresses.ts'

const addresses = {
  altenar: { scriptUrl: 'https://altenar.test/sdk.js', integration: 'casino' },
  betby: { scriptUrl: 'https://betby.test/bt.js', brandId: '7', skin: 'dark' },
}

test.each([
  ['ALTENAR', 'https://altenar.test/sdk.js'],
  ['BETBY', 'https://betby.test/bt.js'],
  ['DELASPORT', null],
  ['HAD', null],
] as const)('the book of %s is drawn by its script, or is a frame', (vendor, script) => {
  expect(scriptOfVendor(addresses, vendor)).toBe(script)
})
