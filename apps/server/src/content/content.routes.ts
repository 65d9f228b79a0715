import * as v from 'valibot'
import { type HttpAnswer, type HttpRequest, json, type Route } from '../kit/http.ts'
import { problemOf } from '../kit/problem.ts'
import { badInput, Refusal } from '../kit/refusal.ts'
import * as store from './components/component.store.ts'
import { type EditingDeps, preview, publishVersion, saveVersion } from './components/editing.ts'

export interface ContentRoutesDeps extends EditingDeps {
  /**
   * Returns the name of the operator's key that a request bears, null for none that opens content.
   */
  findKeyHolder(request: HttpRequest): Promise<string | null>
  /** Records a call without the key. */
  recordRefusedKey(request: { ip: string; requestId: string }): Promise<void>
}

const ROOT = '/operator/content'
const LARGEST_BODY = 1_000_000

/** Versions are counted in PostgreSQL's integers. */
const MAX_VERSION = 2_147_483_647

const edition = { language: v.string(), mobile: v.optional(v.boolean(), false) }
const edit = v.strictObject({
  ...edition,
  basedOn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_VERSION)),
  body: v.unknown(),
  note: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(500))), null),
  publish: v.optional(v.boolean(), false),
})
const publication = v.strictObject({
  ...edition,
  version: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_VERSION))),
})

const MESSAGES: Readonly<Record<string, string>> = {
  key_wrong: 'Send an operator’s key for content as Authorization: Bearer.',
  bad_input: 'Nothing was saved: `fields` names each place that is wrong, and why.',
  unknown_component: 'Nobody has written this component in this language.',
  unknown_version: 'There is no such version.',
  content_changed: 'A newer version was saved meanwhile. Look at it, and base yours on it.',
  body_too_large: `A body may have ${LARGEST_BODY} bytes.`,
}

/** Routes by which editors read and write content at run time; openapi.yaml describes them. */
export function contentRoutes(deps: ContentRoutesDeps): Route[] {
  const guarded =
    (handle: (request: HttpRequest, by: string) => Promise<HttpAnswer>) =>
    async (request: HttpRequest) => {
      try {
        const by = await deps.findKeyHolder(request)
        if (by === null) {
          await deps.recordRefusedKey({ ip: request.ip, requestId: request.requestId })
          throw new Refusal('key_wrong')
        }
        return await handle(request, by)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        const { status, code, facts } = problemOf(error)
        return json(status, { code, message: MESSAGES[code] ?? code, ...facts })
      }
    }
  return [
    { method: 'GET', path: ROOT, handle: guarded(() => list(deps)) },
    { method: 'GET', path: `${ROOT}/*`, handle: guarded((request) => read(deps, request)) },
    {
      method: 'POST',
      path: `${ROOT}/*`,
      handle: guarded((request, by) => write(deps, request, by)),
    },
  ]
}

async function list({ db }: ContentRoutesDeps): Promise<HttpAnswer> {
  const published = new Map(
    (await store.listPublished(db)).map((each) => [keyOf(each), each.version]),
  )
  const newest = await store.listNewest(db)
  return json(200, {
    components: newest.map(({ body: _, componentId, ...each }) => ({
      id: componentId,
      ...each,
      published: published.get(keyOf({ componentId, ...each })) ?? null,
    })),
  })
}

/**
 * `/{id}` is everything about an edition and its newest body; `/{id}/versions/{number}` an older
 * body.
 */
async function read(deps: ContentRoutesDeps, { url }: HttpRequest): Promise<HttpAnswer> {
  const [id = '', versions, number, ...rest] = partsOf(url)
  if (
    (versions !== undefined && (versions !== 'versions' || !/^\d{1,9}$/.test(number ?? ''))) ||
    rest.length > 0
  )
    throw new Refusal('unknown_version')
  const place = {
    componentId: id,
    language: url.searchParams.get('language') ?? '',
    mobile: url.searchParams.get('mobile') === 'true',
  }
  if (!deps.languages().includes(place.language))
    throw new Refusal('Could not find active locale', { language: place.language })
  const listed = await store.listVersions(deps.db, place)
  const [newest] = listed
  if (!newest) throw new Refusal('unknown_component')
  const shown = await store.findVersion(
    deps.db,
    place,
    number === undefined ? newest.version : Number(number),
  )
  if (!shown) throw new Refusal('unknown_version')
  const form: unknown = JSON.parse(shown.body)
  const publications = await store.listPublications(deps.db, place)
  return json(200, {
    id,
    language: place.language,
    mobile: place.mobile,
    published: publications[0]?.version ?? null,
    version: shown.version,
    body: form,
    ...preview(deps, place, form),
    versions: listed,
    publications: publications.map(({ version, publishedBy, publishedAt }) => ({
      version,
      publishedBy,
      publishedAt,
    })),
  })
}

async function write(
  deps: ContentRoutesDeps,
  request: HttpRequest,
  by: string,
): Promise<HttpAnswer> {
  const [componentId = '', what, ...rest] = partsOf(request.url)
  const body = await readJson(request)
  if (what === undefined) {
    const { body: form, ...given } = parse(edit, body)
    const { version, warnings } = await saveVersion(deps, { componentId, ...given, form }, by)
    return json(201, { version, published: given.publish, warnings })
  }
  if (what !== 'publication' || rest.length > 0) throw new Refusal('unknown_component')
  const { version, ...given } = parse(publication, body)
  const warnings = await publishVersion(deps, { componentId, ...given }, version, by)
  return json(200, { published: version, warnings })
}

async function readJson(request: HttpRequest): Promise<unknown> {
  const bytes = await request.body(LARGEST_BODY)
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw badInput({ '': 'content.not_json' })
  }
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw badInput(
    Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])),
  )
}

function partsOf(url: URL): string[] {
  return url.pathname.slice(ROOT.length + 1).split('/')
}

function keyOf({ componentId, language, mobile }: store.Edition): string {
  return `${componentId} ${language} ${mobile}`
}
