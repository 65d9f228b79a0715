import * as v from 'valibot'

/**
 * A field that another call has and this one never has. The signature is of a body, which does not
 * name its call: without this, a call of few fields could be one of more fields, sent elsewhere.
 */
export const ofAnotherCall = v.optional(v.never())
