import * as v from 'valibot'

/** A name that a provider gives to a thing. Numbers are read as their texts. */
export const reference = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/))
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** An amount as it was written; which texts are one depends on the currency. */
export const amount = v.pipe(v.string(), v.maxLength(30))
export const currency = v.pipe(v.string(), v.maxLength(10))
