import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Html } from '../../components/content/Html.tsx'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { textOf } from '../../components/content/text-of.ts'
import { useFreshContent } from '../../components/content/use-fresh-content.ts'
import { useOwnTitle } from '../../components/content/use-own-title.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { promotionParameter } from '../../components/navigation/use-promotion-href.ts'
import { findNamed } from '../../lib/find-named.ts'
import { PromotionTerms } from './PromotionTerms.tsx'
import { type Promotion, promotionsIn } from './promotion.ts'
import { PROMOTIONS_CONTENT } from './promotions-queries.ts'
import { TakePart } from './TakePart.tsx'
import { usePromotions } from './use-promotions.ts'

/** The promotion that the address names: its picture, what it is, its terms. */
export function PromotionDialog() {
  const { t } = useTranslation('promotions')
  const { close } = useModal()
  const [parameters] = useSearchParams()
  const id = parameters.get(promotionParameter)
  const [{ data, error, fetching }, again] = usePromotions()
  useFreshContent(PROMOTIONS_CONTENT, again)
  const promotion = findNamed(promotionsIn(data?.cmsComponents ?? []), id)
  useOwnTitle(textOf(promotion?.title ?? ''))

  return (
    <Dialog
      title={promotion?.title || t('promotion')}
      closeLabel={t('close')}
      onClose={close}
      shape="wide"
    >
      {promotion ? (
        <Shown promotion={promotion} />
      ) : data ? (
        <EmptyState title={t('gone')}>
          <p className="max-w-[46ch] text-muted">{t('gone_text')}</p>
          <LinkButton href="/promotions">{t('see_all')}</LinkButton>
        </EmptyState>
      ) : error && !fetching ? (
        <NotLoaded again={again} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

const halves =
  'grid grid-cols-1 gap-x-10 gap-y-6 px-6 pb-7 md:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]'

function Shown({ promotion }: { promotion: Promotion }) {
  const { background, description, terms, link } = promotion
  return (
    <div className={halves}>
      <div className="grid content-start gap-5 self-start md:sticky md:top-0">
        <img
          src={background.src}
          alt={background.alt}
          width={background.width ?? 1200}
          height={background.height ?? 600}
          decoding="async"
          className="aspect-[2/1] w-full rounded-tile bg-felt-800 object-cover object-[70%_50%]"
        />
        <Html html={description} className="text-ivory" />
        {link ? <TakePart link={link} /> : null}
      </div>
      <PromotionTerms id={terms} />
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className={halves}>
      <span className="sr-only">{t('loading')}</span>
      <div className="grid content-start gap-4">
        <Skeleton className="aspect-[2/1] w-full" />
        <Skeleton className="h-5 w-full rounded-small" />
        <Skeleton className="h-5 w-4/5 rounded-small" />
      </div>
      <div className="grid h-80 content-start gap-4">
        <Skeleton className="h-6 w-28 rounded-small" />
        <Skeleton className="h-5 w-full rounded-small" />
        <Skeleton className="h-5 w-11/12 rounded-small" />
        <Skeleton className="h-5 w-10/12 rounded-small" />
      </div>
    </div>
  )
}
