/**
 * Root fields of Query whose answer is the same for everybody, with the seconds for which it may be shared. When the catalogue
 * changes all of them are forgotten at once.
 */
export const publicFields: ReadonlyMap<string, number> = new Map([
  ['brands', 30],
  ['categories', 30],
  ['collection', 30],
  ['winners', 2],
])
