/** One figure of the bench, beside what it is measured against in the same run. */
export interface BenchRow {
  name: string
  value: number
  unit: string
  yardstick?: { name: string; value: number }
  /** `value` divided by the yardstick. */
  ratio?: number
  /** Target of the ratio, or of the value where there is no yardstick. */
  target?: number
  pass?: boolean
}

/** The rows as a table for people. */
export function printRows(rows: readonly BenchRow[]): string {
  const cells = rows.map(({ name, value, unit, yardstick, ratio, target, pass }) => [
    name,
    `${round(value)} ${unit}`.trim(),
    yardstick ? `${round(yardstick.value)} ${yardstick.name}` : '',
    ratio === undefined ? '' : `${round(ratio)} ×`,
    target === undefined ? '' : round(target),
    pass === undefined ? '' : pass ? 'yes' : 'no',
  ])
  return printTable(['what', 'figure', 'yardstick', 'ratio', 'target', 'reached'], cells)
}

/** Lines of text in which each column is as wide as its longest cell. */
export function printTable(head: readonly string[], cells: readonly (readonly string[])[]): string {
  const table = [head, ...cells]
  const widths = head.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function round(value: number): string {
  if (!Number.isFinite(value)) return '–'
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toFixed(3)))
}
