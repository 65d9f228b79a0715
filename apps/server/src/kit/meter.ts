import { Registry } from 'prom-client'

/**
 * The metrics of this process. The code that counts something declares its metric beside itself;
 * edge/jobs/metrics.ts serves them all.
 */
export const meter = new Registry()

/** Seconds: from an answer out of memory to a call that has run into its time-out. */
export const SECONDS_BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]
