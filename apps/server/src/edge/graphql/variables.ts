import type { Variables } from './cost.ts'

/**
 * Most values in the variables of a query; no form of the site has as many, with the lists of
 * choices in it.
 */
const MOST_VALUES = 1000
const DEEPEST = 8

/** Returns the fault in the size of the variables, in a sentence; null when they may be read. */
export function findExcessOf(variables: Variables): string | null {
  let values = 0
  let tooDeep = false
  count(variables, 0)
  if (tooDeep) return `Variables may be ${DEEPEST} levels deep; these are deeper.`
  return values > MOST_VALUES ? `Variables may hold ${MOST_VALUES} values; these hold more.` : null

  function count(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || values > MOST_VALUES || tooDeep) return
    if (depth > DEEPEST) {
      tooDeep = true
      return
    }
    // The names of a list's places would be made into texts, all of them before the first is seen.
    if (Array.isArray(value)) {
      for (const each of value) if (!goesOn(each)) return
    } else for (const name in value) if (!goesOn((value as Variables)[name])) return

    function goesOn(each: unknown): boolean {
      values += 1
      count(each, depth + 1)
      return values <= MOST_VALUES
    }
  }
}
