import type { LaunchOf } from '#contracts/launch-token.ts'
import type { ScriptedGameHandle, ScriptPlace } from './ScriptedGame.tsx'

export type NetentOptions = Extract<LaunchOf<'VENUM'>, { subType: 'netent' }>['netent']

/** Object that NetEnt's script gives to a page whose game has opened. */
interface NetentExtend {
  addEventListener(
    event: 'gameReady' | 'goToLobby' | 'gameRoundStarted' | 'gameRoundEnded',
    listener: () => void,
  ): void
  pauseAutoplay?(): void
  resumeAutoplay?(): void
  reloadBalance?(): void
}

/** NetEnt's script. */
export interface Netent {
  launch(
    config: Record<string, unknown>,
    success: (extend: NetentExtend) => void,
    error: (error: unknown) => void,
  ): void
}

/**
 * Opens a game by NetEnt's script. The script reports later that the game has opened: one that was
 * made to wait before then waits from its first moment.
 */
export function openNetent(
  netent: Netent,
  options: NetentOptions,
  { element, onReady, onLeave, onRound, onFailure }: ScriptPlace,
): ScriptedGameHandle {
  let extend: NetentExtend | undefined
  let isPaused = false
  const config = {
    ...options,
    width: '100%',
    height: '100%',
    enforceRatio: false,
    targetElement: element.id,
    launchType: 'iframe',
    mobileParams: { lobbyUrl: options.lobbyURL },
  }
  netent.launch(
    config,
    (opened) => {
      extend = opened
      opened.addEventListener('gameReady', onReady)
      opened.addEventListener('goToLobby', onLeave)
      opened.addEventListener('gameRoundStarted', () => onRound(true))
      opened.addEventListener('gameRoundEnded', () => onRound(false))
      if (isPaused) opened.pauseAutoplay?.()
    },
    onFailure,
  )
  return {
    pause() {
      isPaused = true
      extend?.pauseAutoplay?.()
    },
    resume() {
      isPaused = false
      extend?.resumeAutoplay?.()
    },
    // A game that opens later requests the balance by itself.
    reloadBalance: () => extend?.reloadBalance?.(),
  }
}
