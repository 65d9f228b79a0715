import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { badInput, Refusal } from '../../kit/refusal.ts'
import type { Topics } from '../../kit/topics.ts'
import * as store from './component.store.ts'
import { type Component, type Form, readForm } from './component.ts'
import { type Facts, gapProblem } from './fill.ts'
import { CONTENT_TOPIC, type Found, type Library } from './library.ts'
import { SEED_AUTHOR } from './publish-seed.ts'
import { keepFitting, shapeOf } from './shapes.ts'
import { type Shown, type ShowOptions, show } from './show.ts'
import { showOnPage } from './show-on-page.ts'
import { type Warnings, warningsOf } from './warnings.ts'
import { writeForm } from './write-form.ts'

export interface EditingDeps {
  db: Database
  clock: Clock
  topics: Topics
  library: Library
  languages(): readonly string[]
  /** Where players reach the casino. */
  publicUrl: string
  /** Addresses besides the casino's own from which pages may show pictures. */
  imageOrigins: readonly string[]
  /** Every fact that a text may name, as the casino's own country has them. */
  knownFacts(language: string): Facts
  /** A game that is offered, or offered on phones; null when there is no such game. */
  findGame(id: string, mobile: boolean): { demo: boolean } | null
}

export interface Edit extends store.Edition {
  /** The newest version that the editor has seen; 0 when there was none. */
  basedOn: number
  form: unknown
  note: string | null
  publish: boolean
}

/**
 * Keeps a new version and, when asked to, publishes it. Returns its number, and as warnings the
 * places that players will not see. Throws Refusal('bad_input') with every place that is wrong, and
 * Refusal('content_changed') when another editor has saved meanwhile.
 */
export async function saveVersion(
  deps: EditingDeps,
  edit: Edit,
  author: string,
): Promise<{ version: number; warnings: Warnings }> {
  refuseOddEdition(deps, edit, author)
  const component = readForm(edit.form, deps)
  refuseGaps(writeForm(component), deps.knownFacts(edit.language))
  refuseWhatNoPageCanShow(deps, edit, component)
  const { componentId, language, mobile, note, basedOn } = edit
  const version = await deps.db.transaction(async (tx) => {
    await store.takeTurn(tx)
    const newest = (await store.findNewest(tx, edit))?.version ?? 0
    if (newest !== basedOn) throw new Refusal('content_changed', { newest })
    const next = newest + 1
    const body = JSON.stringify(writeForm(component))
    await store.insertVersions(tx, [
      {
        componentId,
        language,
        mobile,
        version: next,
        body,
        author,
        note,
        savedAt: deps.clock.now(),
      },
    ])
    if (edit.publish) await publish(deps, tx, edit, next, author)
    return next
  })
  // An editor who reads it right after publishing gets it, at least on this node.
  if (edit.publish) await deps.library.refresh()
  return { version, warnings: warn(deps, edit, component) }
}

/**
 * Shows a version to players, an older one too, and returns what they will not see of it; null
 * takes the component down. Throws Refusal('unknown_version').
 */
export async function publishVersion(
  deps: EditingDeps,
  edition: store.Edition,
  version: number | null,
  by: string,
): Promise<Warnings> {
  refuseOddEdition(deps, edition, by)
  const component = await deps.db.transaction(async (tx) => {
    await store.takeTurn(tx)
    const found = await store.findVersion(tx, edition, version)
    if (!found) throw new Refusal('unknown_version')
    const shown =
      version === null ? null : readForm(JSON.parse(found.body), { publicUrl: deps.publicUrl })
    await publish(deps, tx, edition, version, by)
    return shown
  })
  await deps.library.refresh()
  return component ? warn(deps, edition, component) : {}
}

/**
 * Shows a version as pages would under the rules of the casino's own country, published or not, and
 * lists the parts of it that they would leave out.
 */
export function preview(
  deps: EditingDeps,
  edition: store.Edition,
  form: unknown,
): { preview: Shown | null; warnings: Warnings } {
  const component = readForm(form, { publicUrl: deps.publicUrl })
  const hasDemo = (id: string) => deps.findGame(id, edition.mobile)?.demo === true
  const shown = showOnPage(asFound(deps, edition, component), edition.componentId, {
    ...showOptions(deps, edition),
    hasDemo,
  })
  return { preview: shown, warnings: warn(deps, edition, component) }
}

function asFound({ clock }: EditingDeps, { language }: store.Edition, component: Component): Found {
  return { component, language, publishedAt: clock.now(), hasGaps: true }
}

function showOptions(
  { knownFacts, library, publicUrl }: EditingDeps,
  { language, mobile }: store.Edition,
): ShowOptions {
  return {
    factsIn: knownFacts,
    mobile,
    publicUrl,
    findPage: (id) => library.find(id, { language, mobile }),
  }
}

function warn(deps: EditingDeps, edition: store.Edition, component: Component): Warnings {
  return warningsOf(component, edition.componentId, {
    findGame: (id) => deps.findGame(id, edition.mobile),
    findPage: showOptions(deps, edition).findPage,
    imageOrigins: deps.imageOrigins,
  })
}

async function publish(
  { topics, clock }: EditingDeps,
  tx: Tx,
  edition: store.Edition,
  version: number | null,
  by: string,
): Promise<void> {
  const { componentId, language, mobile } = edition
  await store.insertPublications(tx, [
    { componentId, language, mobile, version, publishedBy: by, publishedAt: clock.now() },
  ])
  tx.afterCommit(() => topics.publish(CONTENT_TOPIC, edition.componentId))
}

function refuseOddEdition(
  { languages }: EditingDeps,
  { componentId, language }: store.Edition,
  author: string,
): void {
  if (!languages().includes(language))
    throw new Refusal('Could not find active locale', { language })
  if (!/^[a-z0-9][a-z0-9_-]{0,79}$/.test(componentId)) throw badInput({ id: 'content.odd_id' })
  if (author === SEED_AUTHOR) throw badInput({ operator: 'content.name_of_the_house' })
}

function refuseGaps(form: Form, known: Facts): void {
  const problems: Record<string, string> = {}
  const look = (part: Form, path: readonly string[]) => {
    if (typeof part === 'string') {
      const problem = gapProblem(part, known)
      if (problem) problems[path.join('.')] = problem
    } else if (typeof part === 'object')
      for (const [key, inner] of Object.entries(part)) look(inner, [...path, key])
  }
  look(form, [])
  if (Object.keys(problems).length > 0) throw badInput(problems)
}

function refuseWhatNoPageCanShow(deps: EditingDeps, edit: Edit, component: Component): void {
  const shape = shapeOf(edit.componentId)
  const shown = show(
    asFound(deps, edit, readForm(writeForm(component))),
    edit.componentId,
    showOptions(deps, edit),
  )
  const problems: Record<string, string> = {}
  if (shape && shown) keepFitting(shown, shape, { problems })
  if (!shown) problems[''] = 'content.empty'
  if (Object.keys(problems).length > 0) throw badInput(problems)
}
