import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'
import { usePromotionHref } from '../../components/navigation/use-promotion-href.ts'
import { PromotionCard } from './PromotionCard.tsx'
import type { Promotion } from './promotion.ts'

/** 1, 2, 3 and 4 columns. */
const columns =
  'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 2xl:grid-cols-4 min-[200rem]:grid-cols-6'

/** Number of promotions in sight on the widest screens before a visitor scrolls. */
const EAGER = 4

export function PromotionGrid({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation('promotions')
  const href = usePromotionHref()
  return (
    <ul className={columns}>
      {promotions.map((promotion, i) => (
        <li key={promotion.id}>
          <PromotionCard
            promotion={promotion}
            href={href(promotion.id)}
            fallback={t('promotion')}
            {...(i < EAGER ? { priority: i === 0 ? 'first' : 'eager' } : {})}
          />
        </li>
      ))}
    </ul>
  )
}

export function PromotionGridWaiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className={columns}>
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <span key={key} className="panel grid overflow-hidden rounded-card">
          <Skeleton className="aspect-[3/2] w-full rounded-none" />
          <span className="grid h-34 content-start gap-3 p-5">
            <Skeleton className="h-7 w-2/3 rounded-small" />
            <Skeleton className="h-4 w-full rounded-small" />
            <Skeleton className="h-4 w-4/5 rounded-small" />
          </span>
        </span>
      ))}
    </div>
  )
}
