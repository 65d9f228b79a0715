import { openShelf } from '../../apps/sandbox/studio/game-shelf.ts'
import { simulate } from '../../apps/sandbox/studio/rtp/simulate.ts'
import type { BenchRow } from '../row.ts'

const ROUNDS = 40_000_000
const TARGET = 5

/** Rounds of a slot that the simulator plays in a second on all cores. */
export async function benchSimulator(): Promise<BenchRow[]> {
  const game = openShelf().games.find(({ kind }) => kind === 'slot')
  if (!game) throw new Error('The studio has no slot.')
  const { roundsPerSecond } = await simulate(game, ROUNDS, () => {})
  const value = roundsPerSecond / 1e6
  const name = `slot rounds simulated on all cores (${game.title})`
  return [{ name, value, unit: 'million/s', target: TARGET, pass: value >= TARGET }]
}
