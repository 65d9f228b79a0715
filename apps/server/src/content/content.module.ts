import { REFERENCE_LANGUAGE } from '#contracts/locales-api.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { Module } from '../kit/module.ts'
import { oneTopic, openTopics, type Topics } from '../kit/topics.ts'
import type { EditingDeps } from './components/editing.ts'
import type { Facts } from './components/fill.ts'
import { type Library, openLibrary } from './components/library.ts'
import { publishSeeds } from './components/publish-seed.ts'
import { DEMO_FOLDER, readSeedFiles } from './components/seed-files.ts'
import { contentFields } from './content.fields.ts'
import { type ContentResolversDeps, contentResolvers } from './content.resolvers.ts'
import { contentRoutes } from './content.routes.ts'
import { findKeyHolder } from './keys/operator-keys.ts'

export interface ContentDeps
  extends Pick<ContentResolversDeps, 'factsFor' | 'findGame' | 'sites'>,
    Pick<EditingDeps, 'publicUrl' | 'imageOrigins'> {
  db: Database
  clock: Clock
  log: Log
  topics: Topics
  /** Records a call of the content API without an operator's key. */
  recordRefusedKey(request: { ip: string; requestId: string }): Promise<void>
  /** The languages of the casino. Everything is written in the reference language first. */
  languages(): readonly string[]
  /** Every fact that a text may name, as the casino's own country has them. */
  knownFacts(language: string): Facts
  demo: boolean
}

export interface Content extends Module {
  /** Calls after content has changed and can be found, on whichever node that happened. */
  onChange: Library['onChange']
}

/** Should news of a publication get lost on the way between nodes, it is still seen this soon. */
const LOOK_EVERY_MS = 5000

const SHOWN = oneTopic('shown')

/**
 * Texts, images, lists and pages that editors write: from the database, first taken from this
 * folder's own files.
 */
export async function openContent(deps: ContentDeps): Promise<Content> {
  const published = await publishSeeds(deps, [
    ...readSeedFiles(),
    ...(deps.demo ? readSeedFiles(DEMO_FOLDER) : []),
  ])
  if (published > 0)
    deps.log.info({ published }, 'content was published from the files that came with this version')
  const library = await openLibrary({ ...deps, defaultLanguage: REFERENCE_LANGUAGE })
  // These topics are the node's own: each node reads again before it publishes the change to its
  // readers.
  const news = openTopics()
  library.onChange((ids) => news.publish(SHOWN, JSON.stringify(ids)))
  return {
    resolvers: contentResolvers({ ...deps, library, changes: (signal) => changes(news, signal) }),
    fields: contentFields(library),
    routes: contentRoutes({
      ...deps,
      library,
      findKeyHolder: (request) => findKeyHolder(deps.db, request, 'content'),
    }),
    jobs: [{ name: 'content', everyMs: LOOK_EVERY_MS, run: library.refresh }],
    onChange: library.onChange,
  }
}

async function* changes(
  news: Topics,
  signal: AbortSignal,
): AsyncGenerator<readonly string[], void, undefined> {
  for await (const ids of news.subscribe(SHOWN, signal)) yield JSON.parse(ids) as string[]
}
