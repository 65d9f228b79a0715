/** The arguments of a field as they were sent, before anything has checked them. */
export type SentArguments = Readonly<Record<string, unknown>>

/** A number that is known at once, or depends on the arguments or on what there is now. */
type Amount = number | ((args: SentArguments) => number)

/** The rule of a field of the schema, for the edge. */
export interface FieldRule {
  /**
   * The cost of resolving it, measured in values of an answer that take as long: some 20 for a look
   * into the database. None when left out.
   */
  cost?: Amount
  /**
   * How many entries its list has at most; of a field that is no list, how many entries there are
   * in all the lists below it. Every list of the schema declares one of: a number, `paged` (a field
   * above it sets how many, with `page`), or `nested` (a field above it has counted its entries
   * among its own).
   */
  size?: Amount | 'paged' | 'nested'
  /** Most entries of each `paged` list below it. */
  page?: Amount
  /** One request may hold it once: it takes a password hash, a mail or a third party. */
  once?: boolean
  /**
   * Root fields of Query: seconds for which all callers may get the same answer. A change of the
   * catalogue clears all such answers.
   */
  publicForS?: number
  /**
   * Root fields of Subscription: all subscribers get the same answers, and a late subscriber needs
   * only the newest one.
   */
  sameForAll?: boolean
}

/** Rules by `Type.field`. */
export type FieldRules = Readonly<Record<string, FieldRule>>

const USUAL_RECORDS = 15

/** Returns the number of entries in `input: PagingInput`. */
export function recordsIn({ input }: SentArguments): number {
  return numberIn(input, 'records', USUAL_RECORDS)
}

/**
 * The number of that name in an input; `usual` where it is left out, and 0 for anything else, which
 * is refused later.
 */
export function numberIn(input: unknown, name: string, usual: number): number {
  const value = valueIn(input, name) ?? usual
  return typeof value === 'number' && value > 0 ? value : 0
}

/** Returns the value that an input has under that name; undefined where there is none. */
export function valueIn(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? (input as SentArguments)[name] : undefined
}
