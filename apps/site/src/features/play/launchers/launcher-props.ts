import type { ReactNode } from 'react'
import type { LaunchOf, LaunchType } from '#contracts/launch-token.ts'

/** The props of a component that shows the games of one family. */
export interface LauncherProps<Type extends LaunchType = LaunchType> {
  launch: LaunchOf<Type>
  /** The title of the game, for the frame. */
  name: string
  /**
   * A dialog stands over the game: families with a message for it pause, and go on
   * afterwards.
   */
  paused: boolean
  onLeave: () => void
  /** The game requests to be opened again. */
  onReload: () => void
  /** Called at a press of the player, because the game did not come. */
  onRetry: () => void
  /** A round has begun, or the player has been shown how it ended. */
  onRound?: ((running: boolean) => void) | undefined
  /** The game reports that the balance is too low for the next stake. */
  onDeposit?: (() => void) | undefined
  /** Heading over a game that does not come, where the game does not have a whole page. */
  problem?: ReactNode
}
