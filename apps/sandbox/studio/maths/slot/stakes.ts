import * as v from 'valibot'
import { parsed } from '../parsed.ts'

/**
 * Stakes in minor units: multiples of twenty, so that pays in steps of five hundredths are whole
 * amounts.
 */
export const STAKES = [20, 40, 60, 80, 100, 200, 300, 400, 500, 1000, 2000, 5000, 10_000]

const choice = v.object({ stake: v.picklist(STAKES) })

/** All that is requested with a spin. */
export type SlotChoice = v.InferOutput<typeof choice>

export function readStake(given: unknown): SlotChoice | null {
  return parsed(choice, given)
}
