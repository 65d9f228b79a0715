import { expect, test } from 'vitest'
import { escapeJson, escapeText } from './escape.ts'

const HOSTILE = '</script><script>alert(1)</script><!-- " \' & \u2028'

test('the state of a page cannot end the script that it stands in, and is read as it was', () => {
  const json = escapeJson(JSON.stringify({ typed: HOSTILE }))
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ typed: HOSTILE })
})

test('a text cannot end the attribute or the element that it stands in', () => {
  expect(escapeText(HOSTILE)).not.toMatch(/[<"]/)
})
