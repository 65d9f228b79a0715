import { SignInWall } from '../../components/joining/SignInWall.tsx'
import { useSessionState } from '../../session/session-context.ts'
import { PlayStopped } from './PlayStopped.tsx'

/**
 * Stands in place of a game whose player is not signed in. A player whose account was closed in the
 * middle of a game reads that, and is not sent to a login that refuses them.
 */
export function PlayWall({ onClose }: { onClose: () => void }) {
  const { ended } = useSessionState()
  return ended ? (
    <PlayStopped reason={ended} onClose={onClose} />
  ) : (
    <SignInWall namespace="play" onClose={onClose} />
  )
}
