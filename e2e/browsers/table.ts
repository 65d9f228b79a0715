import type { Step } from './visit.ts'
import type { Taken, Walked } from './walk.ts'

/**
 * A row for each step, a column for each walk: how many seconds it took, FAILED, or a dash where
 * the walk did not come; then what failed.
 */
export function table(story: readonly Step[], walks: readonly Walked[]): string {
  const stepWidth = Math.max(...story.map(({ name }) => name.length))
  const row = (name: string, cells: readonly string[]) =>
    [
      name.padEnd(stepWidth),
      ...cells.map((cell, at) => cell.padStart(walks[at]?.name.length ?? 0)),
    ].join('  ')
  const names = walks.map(({ name }) => name)
  const rows = story.map(({ name }, place) =>
    row(
      name,
      walks.map(({ steps }) => cellOf(steps[place])),
    ),
  )
  const problems = walks.flatMap(({ name, steps }) =>
    steps.flatMap((step) => step.problems.map((each) => `${name}: ${step.name}: ${each}`)),
  )
  return ['', row('', names), ...rows, '', ...problems].join('\n')
}

function cellOf(step: Taken | undefined): string {
  if (!step) return '–'
  return step.problems.length > 0 ? 'FAILED' : `${(step.tookMs / 1000).toFixed(1)} s`
}
