import { badInput } from '../kit/refusal.ts'
import type { RequestContext } from '../kit/request-context.ts'
import type { Resolvers, ResolversParentTypes } from '../schema/resolvers.generated.ts'
import type { Facts } from './components/fill.ts'
import type { Library } from './components/library.ts'
import type { Shown } from './components/show.ts'
import { showOnPage } from './components/show-on-page.ts'

export interface ContentResolversDeps {
  library: Library
  /** Where players reach the casino. */
  publicUrl: string
  /**
   * Returns the values for the gaps in texts of a language, for this caller; the same object as
   * long as nothing changes.
   */
  factsFor(context: RequestContext): Promise<(language: string) => Facts>
  /** Ids of what has just changed. */
  changes(signal: AbortSignal): AsyncIterable<readonly string[]>
  /** A game that is offered, or offered on phones; null when there is no such game. */
  findGame(id: string, mobile: boolean): ResolversParentTypes['Game'] | null
  /**
   * Returns the address under which browsers may keep a file of the release for ever. Tests of the
   * API have no such files.
   */
  sites?: { addressOf(path: string): string } | undefined
}

const MOST_IDS = 50
const NO_FACTS: Facts = {}
const noFacts = () => NO_FACTS

export function contentResolvers(deps: ContentResolversDeps): Resolvers {
  return {
    Query: {
      cmsComponent: (_root, { id }, context) => find(deps, id, false, context),
      cmsComponent2: (_root, { input }, context) =>
        find(deps, input.id, input.mobile === true, context),
      cmsComponents: async (_root, { input: { ids, mobile } }, context) => {
        if (ids.length > MOST_IDS) throw badInput({ ids: 'validations.too_many' })
        const found = await Promise.all(
          [...new Set(ids)].map((id) => find(deps, id, mobile === true, context)),
        )
        return found.filter((each) => each !== null)
      },
      cmsPublications(_root, { input: { ids, mobile } }, { language }) {
        if (ids.length > MOST_IDS) throw badInput({ ids: 'validations.too_many' })
        return [...new Set(ids)].flatMap((id) => {
          const found = deps.library.find(id, { language, mobile: mobile === true })
          return found ? [{ id, publishedAt: found.publishedAt.toISOString() }] : []
        })
      },
    },
    Subscription: {
      contentChanges: {
        subscribe: (_root, _args, { signal }) => deps.changes(signal),
        resolve: (ids: readonly string[]) => ({ ids: [...ids] }),
      },
    },
    CmsImage: { src: ({ src }) => deps.sites?.addressOf(src) ?? src },
    CmsGame: { game: ({ gameId, mobile }) => deps.findGame(gameId, mobile) },
  }
}

async function find(
  deps: ContentResolversDeps,
  id: string,
  mobile: boolean,
  context: RequestContext,
): Promise<Shown | null> {
  const wanted = { language: context.language, mobile }
  const found = deps.library.find(id, wanted)
  if (!found) return null
  const factsIn = found.hasGaps ? await deps.factsFor(context) : noFacts
  return showOnPage(found, id, {
    factsIn,
    mobile,
    publicUrl: deps.publicUrl,
    findPage: (page) => deps.library.find(page, wanted),
    hasDemo: (gameId) => deps.findGame(gameId, mobile)?.demo === true,
  })
}
