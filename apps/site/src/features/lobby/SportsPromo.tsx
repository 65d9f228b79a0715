import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The way to the sportsbook. */
export function SportsPromo() {
  const { t } = useTranslation('lobby')
  return (
    <a href="/sports" className="sports-promo">
      <img src="/art/lobby/pitch.webp" alt="" className="sports-pitch" width={560} height={120} loading="lazy" decoding="async" />
      <span className="grid">
        <strong className="font-display text-[1.25rem] leading-tight font-normal md:text-22">{t('sports_title')}</strong>
        <span className="text-14 text-muted">{t('sports_text')}</span>
      </span>
      <span className="flex min-h-11 items-center gap-1 text-14 font-semibold whitespace-nowrap text-brass-200">
        <span className="max-md:sr-only">{t('sports_link')}</span>
        <ChevronRight aria-hidden="true" className="mirrored size-5" />
      </span>
    </a>
  )
}
