import * as v from 'valibot'

/** Returns a client's value when it has the required shape; null otherwise. */
export function parsed<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, given)
  return result.success ? result.output : null
}

/**
 * Stakes of games with multipliers: whole hundreds, so that a multiplier in hundredths always pays
 * a whole amount.
 */
export const HUNDREDS = [100, 200, 500, 1000, 2000, 5000, 10_000]
