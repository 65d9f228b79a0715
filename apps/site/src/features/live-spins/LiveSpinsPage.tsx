import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router'
import { SignInWall } from '../../components/joining/SignInWall.tsx'
import { mayPlay, useViewer } from '../../session/viewer.ts'
import { PlayStopped } from '../play/PlayStopped.tsx'
import { HostRoom } from './HostRoom.tsx'
import { RoomRibbon } from './RoomRibbon.tsx'

/** Live spins: `/livespins/:sessionId?` is one room of a host, or all of them. For players only. */
export function LiveSpinsPage() {
  const { t } = useTranslation('live-spins')
  const { sessionId } = useParams()
  const { status, user } = useViewer()
  const navigate = useNavigate()
  if (status === 'visitor') {
    return (
      <div className="grid min-h-[60dvh]">
        <SignInWall namespace="play" onClose={() => navigate('/')} />
      </div>
    )
  }
  return (
    <div className="wrap pt-4 pb-8">
      <header className="mb-4 flex flex-wrap items-baseline justify-between gap-3">
        <h1 className="text-title">{t('live_spins')}</h1>
        {sessionId ? (
          <Link to="/livespins" className="text-14 text-brass-300 underline">
            {t('all_rooms')}
          </Link>
        ) : null}
      </header>
      {sessionId ? null : <p className="mb-5 max-w-[60ch] text-muted">{t('live_spins_hint')}</p>}
      {status !== 'player' ? (
        <div className="min-h-[60dvh]" aria-busy="true" />
      ) : sessionId && !mayPlay(user) ? (
        <div className="grid min-h-[60dvh]">
          <PlayStopped onClose={() => navigate('/livespins')} />
        </div>
      ) : sessionId ? (
        <HostRoom key={sessionId} sessionId={sessionId} />
      ) : (
        <RoomRibbon />
      )}
    </div>
  )
}
