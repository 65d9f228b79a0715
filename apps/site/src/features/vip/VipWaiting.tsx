import { useTranslation } from 'react-i18next'
import { Skeleton } from '#ui/Skeleton.tsx'

/** Blocks of the final size while the page is on its way. */
export function VipWaiting() {
  const { t } = useTranslation('shell')
  return (
    <div role="status" className="grid gap-10 md:gap-16">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-[36rem] w-full rounded-panel lg:h-[26rem]" />
      <span className="grid gap-4 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        <Skeleton className="h-9 w-56 rounded-small sm:col-span-full" />
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-60 w-full rounded-card" />
        ))}
      </span>
      <Skeleton className="h-96 w-full rounded-panel" />
    </div>
  )
}
