import { join } from 'node:path'
import { openBasketballWorld } from './basketball/basketball-world.ts'
import { openFootballWorld } from './football/football-world.ts'
import { readLeagues } from './football/league-data.ts'
import { openRacingWorld } from './racing/racing-world.ts'
import { openTennisWorld } from './tennis/tennis-world.ts'
import { openVirtualWorld } from './virtual/virtual-world.ts'
import type { World } from './world.ts'

const RESULTS = join(import.meta.dirname, '../data/football')

/** Every sport of the book, played from one secret. */
export function openWorlds(secret: string): World[] {
  return [
    openFootballWorld(secret, readLeagues(RESULTS)),
    openTennisWorld(secret),
    openBasketballWorld(secret),
    openRacingWorld(secret),
    openVirtualWorld(secret),
  ]
}
