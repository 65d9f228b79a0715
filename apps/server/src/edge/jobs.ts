import type { Log } from '../kit/log.ts'
import type { Job } from '../kit/module.ts'

/** Runs each job on its own timer. A job that is still running when its turn comes again is left alone. */
export function startJobs(jobs: readonly Job[], log: Log): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>()
  const timers = jobs.map((job) => {
    const turn = () => {
      if (running.has(job.name)) return
      const work = job
        .run()
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
        .finally(() => running.delete(job.name))
      running.set(job.name, work)
    }
    return setInterval(turn, job.everyMs).unref()
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
