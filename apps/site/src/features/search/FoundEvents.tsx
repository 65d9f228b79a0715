import { ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language-context.ts'
import { startText } from './start-text.ts'
import type { FoundEvent } from './use-found-events.ts'

interface FoundEventsProps {
  events: readonly FoundEvent[]
  /** Target of the link to them beside the number of games. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** Matches of the sportsbook that fit the text; each opens there. */
export function FoundEvents({ events, heading }: FoundEventsProps) {
  const { t } = useTranslation('search')
  const { language } = useLanguage()
  return (
    <section aria-label={t('matches')}>
      <h3 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-4 text-22 outline-none">
        {t('matches')}
      </h3>
      <ul className="grid gap-2.5 md:grid-cols-2 lg:grid-cols-3">
        {events.map(({ id, home, away, startsAt, live, path }) => (
          <li key={id}>
            <a
              href={path}
              className="flex min-h-16 items-center gap-3 rounded-control bg-veil px-4 py-2.5 shadow-[0_0_0_1px_var(--line)_inset] hover:bg-veil-strong"
            >
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="flex items-center gap-2 text-13 text-subtle">
                  {live ? (
                    <>
                      <i aria-hidden="true" className="live-dot" />
                      <span>{t('live_now')}</span>
                    </>
                  ) : (
                    <time dateTime={startsAt}>{startText(startsAt, language)}</time>
                  )}
                </span>
                <span className="text-14 font-semibold text-pretty">
                  <bdi>{home}</bdi>
                  <span>{' – '}</span>
                  <bdi>{away}</bdi>
                </span>
              </span>
              <ChevronRight
                aria-hidden="true"
                className="mirrored size-5 shrink-0 text-brass-200"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
