import type { Auth } from '../auth/auth.module.ts'
import type { Bonuses } from '../bonuses/bonuses.module.ts'
import type { Config } from '../config.ts'
import type { BuiltInWords } from '../content/words/built-in-words.ts'
import type { Database } from '../db/database.ts'
import type { Sites } from '../edge/edge.ts'
import type { Games } from '../games/games.module.ts'
import type { Inbox } from '../inbox/inbox.module.ts'
import type { Clock } from '../kit/clock.ts'
import type { Ids } from '../kit/ids.ts'
import type { Log } from '../kit/log.ts'
import type { Random } from '../kit/random.ts'
import type { Topics } from '../kit/topics.ts'
import type { Licences } from '../markets/licences.ts'

/** All that a casino is opened with. */
export interface AppDeps {
  config: Config
  /** Migrated. */
  db: Database
  clock: Clock
  random: Random
  log: Log
  /** The words that came with the release. */
  builtInWords: BuiltInWords
  /** The builds of the sites; the API alone when it is left out. */
  openSites?: (addresses: { publicUrl: string; sandboxUrl: string }) => Sites
  /** Writes what a demo begins with, before the first page is drawn. */
  seed?: (parts: Parts) => Promise<void>
}

/** Parts of an open casino that seeding and tests need. */
export interface Parts {
  db: Database
  clock: Clock
  random: Random
  ids: Ids
  log: Log
  topics: Topics
  auth: Auth
  bonuses: Bonuses
  games: Games
  inbox: Inbox
  licences: Licences
}
