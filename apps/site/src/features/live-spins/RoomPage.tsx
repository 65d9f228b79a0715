import { useNavigate } from 'react-router'
import { useOwnTitle } from '../../components/content/use-own-title.ts'
import { mayPlay, useViewer } from '../../session/viewer.ts'
import { PlayStopped } from '../play/PlayStopped.tsx'
import { HostRoom } from './HostRoom.tsx'
import { RoomHeading } from './RoomHeading.tsx'
import { roomNow } from './room-now.ts'
import { useStreams } from './use-streams.ts'

/**
 * One room of a host, under its own name. Hosts come and go while a player sits inside; the page
 * says so, because the vendor's frame may not.
 */
export function RoomPage({ sessionId }: { sessionId: string }) {
  const { status, user } = useViewer()
  const navigate = useNavigate()
  const room = roomNow(useStreams().streams, sessionId)
  useOwnTitle(room.name ?? '')
  return (
    <>
      <RoomHeading room={room} />
      {status !== 'player' ? (
        <div className="min-h-[60dvh]" aria-busy="true" />
      ) : !mayPlay(user) ? (
        <div className="grid min-h-[60dvh]">
          <PlayStopped onClose={() => navigate('/livespins')} />
        </div>
      ) : (
        <HostRoom sessionId={sessionId} name={room.name} />
      )}
    </>
  )
}
