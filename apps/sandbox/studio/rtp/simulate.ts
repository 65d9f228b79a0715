import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { GameIdentity } from '../games.ts'

export interface Simulated {
  rounds: number
  /** Average return, as a fraction of the stake. */
  mean: number
  /** The standard error of the mean. */
  error: number
  roundsPerSecond: number
}

/** A worker's report since its last one. */
export interface Part {
  rounds: number
  /** Sums of wins in stakes, and of their squares. */
  sum: number
  squares: number
}

/** Plays so many rounds on all cores. `onProgress` is called with the part that is done. */
export async function simulate(
  game: GameIdentity,
  rounds: number,
  onProgress: (part: number) => void,
): Promise<Simulated> {
  const workers = Math.max(1, Math.min(availableParallelism(), 16))
  const total: Part = { rounds: 0, sum: 0, squares: 0 }
  const started = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async (_, index) => {
      const share = Math.floor(rounds / workers) + (index < rounds % workers ? 1 : 0)
      const worker = new Worker(new URL('./simulation.worker.ts', import.meta.url), {
        workerData: { game, rounds: share },
      })
      worker.on('message', (part: Part) => {
        total.rounds += part.rounds
        total.sum += part.sum
        total.squares += part.squares
        onProgress(total.rounds / rounds)
      })
      const [code] = await once(worker, 'exit')
      if (code !== 0) throw new Error(`A worker ended with ${code}`)
    }),
  )
  const mean = total.sum / total.rounds
  const error = Math.sqrt(Math.max(0, total.squares / total.rounds - mean ** 2) / total.rounds)
  return {
    rounds: total.rounds,
    mean,
    error,
    roundsPerSecond: total.rounds / ((performance.now() - started) / 1000),
  }
}
