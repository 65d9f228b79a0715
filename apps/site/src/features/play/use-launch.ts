import { use, useEffect, useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import { decodeLaunch, type Launch } from '#contracts/launch-token.ts'
import { gameFailed, gameOpen } from '../../components/data-layer/events.ts'
import { markGone } from '../../components/games/mark-gone.ts'
import { graphql, type ResultOf } from '../../lib/graphql.ts'
import { MobileContext } from '../../lib/mobile-context.ts'
import { fetchUsualLauncher } from './launchers/Launcher.tsx'
import { isNotOffered } from './not-offered.ts'
import { CASHIER_PATH, closePath, type PlayMode } from './play-address.ts'
import { requestForScreen } from './request-for-screen.ts'

const playQuery = graphql(`
  query UseLaunch($input: PlayInput!, $opening: OpeningBalanceInput!, $demo: Boolean!) {
    play(input: $input)
    openingBalance(input: $opening) @skip(if: $demo)
  }
`)

export type LaunchState =
  | { status: 'loading' }
  | {
      status: 'launched'
      launch: Launch
      /** The balance before its open rounds, as an exact decimal; null where it is not known. */
      opening: string | null
    }
  /** The token cannot be read: nothing is shown. */
  | { status: 'undecodable' }
  | { status: 'failed'; error: CombinedError | undefined }

export interface LaunchRequest {
  gameId: string
  mode: PlayMode
  exit: string
}

/**
 * Launches a game, and again whenever `attempt` grows: a launch is valid for one frame only. Null
 * while nothing may be launched.
 */
export function useLaunch(request: LaunchRequest | null, attempt: number): LaunchState {
  const client = useClient()
  const phone = use(MobileContext)
  const [state, setState] = useState<LaunchState>({ status: 'loading' })
  const { gameId, mode, exit } = request ?? { gameId: null, mode: 'demo', exit: '/' }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to request again.
  useEffect(() => {
    if (gameId === null) return
    let left = false
    setState({ status: 'loading' })
    fetchUsualLauncher()
    const demo = mode === 'demo'
    const game = {
      id: gameId,
      demo,
      closePath: closePath(exit),
      cashierPath: CASHIER_PATH,
    }
    requestForScreen({ phone, handheld: isHandheld() }, (mobile) =>
      client
        .query(
          playQuery,
          { input: { ...game, mobile }, opening: { gameId }, demo },
          { requestPolicy: 'network-only' },
        )
        .toPromise(),
    ).then(({ data, error }) => {
      if (left) return
      const next = readAnswer(data, error)
      const publish = next.status === 'launched' ? gameOpen : gameFailed
      publish({ game: gameId, mode })
      if (next.status === 'launched') markGone(gameId, false)
      else if (isNotOffered(error)) markGone(gameId, true)
      setState(next)
    })
    return () => {
      left = true
    }
  }, [client, phone, gameId, mode, exit, attempt])

  return state
}

function readAnswer(
  data: ResultOf<typeof playQuery> | undefined,
  error: CombinedError | undefined,
): LaunchState {
  if (typeof data?.play !== 'string') return { status: 'failed', error }
  const launch = decodeLaunch(data.play)
  if (launch) return { status: 'launched', launch, opening: data.openingBalance ?? null }
  console.warn('Invalid game launcher parameter')
  return { status: 'undecodable' }
}

function isHandheld(): boolean {
  return matchMedia('(pointer: coarse) and (hover: none)').matches
}
