import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps/server/src'], {
  encoding: 'utf8',
}).split('\n')
const source = files
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(read)
  .join('\n')
const declared = new Set(
  [...source.matchAll(/(?:name: |gauge\(\s*)'(baize_[a-z_]+)'/g)].map(([, name]) => name),
)
const withoutSuffix = (name: string) =>
  declared.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')

const rules = parse(read('ops/prometheus/rules.yaml')) as {
  groups: { rules: Record<string, unknown>[] }[]
}
const board = JSON.parse(read('ops/grafana/baize.json')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}
const expressions = [
  ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => String(expr))),
  ...board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

test('alert rules and the Grafana board name only metrics that the server has', () => {
  const named = expressions.flatMap((expression) => expression.match(/\bbaize_[a-z_]+/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.map(withoutSuffix).filter((name) => !declared.has(name))).toEqual([])
})

test('every metric of the server is in a rule or on the board', () => {
  expect(
    [...declared].filter(
      (name) => !expressions.some((expression) => expression.includes(String(name))),
    ),
  ).toEqual([])
})

test('the recording rules that the board shows exist', () => {
  const recorded = rules.groups.flatMap((group) => group.rules.map(({ record }) => record))
  const used = expressions.flatMap((expression) => expression.match(/\bbaize:[a-z_:0-9]+/g) ?? [])
  expect(used.filter((name) => !recorded.includes(name))).toEqual([])
})
