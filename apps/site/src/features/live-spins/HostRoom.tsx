import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { type CombinedError, useClient } from 'urql'
import { useDialogOpen } from '#ui/open-dialogs.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { NOTICE_PLACE } from '../../components/page/notice-place.ts'
import { LaunchFailed } from '../play/LaunchFailed.tsx'
import { Launcher } from '../play/launchers/Launcher.tsx'
import { useAttempts } from '../play/use-attempts.ts'
import { useBalanceChanges } from '../play/use-balance-changes.ts'
import { LiveSpinsTokenQuery } from './live-spins-queries.ts'

type Opened =
  | { status: 'loading' }
  | { status: 'failed'; error: CombinedError | undefined }
  | { status: 'open'; url: string }

const ALL_ROOMS = '/livespins'

interface HostRoomProps {
  sessionId: string
  name: string | null
}

/** One room of a host, in the vendor's frame. Its way back leads to all rooms. */
export function HostRoom({ sessionId, name }: HostRoomProps) {
  const { t } = useTranslation('live-spins')
  const client = useClient()
  const navigate = useNavigate()
  const paused = useDialogOpen()
  const { attempt, again, onReload } = useAttempts()
  const [room, setRoom] = useState<Opened>({ status: 'loading' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to open the room again.
  useEffect(() => {
    let left = false
    setRoom({ status: 'loading' })
    const answer = client.query(
      LiveSpinsTokenQuery,
      { input: { closePath: ALL_ROOMS, sessionId } },
      { requestPolicy: 'network-only' },
    )
    answer.toPromise().then(({ data, error }) => {
      if (left) return
      const url = data?.liveSpinsGetToken?.url
      setRoom(url ? { status: 'open', url } : { status: 'failed', error })
    })
    return () => {
      left = true
    }
  }, [client, sessionId, attempt])

  useBalanceChanges(`livespins.${sessionId}`, room.status !== 'open')
  const leave = useCallback(() => navigate(ALL_ROOMS), [navigate])
  return (
    <div className="flex h-[calc(100dvh-14rem)] min-h-[30rem] lg:h-[calc(100dvh-10.5rem)] flex-col overflow-hidden rounded-panel bg-felt-950">
      <div id={NOTICE_PLACE} />
      {room.status === 'loading' ? (
        <p
          role="status"
          className="grid flex-1 place-content-center justify-items-center gap-4 text-14 text-muted"
        >
          <Spinner className="size-9 text-brass-400" />
          <span>{t('opening_room')}</span>
        </p>
      ) : room.status === 'failed' ? (
        <LaunchFailed error={room.error} onRetry={again} onClose={leave} />
      ) : (
        <Launcher
          key={attempt}
          // The vendor's interface has no word for a room that stands: its page is there, or is not.
          launch={{ type: 'GENERIC_IFRAME', url: room.url, saysReady: false, exit: ALL_ROOMS }}
          name={name ?? t('live_spins')}
          paused={paused}
          onLeave={leave}
          onReload={onReload}
          onRetry={again}
          onRound={undefined}
        />
      )}
    </div>
  )
}
