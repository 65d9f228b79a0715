import { useBook } from './book-context.ts'
import { useSports } from './championships.ts'
import { RouteLink } from './RouteLink.tsx'
import { Failed, Skeleton } from './states.tsx'
import type { WordKey } from './words/words.ts'

/** The sports with the most events, as links. */
export function TopSports({ most, chosen }: { most: number; chosen: number | null }) {
  const { t } = useBook()
  const fetched = useSports()
  if (fetched.state === 'loading') return <Skeleton rows={1} />
  if (fetched.state === 'failed') return <Failed again={fetched.again} />
  const sports = fetched.data.sports
    .filter(({ events }) => events > 0)
    .toSorted((one, other) => other.events - one.events)
    .slice(0, most)
  return (
    <nav className="sports" aria-label={t('sportsList')}>
      {sports.map(({ id, name, events, live }) => (
        <RouteLink
          key={id}
          to={{ page: 'sport', sportId: id }}
          className="sport"
          aria-current={id === chosen ? 'true' : undefined}
        >
          <span>{t(name.key as WordKey)}</span>
          <span className="live-count">
            {live > 0 ? t('liveCount', { count: live }) : t('count', { count: events })}
          </span>
        </RouteLink>
      ))}
    </nav>
  )
}
