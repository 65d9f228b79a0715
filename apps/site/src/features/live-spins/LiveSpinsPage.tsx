import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useViewer } from '../../session/viewer.ts'
import { PlayWall } from '../play/PlayWall.tsx'
import { RoomPage } from './RoomPage.tsx'
import { RoomRibbon } from './RoomRibbon.tsx'

/** Live spins: `/livespins/:sessionId?` is one room of a host, or all of them. For players only. */
export function LiveSpinsPage() {
  const { t } = useTranslation('live-spins')
  const { sessionId } = useParams()
  const { status } = useViewer()
  const navigate = useNavigate()
  if (status === 'visitor') {
    return (
      <div className="grid min-h-[60dvh]">
        <PlayWall onClose={() => navigate('/')} />
      </div>
    )
  }
  return (
    <div className="wrap pt-4 pb-8">
      {sessionId ? (
        <RoomPage key={sessionId} sessionId={sessionId} />
      ) : (
        <>
          <h1 className="mb-4 text-title">{t('live_spins')}</h1>
          <p className="mb-5 max-w-[60ch] text-muted">{t('live_spins_hint')}</p>
          {status === 'player' ? (
            <RoomRibbon />
          ) : (
            <div className="min-h-[60dvh]" aria-busy="true" />
          )}
        </>
      )}
    </div>
  )
}
