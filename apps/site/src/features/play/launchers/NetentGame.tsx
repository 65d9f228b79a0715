import type { LaunchOf } from '#contracts/launch-token.ts'
import type { LauncherProps } from './launcher-props.ts'
import { ScriptedGame, type ScriptPlace } from './ScriptedGame.tsx'

type NetentOptions = Extract<LaunchOf<'VENUM'>, { subType: 'netent' }>['netent']

/** Object that NetEnt's script gives to a page whose game has opened. */
interface NetentExtend {
  addEventListener(
    event: 'gameReady' | 'goToLobby' | 'gameRoundStarted' | 'gameRoundEnded',
    hear: () => void,
  ): void
  pauseAutoplay?(): void
  resumeAutoplay?(): void
}

interface Netent {
  launch(
    config: Record<string, unknown>,
    success: (extend: NetentExtend) => void,
    error: (error: unknown) => void,
  ): void
}

const ELEMENT_ID = 'netent-game'

export function NetentGame({
  netent,
  ...props
}: Omit<LauncherProps, 'launch'> & { netent: NetentOptions }) {
  const scriptUrl = `${netent.staticServer}/gameinclusion/library/gameinclusion.js`
  return (
    <ScriptedGame
      {...props}
      scriptUrl={scriptUrl}
      elementId={ELEMENT_ID}
      open={(place) => open(netent, place)}
    />
  )
}

function open(options: NetentOptions, place: ScriptPlace) {
  const { netent } = window as { netent?: Netent }
  if (!netent) throw new Error('The script brings no netent')
  let extend: NetentExtend | undefined
  const config = {
    ...options,
    width: '100%',
    height: '100%',
    enforceRatio: false,
    targetElement: ELEMENT_ID,
    launchType: 'iframe',
    mobileParams: { lobbyUrl: options.lobbyURL },
  }
  netent.launch(
    config,
    (opened) => {
      extend = opened
      opened.addEventListener('gameReady', place.onReady)
      opened.addEventListener('goToLobby', place.onLeave)
      opened.addEventListener('gameRoundStarted', () => place.onRound(true))
      opened.addEventListener('gameRoundEnded', () => place.onRound(false))
    },
    place.onFailure,
  )
  return { pause: () => extend?.pauseAutoplay?.(), resume: () => extend?.resumeAutoplay?.() }
}
