import type { Log } from '../kit/log.ts'
import type { Job } from '../kit/module.ts'

/** Late enough to be in nobody's way while the first pages are asked for. */
const FIRST_TURN_MS = 30_000

/**
 * Runs each job on its own timer. A job that is still running when its turn comes again is left alone. What has its turn once in an hour or
 * a day has the first one soon: a casino that is started again more often than that would never do it.
 */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const stopping = new AbortController()
  const timers = jobs.flatMap((job) => {
    const turn = () => {
      if (running.has(job.name)) return
      const work = job
        .run(stopping.signal)
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => running.delete(job.name))
      running.set(job.name, work)
    }
    const turns = setInterval(turn, job.everyMs).unref()
    return job.everyMs > FIRST_TURN_MS ? [setTimeout(turn, FIRST_TURN_MS).unref(), turns] : [turns]
  })
  return {
    async stop() {
      // Either kind of timer is stopped by this.
      for (const timer of timers) clearTimeout(timer)
      stopping.abort()
      await Promise.all(running.values())
    },
  }
}
