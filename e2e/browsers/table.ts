import { STORY } from './story.ts'
import type { Taken, Walked } from './walk.ts'

const STEP_WIDTH = Math.max(...STORY.map(({ name }) => name.length))

/**
 * A row for each step, a column for each walk: how many seconds it took, FAILED, or a dash where
 * the walk did not come; then what failed.
 */
export function table(walks: readonly Walked[]): string {
  const row = (name: string, cells: readonly string[]) =>
    [
      name.padEnd(STEP_WIDTH),
      ...cells.map((cell, at) => cell.padStart(walks[at]?.name.length ?? 0)),
    ].join('  ')
  const names = walks.map(({ name }) => name)
  const rows = STORY.map(({ name }, place) =>
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
