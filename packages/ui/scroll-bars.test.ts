import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('bars of lists that scroll take their colours from the brand: Firefox draws them in white inside a dialog otherwise', () => {
  expect(readFileSync('packages/ui/tokens.css', 'utf8')).toMatch(
    /:root \{[^}]*scrollbar-color: rgb\([^)]+\) transparent;/,
  )
})
