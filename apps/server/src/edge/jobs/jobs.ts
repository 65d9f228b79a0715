import { Counter, Gauge, Histogram } from 'prom-client'
import type { Log } from '../../kit/log.ts'
import { meter, SECONDS_BUCKETS } from '../../kit/meter.ts'
import type { Job } from '../../kit/module.ts'
import { traced } from '../../kit/trace.ts'

const registers = [meter]
const failures = new Counter({
  name: 'baize_job_failures_total',
  help: 'Turns of a job that failed',
  labelNames: ['task'],
  registers,
})
const seconds = new Histogram({
  name: 'baize_job_seconds',
  help: 'Time that a turn of a job took',
  labelNames: ['task'],
  buckets: SECONDS_BUCKETS,
  registers,
})
/** A sweep is behind by the time now less this value. */
const lastSuccess = new Gauge({
  name: 'baize_job_last_success_timestamp_seconds',
  help: 'When a job last succeeded, in seconds since 1970',
  labelNames: ['task'],
  registers,
})

/** Late enough not to slow down the first pages. */
const FIRST_TURN_MS = 30_000
/** Time in which the jobs of an hour or a day have their first turns. */
const FIRST_TURNS_MS = 2_000
/**
 * Multiples of it lie far apart within 1, however many there are: jobs of one interval never begin
 * together.
 */
const GOLDEN_RATIO = (Math.sqrt(5) - 1) / 2

/**
 * Runs each job on its own timer. A job that is still running when its turn comes again is left
 * alone. Jobs begin at different times: together they would take the processors and new connections
 * from the wallet calls of that moment. A job of once in an hour or a day has its first turn soon:
 * a casino that is started again more often than that would never do it.
 */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const timers: NodeJS.Timeout[] = []
  for (const [at, job] of jobs.entries()) {
    const turn = () => {
      if (running.has(job.name)) return
      const measured = seconds.startTimer({ task: job.name })
      const work = traced('job', { job: job.name }, () => job.run(stopping.signal))
        .then(() => lastSuccess.setToCurrentTime({ task: job.name }))
        .catch((error: unknown) => {
          failures.inc({ task: job.name })
          log.error({ err: error, job: job.name }, 'a job failed')
        })
        .finally(() => {
          measured()
          running.delete(job.name)
        })
      running.set(job.name, work)
    }
    timers.push(
      setTimeout(
        () => {
          turn()
          timers.push(setInterval(turn, job.everyMs).unref())
        },
        firstTurnMs(job, at),
      ).unref(),
    )
  }
  return {
    async stop() {
      // Either kind of timer is stopped by this.
      for (const timer of timers) clearTimeout(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}

/** Returns when the job at this place of the list has its first turn, in ms from the start. */
function firstTurnMs({ everyMs }: Job, at: number): number {
  const part = (at * GOLDEN_RATIO) % 1
  return everyMs > FIRST_TURN_MS ? FIRST_TURN_MS + FIRST_TURNS_MS * part : everyMs * (1 - part)
}
