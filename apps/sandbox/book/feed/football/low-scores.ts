import { correction, type Strength } from './football-play.ts'

const LOWEST = -0.24
const STEP = 0.015
const CANDIDATES = Array.from({ length: 25 }, (_, at) => LOWEST + at * STEP)

/**
 * Finds Dixon and Coles's rho of one league: how likely the scores so far are under each candidate,
 * beside what is expected of any league.
 */
export function openLowScores(expected: { rho: number; rhoDeviation: number }) {
  const logs = CANDIDATES.map((rho) => -0.5 * ((rho - expected.rho) / expected.rhoDeviation) ** 2)

  return {
    rho(): number {
      const highest = Math.max(...logs)
      const weights = logs.map((log) => Math.exp(log - highest))
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      return weights.reduce((sum, weight, at) => sum + weight * (CANDIDATES[at] ?? 0), 0) / total
    },
    learn(strength: Strength, [home, away]: readonly [number, number]): void {
      if (home > 1 || away > 1) return
      for (const [at, rho] of CANDIDATES.entries())
        logs[at] =
          (logs[at] ?? 0) + Math.log(Math.max(1e-6, correction(home, away, { ...strength, rho })))
    },
  }
}
