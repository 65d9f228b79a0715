import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useOwnTitle } from '../../components/content/use-own-title.ts'
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
  useOwnTitle(sessionId ? '' : t('live_spins'))
  if (status === 'visitor') {
    return (
      <div className="grid min-h-[60dvh]">
        <PlayWall onClose={() => navigate('/')} />
      </div>
    )
  }
  return sessionId ? (
    <div className="wrap pt-4 pb-8">
      <RoomPage key={sessionId} sessionId={sessionId} />
    </div>
  ) : (
    <div className="wrap pt-7 pb-8 md:pt-10">
      <h1 className="text-[clamp(2rem,1.4rem+1.7vw,3rem)]">{t('live_spins')}</h1>
      <p className="mt-2 mb-5 max-w-[60ch] text-muted">{t('live_spins_hint')}</p>
      {status === 'player' ? <RoomRibbon /> : <div className="min-h-[60dvh]" aria-busy="true" />}
    </div>
  )
}
