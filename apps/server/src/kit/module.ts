import type { Resolvers } from '../schema/resolvers.generated.ts'
import type { FieldRules } from './field-rule.ts'
import type { Route } from './http.ts'

/**
 * Work that repeats in the background. It never overlaps with itself; a failure is logged and the
 * next turn comes as usual.
 */
export interface Job {
  name: string
  everyMs: number
  /** Long work ends early when the signal aborts: the server is stopping. */
  run(signal: AbortSignal): Promise<void>
}

/** Work that waits in the database, for the metrics. */
export interface Queue {
  name: string
  look(): Promise<QueueLength>
}

export interface QueueLength {
  /** Entries that are due, counted up to `MOST_COUNTED`. */
  waiting: number
  /** Seconds since the oldest of them became due; 0 when there is none. */
  oldestS: number
}

/** The parts that a folder of the server gives to app.ts. */
export interface Module {
  resolvers?: Resolvers
  /** Rules of the module's own schema fields. An unknown name stops the start. */
  fields?: FieldRules
  routes?: Route[]
  jobs?: Job[]
  queues?: Queue[]
}
