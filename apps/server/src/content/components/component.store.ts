import type { Generated } from 'kysely'
import type { Executor, Tx } from '../../db/database.ts'

declare module '../../db/tables.ts' {
  interface Tables {
    content_version: VersionTable
    content_publication: PublicationTable
  }
}

interface VersionTable {
  component_id: string
  language: string
  mobile: boolean
  version: number
  body: string
  author: string
  note: string | null
  saved_at: Date
}

interface PublicationTable {
  position: Generated<bigint>
  component_id: string
  language: string
  mobile: boolean
  version: number | null
  published_by: string
  published_at: Date
}

/** One component in one language for one kind of screen. */
export interface Edition {
  componentId: string
  language: string
  mobile: boolean
}

export interface Version extends Edition {
  version: number
  /** JSON text. */
  body: string
  author: string
  note: string | null
  savedAt: Date
}

export interface Published extends Edition {
  version: number
  body: string
  publishedAt: Date
}

/**
 * Number of an advisory lock that nothing else uses. Writers of content take turns, so that
 * positions follow one another.
 */
const LOCK = 2_026_112_8n

export async function takeTurn(tx: Tx): Promise<void> {
  await tx.run('content_lock', 'select pg_advisory_xact_lock($1)', [LOCK])
}

/** Grows with every publication of any editor. */
export async function newestPosition(db: Executor): Promise<bigint> {
  const [row] = await db.run<{ position: bigint }>(
    'content_position',
    'select coalesce(max(position), 0) as position from content_publication',
    [],
  )
  return row?.position ?? 0n
}

/** Lists the components that are published now. */
export async function listPublished(db: Executor): Promise<Published[]> {
  const rows = await db.run<Published>(
    'content_published',
    `select v.component_id as "componentId", v.language, v.mobile, v.version, v.body, p.published_at as "publishedAt"
       from (select distinct on (component_id, language, mobile) * from content_publication
              order by component_id, language, mobile, position desc) p
       join content_version v using (component_id, language, mobile, version)`,
    [],
  )
  return rows
}

/** The newest version of each edition. */
export async function listNewest(db: Executor): Promise<Version[]> {
  return db.run<Version>(
    'content_newest',
    `select distinct on (component_id, language, mobile)
            component_id as "componentId", language, mobile, version, body, author, note, saved_at as "savedAt"
       from content_version order by component_id, language, mobile, version desc`,
    [],
  )
}

/** More than an editor reads through. An older version can still be read by its number. */
const MOST_LISTED = 200

/**
 * Returns the saved versions, newest first. Their bodies are left out: each may be a megabyte.
 */
export async function listVersions(
  db: Executor,
  edition: Edition,
): Promise<Omit<Version, keyof Edition | 'body'>[]> {
  return ofEdition(db, edition)
    .select(['version', 'author', 'note', 'saved_at as savedAt'])
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute()
}

export async function findNewest(db: Executor, edition: Edition): Promise<Version | null> {
  const row = await ofEdition(db, edition)
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

/** Returns the version with this number; without a number, the newest one of the edition. */
export async function findVersion(
  db: Executor,
  edition: Edition,
  version: number | null,
): Promise<Version | null> {
  if (version === null) return findNewest(db, edition)
  const row = await ofEdition(db, edition)
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst()
  return row ? versionOf(row) : null
}

function ofEdition(db: Executor, { componentId, language, mobile }: Edition) {
  return db.sql
    .selectFrom('content_version')
    .where('component_id', '=', componentId)
    .where('language', '=', language)
    .where('mobile', '=', mobile)
}

function versionOf({ component_id, saved_at, ...row }: VersionTable): Version {
  return { ...row, componentId: component_id, savedAt: saved_at }
}

export async function insertVersions(tx: Tx, versions: readonly Version[]): Promise<void> {
  const rows = versions.map(({ componentId, savedAt, ...version }) => ({
    ...version,
    component_id: componentId,
    saved_at: savedAt,
  }))
  await tx.sql.insertInto('content_version').values(rows).execute()
}

/** Publication of an edition: the version that is shown from now on; null when it is taken down. */
export interface Publication extends Edition {
  version: number | null
  publishedBy: string
  publishedAt: Date
}

/** The newest publication of each edition, including editions that were taken down. */
export async function listNewestPublications(db: Executor): Promise<Publication[]> {
  return db.run<Publication>(
    'content_newest_publications',
    `select distinct on (component_id, language, mobile)
            component_id as "componentId", language, mobile, version, published_by as "publishedBy", published_at as "publishedAt"
       from content_publication order by component_id, language, mobile, position desc`,
    [],
  )
}

/** Publications of one edition, newest first; not more of them than `listVersions` returns. */
export async function listPublications(
  db: Executor,
  { componentId, language, mobile }: Edition,
): Promise<Publication[]> {
  const rows = await db.sql
    .selectFrom('content_publication')
    .select(['version', 'published_by as publishedBy', 'published_at as publishedAt'])
    .where('component_id', '=', componentId)
    .where('language', '=', language)
    .where('mobile', '=', mobile)
    .orderBy('position', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map((row) => ({ componentId, language, mobile, ...row }))
}

export async function insertPublications(
  tx: Tx,
  publications: readonly Publication[],
): Promise<void> {
  const rows = publications.map(({ componentId, publishedBy, publishedAt, ...publication }) => ({
    ...publication,
    component_id: componentId,
    published_by: publishedBy,
    published_at: publishedAt,
  }))
  await tx.sql.insertInto('content_publication').values(rows).execute()
}
