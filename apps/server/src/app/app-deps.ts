import type { Config } from '../config.ts'
import type { BuiltInWords } from '../content/words/built-in-words.ts'
import type { Database } from '../db/database.ts'
import type { Sites } from '../edge/edge.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { Random } from '../kit/random.ts'

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
}
