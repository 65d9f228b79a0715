import * as v from 'valibot'

/** A name that a provider gives to a thing. Numbers are read as their texts. */
export const reference = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** An amount as it was written; which texts are one depends on the currency. */
export const amount = v.pipe(v.string(), v.maxLength(30))
export const currency = v.pipe(v.string(), v.maxLength(10))

/**
 * An object of these fields in this order, and no others. Where a signature does not cover names,
 * other fields or another order of them would give its values a second reading.
 */
export function inOrder<Entries extends v.ObjectEntries>(signature: string, entries: Entries) {
  const order = Object.keys(entries)
  return v.pipe(
    v.unknown(),
    v.check((given) => {
      const { [signature]: _, ...signed } = Object(given)
      const places = Object.keys(signed).map((each) => order.indexOf(each))
      return places.every((place, at) => place > (places[at - 1] ?? -1))
    }),
    v.object(entries),
  )
}
