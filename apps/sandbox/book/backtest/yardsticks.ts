import { ELO_SETTINGS, type EloSettings, openElo } from '../feed/football/elo.ts'
import type { Yardstick } from './forecasts.ts'
import { type Came, cameOf } from './metrics.ts'

export interface EloChances extends EloSettings {
  /**
   * Points that make a result e times as likely, and those between even sides and an even chance of
   * a win.
   */
  scale: number
  draw: number
}

/**
 * Found as the book's own settings are, on the same two seasons, so that the yardstick is no worse
 * than it has to be.
 */
export const ELO_CHANCES: EloChances = { ...ELO_SETTINGS, scale: 190, draw: 110 }

export function openYardsticks(): Record<'Elo' | 'frequencies' | 'uniform', Yardstick> {
  return {
    Elo: openEloYardstick(ELO_CHANCES),
    frequencies: openFrequencies(),
    uniform: { enter: () => {}, chancesOf: () => [1 / 3, 1 / 3, 1 / 3], learn: () => {} },
  }
}

/** Elo's ratings, and an ordered logit that makes chances of them. */
export function openEloYardstick(settings: EloChances): Yardstick {
  const elo = openElo(settings)
  return {
    enter: elo.enter,
    chancesOf({ home, away }) {
      const lead = elo.leadOf(home, away)
      const homeWin = 1 / (1 + Math.exp((settings.draw - lead) / settings.scale))
      const awayWin = 1 / (1 + Math.exp((settings.draw + lead) / settings.scale))
      return [homeWin, 1 - homeWin - awayWin, awayWin]
    },
    learn: elo.learn,
  }
}

/**
 * How often home wins, draws and away wins have come in the league so far, as if each had come once
 * before.
 */
function openFrequencies(): Yardstick {
  const counts = new Map<string, Record<Came, number>>()
  let current: Record<Came, number> = { 0: 1, 1: 1, 2: 1 }
  return {
    enter(code) {
      current = counts.get(code) ?? { 0: 1, 1: 1, 2: 1 }
      counts.set(code, current)
    },
    chancesOf() {
      const { 0: home, 1: draw, 2: away } = current
      const total = home + draw + away
      return [home / total, draw / total, away / total]
    },
    learn({ ft }) {
      current[cameOf(ft)] += 1
    },
  }
}
