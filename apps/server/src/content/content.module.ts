import type { Database } from '../db/database.ts'
import type { Clock } from '../kit/clock.ts'
import type { Log } from '../kit/log.ts'
import type { Module } from '../kit/module.ts'
import type { Topics } from '../kit/topics.ts'
import { type ContentResolversDeps, contentResolvers } from './content.resolvers.ts'
import { type Library, openLibrary } from './library.ts'
import { plantContent } from './plant.ts'

export interface ContentDeps extends Pick<ContentResolversDeps, 'factsFor' | 'findGame'> {
  db: Database
  clock: Clock
  log: Log
  topics: Topics
  defaultLanguage: string
}

export interface Content extends Module {
  /** Calls after content has changed and can be found, on whichever node that happened. */
  onChange: Library['onChange']
}

/** Should news of a publication get lost on the way between nodes, it is still seen this soon. */
const LOOK_EVERY_MS = 5000

/** Texts, images, lists and pages that editors write: from the database, first planted from this folder's own files. */
export async function openContent(deps: ContentDeps): Promise<Content> {
  const planted = await plantContent(deps)
  if (planted > 0) deps.log.info({ planted }, 'content was published from the files that came with this version')
  const library = await openLibrary(deps)
  return {
    resolvers: contentResolvers({ ...deps, library }),
    jobs: [{ name: 'content', everyMs: LOOK_EVERY_MS, run: library.refresh }],
    onChange: library.onChange,
  }
}
