import { Radio } from 'lucide-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useBackOnline } from '#web/use-back-online.ts'
import { NotLoaded } from '../../components/content/NotLoaded.tsx'
import { useLanguage } from '../../lib/language-context.ts'
import type { Stream } from './live-spins-sdk.ts'
import { useStreams } from './use-streams.ts'

/**
 * Shows the rooms on the air, as links, and those that come next. The vendor's own elements show
 * what is in a room.
 */
export function RoomRibbon() {
  const { t } = useTranslation('live-spins')
  const { streams, again } = useStreams()
  useBackOnline(again, streams.status === 'failed')
  if (streams.status === 'failed') return <NotLoaded again={again} />
  if (streams.status === 'loading') return <RibbonSkeleton text={t('loading_rooms')} />
  const { now, later } = streams
  return (
    <>
      {now.length === 0 ? <p className="text-muted">{t('no_rooms')}</p> : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {now.map((stream) => (
          <li key={stream.sessionId}>
            <Link
              to={`/livespins/${encodeURIComponent(stream.sessionId)}`}
              className="flex min-h-24 items-center gap-4 rounded-panel bg-felt-800 p-5 hover:bg-felt-700"
            >
              <Radio aria-hidden="true" className="size-7 shrink-0 text-brass-400" />
              <Room stream={stream} />
              <span className="ms-auto shrink-0 rounded-full border border-danger px-2.5 py-0.5 font-semibold text-12 text-danger">
                {t('on_air')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {later.length > 0 ? (
        <section className="mt-8">
          <h2 className="mb-3 text-18">{t('coming_next')}</h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {later.map((stream) => (
              <li
                key={`${stream.sessionId} ${stream.scheduledStartTime}`}
                className="rounded-panel border border-felt-700 px-5 py-3"
              >
                <Room stream={stream} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function Room({ stream }: { stream: Stream }) {
  const { language } = useLanguage()
  const starts = stream.scheduledStartTime
  const name = starts ? 'livespins-schedule-room' : 'livespins-room'
  return createElement(name, {
    room: stream.room ?? stream.sessionId,
    host: stream.host ?? '',
    starts: starts ?? '',
    language,
  })
}

function RibbonSkeleton({ text }: { text: string }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3" aria-busy="true">
      <span className="sr-only" role="status">
        {text}
      </span>
      {[0, 1, 2].map((at) => (
        <Skeleton key={at} className="h-24 w-full rounded-panel" />
      ))}
    </div>
  )
}
