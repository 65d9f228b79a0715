import { isKnownCategory } from '../../components/games/categories.ts'
import { laterContentIds, topContentIds } from '../../features/lobby/lobby-content.ts'
import { graphql } from '../../lib/graphql.ts'
import { type Run, runQueries } from './page-queries.ts'

const PublicationsQuery = graphql(`
  query Publications($ids: [ID!]!, $mobile: Boolean!) {
    cmsPublications(input: { ids: $ids, mobile: $mobile }) {
      id
      publishedAt
    }
  }
`)

const CategoryChangesQuery = graphql(`
  query CategoryChanges($mobile: Boolean!) {
    categories(mobile: $mobile) {
      id
      changedAt
    }
  }
`)

const PROMOTIONS = ['promotions', 'promotion_tags']
const VIP = ['vip_page_full']
const LOBBY = [...new Set([...topContentIds, ...laterContentIds])]

/** When the page at a path has last changed; null where that is not known. */
export type ChangedAt = (path: string) => string | null

/**
 * Finds out when pages have last changed, in the language of `run`: from what editors have
 * published, and from what the catalogue reports of each category. Nothing reports when the methods
 * of payment or the matches of the sportsbook have changed.
 */
export async function findPageChanges(
  templates: readonly string[],
  mobile: boolean,
  run: Run,
): Promise<ChangedAt> {
  const contents = [[...PROMOTIONS, ...VIP, ...templates], LOBBY].map((ids) => ({ ids, mobile }))
  const { client } = await runQueries(
    [
      { document: CategoryChangesQuery, variables: { mobile } },
      ...contents.map((variables) => ({ document: PublicationsQuery, variables })),
    ],
    run,
  )
  const published = new Map(
    contents
      .flatMap((variables) => client.readQuery(PublicationsQuery, variables)?.data?.cmsPublications)
      .flatMap((each) => (each ? [[each.id, each.publishedAt] as const] : [])),
  )
  const categories = client.readQuery(CategoryChangesQuery, { mobile })?.data?.categories ?? []
  const changed = new Map(categories.map(({ id, changedAt }) => [id as string, changedAt]))
  const games = changed.get('ALL_GAMES')

  return (path) => {
    const [, section = '', part = ''] = path.split('/')
    if (section === 'templates') return published.get(part) ?? null
    if (section === 'promotions') return newestOf(PROMOTIONS.map((id) => published.get(id)))
    if (section === 'vip') return newestOf(VIP.map((id) => published.get(id)))
    if (section === 'casino') {
      const category = part.toUpperCase()
      return (isKnownCategory(category) ? changed.get(category) : games) ?? null
    }
    return section === '' ? newestOf([games, ...LOBBY.map((id) => published.get(id))]) : null
  }
}

/** Times of the server are in one form, whose order is that of its letters. */
function newestOf(times: readonly (string | null | undefined)[]): string | null {
  return times.reduce<string | null>(
    (newest, at) => (at && at > (newest ?? '') ? at : newest),
    null,
  )
}
