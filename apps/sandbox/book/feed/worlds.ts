import { join } from 'node:path'
import { openFootballWorld } from './football/football-world.ts'
import { readLeagues } from './football/league-data.ts'
import type { World } from './world.ts'

const RESULTS = join(import.meta.dirname, '../data/football')

/** Every sport of the book, played from one secret. */
export function openWorlds(secret: string): World[] {
  return [openFootballWorld(secret, readLeagues(RESULTS))]
}
