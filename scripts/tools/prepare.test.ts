import { expect, test } from 'vitest'
import { isOldNode } from './prepare.mjs'

test.each(['18.20.8', '22.19.0', '24.0.2', '24.1.0'])('a newer Node is brought beside %s', (version) => {
  expect(isOldNode(version)).toBe(true)
})

test.each(['24.2.0', '24.10.0', '25.0.0', '26.10.0'])('Node %s is used as it is', (version) => {
  expect(isOldNode(version)).toBe(false)
})
