import { useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useDialogOpen } from '#ui/open-dialogs.ts'
import { useOwnTitle } from '../../components/content/use-own-title.ts'
import { useModal } from '../../components/navigation/use-modal.ts'
import { NOTICE_PLACE } from '../../components/page/notice-place.ts'
import { ViewerScope } from '../../session/ViewerScope.tsx'
import { mayPlay } from '../../session/viewer.ts'
import { SearchPlace } from '../search/SearchPlace.tsx'
import { LaunchFailed } from './LaunchFailed.tsx'
import { Launcher } from './launchers/Launcher.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { PlayFooter } from './PlayFooter.tsx'
import { PlayHeader } from './PlayHeader.tsx'
import { PlayProblem } from './PlayProblem.tsx'
import { PlayStopped } from './PlayStopped.tsx'
import { PlayWaiting } from './PlayWaiting.tsx'
import { PlayWall } from './PlayWall.tsx'
import { type PlayAddress, readPlayAddress } from './play-address.ts'
import { playPageLook } from './play-page-look.ts'
import { useAttempts } from './use-attempts.ts'
import { useBalanceChanges } from './use-balance-changes.ts'
import { useGameTitle } from './use-game-title.ts'
import { type LaunchRequest, useLaunch } from './use-launch.ts'
import { useNetResult, useOpenAgain } from './use-net-result.ts'
import { useSteadyViewer } from './use-steady-viewer.ts'
import { useWayOut } from './use-way-out.ts'

/** A game over the whole window: `/play/:mode/:id/:referrer?`. */
export function PlayPage() {
  const address = readPlayAddress(useParams())
  const navigate = useNavigate()
  if (address.problem)
    return <PlayProblem problem={address.problem} onClose={() => navigate('/')} />
  return <Game key={`${address.mode} ${address.gameId}`} address={address} />
}

type GameAddress = Extract<PlayAddress, { problem: null }>

function Game({ address }: { address: GameAddress }) {
  const { mode, gameId, exit } = address
  const leave = useWayOut(exit)
  const page = useRef<HTMLDivElement>(null)
  const { modal, open } = useModal()
  const depositing = modal === 'pay_n_play'
  const paused = useDialogOpen()
  const { viewer, isHeld, openingOf, onRound } = useSteadyViewer(gameId, depositing)
  const { status } = viewer
  const title = useGameTitle(gameId, useSearchParams()[0])
  useOwnTitle(title.name)
  const allowed = mode === 'demo' || status === 'player'
  const stopped = mode === 'real' && !mayPlay(viewer.user)
  const request: LaunchRequest | null =
    allowed && !stopped && status !== 'restoring' ? { gameId, mode, exit } : null
  // A game knows the balance of its launch and of its own rounds only, and a round in progress
  // resumes to the same outcome.
  const { attempt, again, onReload } = useAttempts()
  const launch = useLaunch(request, attempt)
  const broughtIn = useBalanceChanges(gameId, mode === 'demo' || launch.status !== 'launched')
  const opened = launch.status === 'launched' ? openingOf(launch.opening) : null
  const net = useNetResult(viewer.user, opened, broughtIn, isHeld)
  useOpenAgain(broughtIn, depositing, again)

  return (
    <div ref={page} className={playPageLook}>
      <ViewerScope viewer={viewer}>
        <PlayHeader title={title} mode={mode} page={page} net={net} onClose={leave} />
      </ViewerScope>
      <div id={NOTICE_PLACE} />
      <main className="relative flex min-h-0 flex-1 flex-col">
        {status === 'restoring' ? (
          <PlayWaiting />
        ) : !allowed ? (
          <PlayWall onClose={leave} />
        ) : stopped ? (
          <PlayStopped onClose={leave} />
        ) : launch.status === 'loading' ? (
          <PlayWaiting />
        ) : launch.status === 'failed' ? (
          <LaunchFailed error={launch.error} onRetry={again} onClose={leave} />
        ) : launch.status === 'launched' ? (
          <Launcher
            key={attempt}
            launch={launch.launch}
            name={title.name}
            paused={paused}
            onLeave={leave}
            onReload={onReload}
            onRetry={again}
            onRound={mode === 'real' ? onRound : undefined}
            onDeposit={mode === 'real' ? () => open('pay_n_play') : undefined}
          />
        ) : null}
        <OfflineNotice />
      </main>
      <PlayFooter />
      <SearchPlace from={exit} />
    </div>
  )
}
