import { Gift } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { useFreshContent } from '../../components/content/use-fresh-content.ts'
import { PromotionGrid, PromotionGridWaiting } from './PromotionGrid.tsx'
import { promotionsIn, tagIn, tagsOf, withTag } from './promotion.ts'
import { PROMOTIONS_CONTENT } from './promotions-queries.ts'
import { TagTabs } from './TagTabs.tsx'
import { usePromotions } from './use-promotions.ts'

export { promotionsQueries } from './promotions-queries.ts'

const PANEL = 'promotions-panel'

/** Every promotion, or those of the tag in the address; each opens over the page. */
export function PromotionsPage() {
  const { t } = useTranslation('promotions')
  const { tag } = useParams()
  const [{ data, error, fetching }, again] = usePromotions()
  useFreshContent(PROMOTIONS_CONTENT, again)
  const components = data?.cmsComponents ?? []
  const promotions = promotionsIn(components)
  const tags = tagsOf(promotions, components)
  const current = tagIn(tag, tags)

  return (
    <div className="wrap pt-7 pb-4 md:pt-10">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('promotions')}</h1>
      <p className="mt-2 mb-4 max-w-[60ch] text-muted">{t('intro')}</p>
      {tags.length > 0 ? (
        <TagTabs tags={tags} current={current} panel={PANEL} />
      ) : data ? null : (
        <div className="h-14" />
      )}
      <div
        id={PANEL}
        {...(tags.length > 0
          ? { role: 'tabpanel', 'aria-labelledby': `promotions-tab-${current ?? ''}` }
          : {})}
        className="mt-4 min-h-80"
      >
        {promotions.length > 0 ? (
          <PromotionGrid promotions={withTag(promotions, current)} />
        ) : data ? (
          <EmptyState title={t('none')} icon={<Gift aria-hidden="true" className="size-10" />}>
            <p className="max-w-[46ch] text-muted">{t('none_text')}</p>
            <LinkButton href="/casino">{t('to_the_games')}</LinkButton>
          </EmptyState>
        ) : error && !fetching ? (
          <NotLoaded again={again} />
        ) : (
          <PromotionGridWaiting />
        )}
      </div>
    </div>
  )
}
