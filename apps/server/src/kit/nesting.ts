/**
 * Returns whether a value as JSON has it is nested more deeply than so many lists and objects.
 * Deeper values are not looked at.
 */
export function isNestedDeeperThan(most: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isNestedDeeperThan(most - 1, inner))
}
