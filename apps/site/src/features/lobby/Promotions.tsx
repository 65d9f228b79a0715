import { Suspense, use, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useModalHref } from '../../components/navigation/modal-href.ts'
import { usePromotionHref } from '../../components/navigation/use-promotion-href.ts'
import { lazyPart, useWhen } from '../../hydration/hydration.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { useViewer } from '../../session/viewer.ts'
import type { LobbyPromotion } from './lobby-content.ts'

const Controls = lazyPart(async () => (await import('./PromotionControls.tsx')).PromotionControls, {
  patient: true,
})

/** Nothing moves before it, and there is nothing to pause. */
const CONTROLS_AFTER_MS = 5000

/**
 * The promotions at the top. On wide screens each third is large and the two after it share a
 * column.
 */
export function Promotions({ promotions }: { promotions: readonly LobbyPromotion[] }) {
  const { t } = useTranslation('lobby')
  const rail = useRef<HTMLUListElement>(null)
  const later = useWhen('later', CONTROLS_AFTER_MS)
  const [near, setNear] = useState(false)
  if (promotions.length === 0) return null
  return (
    <section
      aria-label={t('promotions')}
      className="promotions"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <ul ref={rail} className="promos">
        {promotions.map((promotion, index) => (
          <li key={promotion.id} className="promo">
            <Promotion promotion={promotion} index={index} />
          </li>
        ))}
      </ul>
      <Suspense>
        {(later || near) && promotions.length > 1 ? <Controls rail={rail} /> : null}
      </Suspense>
    </section>
  )
}

/**
 * Promotions that are in sight before scrolling. A phone shows only an edge of the second one, for
 * which its first paint does not wait.
 */
const FIRST_PAGE = 3

function Promotion({ promotion, index }: { promotion: LobbyPromotion; index: number }) {
  const { t } = useTranslation('lobby')
  const { status } = useViewer()
  const href = useModalHref()
  const promotionHref = usePromotionHref()
  const { background, title, description, tag } = promotion
  const isFirst = index < (use(MobileContext) ? 1 : FIRST_PAGE)
  const isLarge = index % FIRST_PAGE === 0
  return (
    <>
      <img
        src={background.src}
        alt=""
        width={800}
        height={500}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : undefined}
        decoding={index === 0 ? 'sync' : 'async'}
      />
      <div className="promo-text">
        {tag ? <span className="eyebrow">{tag}</span> : null}
        <h2>{title}</h2>
        <p>{description}</p>
        {isLarge ? (
          <div className="flex flex-wrap gap-2.5">
            <LinkButton
              href={promotionHref(promotion.id)}
              tone="action"
              size="large"
              aria-haspopup="dialog"
              data-keep-scroll=""
            >
              {t('see_the_offer')}
            </LinkButton>
            {status === 'visitor' ? (
              <LinkButton
                href={href('register')}
                size="large"
                className="max-lg:hidden"
                data-keep-scroll=""
              >
                {t('open_an_account')}
              </LinkButton>
            ) : null}
          </div>
        ) : (
          <a
            href={promotionHref(promotion.id)}
            className="promo-open"
            aria-haspopup="dialog"
            data-keep-scroll=""
          >
            {t('see_the_offer')}
          </a>
        )}
      </div>
    </>
  )
}
