import { ChevronRight } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart, useHydrated, useWhen } from '../../hydration/hydration.ts'

const TopEvents = lazyPart(async () => (await import('../sports/TopEvents.tsx')).TopEvents, {
  patient: true,
})

/** Vendors whose script draws events into the page; those that work in frames do not. */
const drawing: ReadonlySet<string> = new Set<Drawing>(['ALTENAR', 'BETBY'])
type Drawing = 'ALTENAR' | 'BETBY'

/**
 * Wait before the vendor's script is fetched, in ms: it is as large as all scripts of the site,
 * which come first.
 */
const EVENTS_AFTER_MS = 2500

/** The way to the sportsbook and, where its vendor draws them, the events that it puts first. */
export function SportsPromo({ provider }: { provider: string | undefined }) {
  const { t } = useTranslation('lobby')
  return (
    <section aria-label={t('sports_title')} className="sports-promo">
      <a href="/sports" className="sports-promo-link">
        <img
          src="/art/lobby/pitch.webp"
          alt=""
          className="sports-pitch"
          width={560}
          height={120}
          loading="lazy"
          decoding="async"
        />
        <span className="grid">
          <strong className="font-display text-[1.25rem] leading-tight font-normal md:text-22">
            {t('sports_title')}
          </strong>
          <span className="text-balance text-14 text-muted">{t('sports_text')}</span>
        </span>
        <span className="flex min-h-11 items-center gap-1 text-14 font-semibold whitespace-nowrap text-brass-200">
          <span className="max-md:sr-only">{t('sports_link')}</span>
          <ChevronRight aria-hidden="true" className="mirrored size-5" />
        </span>
      </a>
      {isDrawing(provider) ? <EventsPlace provider={provider} /> : null}
    </section>
  )
}

/**
 * Room for the events from the first drawing on; their code and their vendor's come when it is near
 * and the page has had its time.
 */
function EventsPlace({ provider }: { provider: Drawing }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawnHere] = useState(useHydrated())
  const near = useWhen('near', place, false)
  const later = useWhen('later', isDrawnHere ? 0 : EVENTS_AFTER_MS)
  const [isDone, setIsDone] = useState(false)
  return (
    <div ref={place} className="sports-events" aria-busy={!isDone}>
      <Suspense>
        {near && later ? <TopEvents provider={provider} onDone={() => setIsDone(true)} /> : null}
      </Suspense>
    </div>
  )
}

function isDrawing(provider: string | undefined): provider is Drawing {
  return provider !== undefined && drawing.has(provider)
}
