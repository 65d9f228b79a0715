import type { Database } from '../../db/database.ts'
import type { Log } from '../../kit/log.ts'
import type { Topics } from '../../kit/topics.ts'
import { oneTopic } from '../../kit/topics.ts'
import { listPublished, newestPosition, type Published } from './component.store.ts'
import { type Component, type Element, readForm } from './component.ts'

/** A component, or a part of one, as it is published now. */
export interface Found {
  component: Component
  language: string
  publishedAt: Date
  /**
   * Whether it has places that are filled in when it is shown, such as the name of the operator.
   */
  hasGaps: boolean
}

export interface Library {
  /**
   * Returns the component, or the part of one that a dotted id leads to, in the wanted language or
   * else in the casino's first one. With `mobile` it is the form for small screens where there is
   * one. Null when there is none.
   */
  find(id: string, wanted: { language: string; mobile: boolean }): Found | null
  /**
   * Returns the number of parts of the component that an id leads to or into, in its longest form;
   * 0 when nothing is published.
   */
  countParts(id: string): number
  /** Reads the published components again, when they have changed. */
  refresh(): Promise<void>
  /**
   * Calls `listener` with the ids of changed components, once `find` returns the new ones. Returns
   * a function that ends this.
   */
  onChange(listener: (ids: readonly string[]) => void): () => void
}

export interface LibraryDeps {
  db: Database
  log: Log
  topics: Topics
  defaultLanguage: string
  /** Address of the casino: links below it lead to its pages. */
  publicUrl: string
}

/** Topic that is published after each publication; every node then reads the components again. */
export const CONTENT_TOPIC = oneTopic('content')

/** Most characters of an id: nine names of 80, and the dots. */
const LONGEST_ID = 800

/** Keeps all published components in memory: a few hundred texts. */
export async function openLibrary({
  db,
  log,
  topics,
  defaultLanguage,
  publicUrl,
}: LibraryDeps): Promise<Library> {
  const listeners = new Set<(ids: readonly string[]) => void>()
  let shelf = new Map<string, Found & { version: number }>()
  let parts = new Map<string, number>()
  let position = -1n
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const newest = await newestPosition(db)
    if (newest === position) return
    const next = new Map(
      (await listPublished(db)).flatMap((each) => shelve(each, { log, publicUrl })),
    )
    const changed = [...new Set([...shelf.keys(), ...next.keys()])].filter(
      (key) => shelf.get(key)?.version !== next.get(key)?.version,
    )
    const isFirst = position === -1n
    shelf = next
    parts = countAll(next)
    position = newest
    if (isFirst || changed.length === 0) return
    const ids = [...new Set(changed.map((key) => key.split(' ')[0] ?? ''))]
    for (const listener of listeners) listener(ids)
  }

  /** Reads one after the other, so that an older result never replaces a newer one. */
  function refresh(): Promise<void> {
    reading = reading.catch(() => {}).then(read)
    return reading
  }

  topics.listen(CONTENT_TOPIC, () => {
    refresh().catch((error: unknown) => log.error({ err: error }, 'the content could not be read'))
  })
  await refresh()
  return {
    refresh,
    countParts: (id) => parts.get(nameOf(id)) ?? 0,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    find(id, { language, mobile }) {
      if (id.length > LONGEST_ID) return null
      const [name = '', ...path] = id.split('.')
      for (const each of new Set([language, defaultLanguage])) {
        for (const small of mobile ? [true, false] : [false]) {
          const found = shelf.get(keyOf({ componentId: name, language: each, mobile: small }))
          const part = found && walk(found.component, path)
          if (part) return { ...found, component: part }
        }
      }
      return null
    },
  }
}

function shelve(
  published: Published,
  { log, publicUrl }: Pick<LibraryDeps, 'log' | 'publicUrl'>,
): [string, Found & { version: number }][] {
  const { body, language, publishedAt, version } = published
  try {
    const hasGaps = body.includes('{{') || body.includes('"template"')
    return [
      [
        keyOf(published),
        {
          component: readForm(JSON.parse(body), { publicUrl }),
          language,
          publishedAt,
          hasGaps,
          version,
        },
      ],
    ]
  } catch (error) {
    log.error(
      { err: error, component: published.componentId, language },
      'a published component cannot be read',
    )
    return []
  }
}

/** Counts the parts of each component, by its name. */
function countAll(shelf: ReadonlyMap<string, Found>): Map<string, number> {
  const parts = new Map<string, number>()
  for (const [key, { component }] of shelf) {
    const [name = ''] = key.split(' ')
    parts.set(name, Math.max(parts.get(name) ?? 0, countIn(component)))
  }
  return parts
}

function countIn(component: Component): number {
  return elementsOf(component).reduce((sum, element) => sum + countIn(element.component), 1)
}

/** Returns the name of the component: the id up to its first dot. */
function nameOf(id: string): string {
  return id.split('.', 1)[0] ?? ''
}

function walk(component: Component, path: readonly string[]): Component | null {
  const [id, ...rest] = path
  if (id === undefined) return component
  const next = elementsOf(component).find((element) => element.id === id)
  return next ? walk(next.component, rest) : null
}

function elementsOf(component: Component): readonly Element[] {
  if (component.kind === 'map') return component.elements
  return component.kind === 'list' ? component.items : []
}

function keyOf({
  componentId,
  language,
  mobile,
}: {
  componentId: string
  language: string
  mobile: boolean
}): string {
  return `${componentId} ${language} ${mobile}`
}
