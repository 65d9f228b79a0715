import type { Client } from 'urql'
import { TemplateQuery } from '../content/template-queries.ts'
import type { PageAddress, PageQuery } from '../lib/lazy-page.ts'
import { promotionsIn, tagIn, tagsOf } from '../promotions/promotion.ts'
import { PromotionsQuery, promotionsQueries } from '../promotions/promotions-queries.ts'
import { promotionParameter } from '../promotions/use-promotion-href.ts'
import { modalIn } from '../shell/modal-address.ts'
import type { ShownContent } from './share.ts'

/** What has to be asked besides a page's own questions, so that a link to a promotion says which one it is. */
export function contentQueries({ search, mobile }: Pick<PageAddress, 'search' | 'mobile'>): readonly PageQuery[] {
  return showsPromotion(search) ? promotionsQueries({ mobile }) : []
}

/** What editors have written of the page at an address, out of the answers that it is drawn with. */
export function shownContent(client: Client, { params, search, mobile }: PageAddress): ShownContent {
  const template =
    params.templateId === undefined ? null : client.readQuery(TemplateQuery, { id: params.templateId, mobile })?.data?.cmsComponent2
  const components = client.readQuery(PromotionsQuery, { mobile })?.data?.cmsComponents ?? []
  const promotions = promotionsIn(components)
  const tags = tagsOf(promotions, components)
  const tag = tagIn(params.tag, tags)
  const wanted = showsPromotion(search) ? search.get(promotionParameter) : null
  return {
    template: template?.__typename === 'CmsTemplate' ? template : null,
    tag: tags.find(({ id }) => id === tag) ?? null,
    promotion: promotions.find(({ id }) => id === wanted) ?? null,
  }
}

/** The tags of all promotions, each of which is a page. */
export function promotionTags(client: Client, mobile: boolean): string[] {
  const components = client.readQuery(PromotionsQuery, { mobile })?.data?.cmsComponents ?? []
  return tagsOf(promotionsIn(components), components).map(({ id }) => id)
}

function showsPromotion(search: URLSearchParams): boolean {
  return modalIn({ search: search.toString(), hash: '' }) === 'promotion'
}
