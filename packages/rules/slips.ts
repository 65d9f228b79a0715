/**
 * Returns whether at most `most` letters are wrong, missing, added or swapped with their neighbour.
 * Callers choose both texts: the time grows with the length of a text alone, and hardly any is
 * needed where the first letters differ too much.
 */
export function isWithinSlips(one: string, other: string, most: number): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > most) return false
  return isRestWithin(one, 0, other, 0, most)
}

/** Compares the rests after the first `at` letters of the one text and `behind` of the other. */
function isRestWithin(
  one: string,
  at: number,
  other: string,
  behind: number,
  most: number,
): boolean {
  // Equal letters need no change, and a change before the first difference saves none.
  while (at < one.length && one[at] === other[behind]) {
    at += 1
    behind += 1
  }
  const [left, right] = [one.length - at, other.length - behind]
  if (left === 0 || right === 0) return left + right <= most
  if (most === 0 || Math.abs(left - right) > most) return false
  const isSwapped = one[at] === other[behind + 1] && one[at + 1] === other[behind]
  return (
    (isSwapped && isRestWithin(one, at + 2, other, behind + 2, most - 1)) ||
    isRestWithin(one, at + 1, other, behind + 1, most - 1) ||
    isRestWithin(one, at + 1, other, behind, most - 1) ||
    isRestWithin(one, at, other, behind + 1, most - 1)
  )
}
