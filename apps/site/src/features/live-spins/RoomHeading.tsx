import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RoomNow } from './room-now.ts'

/** Names the room that is open and its host, says when it goes off the air, and leads to all rooms. */
export function RoomHeading({ room: { name, host, isOffAir } }: { room: RoomNow }) {
  const { t } = useTranslation('live-spins')
  return (
    <header className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
      <h1 className="text-title">{name ?? t('live_spins')}</h1>
      <Link to="/livespins" className="text-14 text-brass-300 underline">
        {t('all_rooms')}
      </Link>
      <p role="status" className="min-h-[1.5em] w-full text-14 text-muted">
        {isOffAir ? t('off_air') : host ? t('host', { name: host }) : null}
      </p>
    </header>
  )
}
