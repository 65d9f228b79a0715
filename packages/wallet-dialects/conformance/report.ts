import type { Result } from './run-cases.ts'

const MARKS = new Map<Result['passed'], string>([
  [true, 'passed'],
  [false, 'FAILED'],
  [null, '–'],
])

export function countOf(results: readonly Result[]) {
  const count = (passed: Result['passed']) =>
    results.filter((each) => each.passed === passed).length
  return { passed: count(true), failed: count(false), leftOut: count(null) }
}

/** A line for each case, in columns. */
export function tableOf(results: readonly Result[]): string {
  const rows = [
    ['case', 'rule', 'expected', 'got', 'passed'],
    ...results.map(({ name, rule, expected, got, passed }) => [
      name,
      String(rule),
      expected,
      got,
      MARKS.get(passed) ?? '',
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
    .join('\n')
}
