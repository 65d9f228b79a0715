/** Node's option of the casino: half of V8's usual room for what is new. */
export const LESS_YOUNG_HEAP = '--max-semi-space-size=16'
