import type { Client } from 'urql'
import { TemplateQuery } from '../../components/content/template-queries.ts'
import { modalIn } from '../../components/navigation/modal-address.ts'
import { promotionParameter } from '../../components/navigation/use-promotion-href.ts'
import type { PageAddress, PageQuery } from '../../components/page/lazy-page.ts'
import { nameToFind } from '../../features/play/game-title.ts'
import { GameTitleQuery } from '../../features/play/game-title-query.ts'
import { readPlayAddress } from '../../features/play/play-address.ts'
import { promotionsIn, tagIn, tagsOf } from '../../features/promotions/promotion.ts'
import { PromotionsQuery, promotionsQueries } from '../../features/promotions/promotions-queries.ts'
import { findNamed } from '../../lib/find-named.ts'
import type { ShownContent } from './share.ts'

/**
 * Returns the queries besides a page's own ones by which the preview of a link to a promotion or to
 * a game names it.
 */
export function contentQueries({ params, search, mobile }: PageAddress): readonly PageQuery[] {
  const game = gameIn(params)
  return [
    ...(showsPromotion(search) ? promotionsQueries({ mobile }) : []),
    ...(game ? [{ document: GameTitleQuery, variables: game.variables }] : []),
  ]
}

/**
 * Returns the texts of editors and of the catalogue about the page at an address, out of the
 * answers that it is drawn with.
 */
export function shownContent(
  client: Client,
  { params, search, mobile }: PageAddress,
): ShownContent {
  const template =
    params.templateId === undefined
      ? null
      : client.readQuery(TemplateQuery, { id: params.templateId, mobile })?.data?.cmsComponent2
  const components = client.readQuery(PromotionsQuery, { mobile })?.data?.cmsComponents ?? []
  const promotions = promotionsIn(components)
  const tags = tagsOf(promotions, components)
  const tag = tagIn(params.tag, tags)
  const wanted = showsPromotion(search) ? search.get(promotionParameter) : null
  const game = gameIn(params)
  const games = game
    ? client.readQuery(GameTitleQuery, game.variables)?.data?.collection.games.edges.results
    : []
  return {
    game: games?.find(({ id }) => id === game?.id) ?? null,
    template: template?.__typename === 'CmsTemplate' ? template : null,
    tag: tags.find(({ id }) => id === tag) ?? null,
    promotion: findNamed(promotions, wanted) ?? null,
  }
}

/** The tags of all promotions, each of which is a page. */
export function promotionTags(client: Client, mobile: boolean): string[] {
  const components = client.readQuery(PromotionsQuery, { mobile })?.data?.cmsComponents ?? []
  return tagsOf(promotionsIn(components), components).map(({ id }) => id)
}

/**
 * Returns the game of an address, and the query variables that find it in the catalogue. Every
 * visitor may have written the rest of the address.
 */
function gameIn(params: PageAddress['params']): { id: string; variables: { name: string } } | null {
  const address = params.mode === undefined ? null : readPlayAddress(params)
  if (address?.problem !== null) return null
  return {
    id: address.gameId,
    variables: { name: nameToFind(address.gameId, new URLSearchParams()) },
  }
}

function showsPromotion(search: URLSearchParams): boolean {
  return modalIn({ search: search.toString(), hash: '' }) === 'promotion'
}
