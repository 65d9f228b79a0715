/** Place of a horse, by the number that it wears. Horses of a dead heat share a place. */
export interface HorsePlace {
  number: number
  place: number
}

/** Writes groups of horses, counted from 0, by their numbers: `3=5 7` is a dead heat of 3 and 5. */
export function orderText(groups: readonly (readonly number[])[]): string {
  return groups.map((group) => group.map((horse) => horse + 1).join('=')).join(' ')
}

/** Reads what `orderText` has written. An empty text, or none, has no horses. */
export function placesOf(order: string | number | undefined): HorsePlace[] {
  let before = 0
  return String(order ?? '')
    .split(' ')
    .filter(Boolean)
    .flatMap((group) => {
      const place = before + 1
      const numbers = group.split('=').map(Number)
      before += numbers.length
      return numbers.map((number) => ({ number, place }))
    })
}
