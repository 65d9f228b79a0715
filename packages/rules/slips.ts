/**
 * Returns whether at most `most` letters are wrong, missing, added or swapped with their neighbour.
 * Only beginnings whose lengths differ by no more than that are compared, so that the time grows
 * with the length of a text and not with its square: callers choose both texts.
 */
export function isWithinSlips(one: string, other: string, most: number): boolean {
  if (one === other) return true
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  const width = 2 * most + 1
  // Slips between the first `i` letters of the one and the first `i + at - most` of the other.
  let before: number[] = []
  let last = Array.from({ length: width }, (_, at) => (at < most ? NEVER : at - most))
  for (let i = 1; i <= one.length; i++) {
    const row: number[] = []
    for (let at = 0; at < width; at++) {
      const j = i + at - most
      if (j < 1 || j > other.length) {
        row.push(j === 0 ? i : NEVER)
        continue
      }
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          slipsAt(last, at) + (one[i - 1] === other[j - 1] ? 0 : 1),
          slipsAt(last, at + 1) + 1,
          slipsAt(row, at - 1) + 1,
          isSwap ? slipsAt(before, at) + 1 : NEVER,
        ),
      )
    }
    if (Math.min(...row) > most) return false
    ;[before, last] = [last, row]
  }
  return slipsAt(last, other.length - one.length + most) <= most
}

const NEVER = Number.POSITIVE_INFINITY

function slipsAt(row: readonly number[], at: number): number {
  return row[at] ?? NEVER
}
