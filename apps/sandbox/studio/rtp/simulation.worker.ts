import { parentPort, workerData } from 'node:worker_threads'
import type { GameIdentity } from '../games.ts'
import { roundsOf } from './rounds-of.ts'
import type { Part } from './simulate.ts'

/** Plays its share of a simulation and reports after every part of it. */
const { game, rounds } = workerData as { game: GameIdentity; rounds: number }
const PART = 1_000_000
const play = roundsOf(game)

for (let left = rounds; left > 0; left -= PART) {
  const part: Part = { rounds: Math.min(left, PART), sum: 0, squares: 0 }
  for (let round = 0; round < part.rounds; round += 1) {
    const win = play() / 100
    part.sum += win
    part.squares += win * win
  }
  parentPort?.postMessage(part)
}
