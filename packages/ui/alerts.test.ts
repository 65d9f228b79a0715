import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Text between the tag of an alert and the closing tag of the same depth. */
const ALERT = /^( *)<\w+[^>]*role="alert"[^>]*>\n([\s\S]*?)\n\1<\//gm

const alerts = globSync(['apps/{site/src,account}/**/*.tsx', 'packages/ui/*.tsx']).flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(ALERT)].map(([, , inside]) => ({ path, inside })),
)

test('no alert stands in another one, because its words would be read out twice', () => {
  expect(alerts.length).toBeGreaterThan(5)
  expect(
    alerts
      .filter(({ inside }) => /<Problems(?![^>]* inAlert)|role="alert"/.test(inside ?? ''))
      .map(({ path }) => path),
  ).toEqual([])
})
