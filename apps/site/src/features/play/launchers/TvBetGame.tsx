import type { LaunchOf } from '#contracts/launch-token.ts'
import type { LauncherProps } from './launcher-props.ts'
import { ScriptedGame, type ScriptPlace } from './ScriptedGame.tsx'

type TvbetFrame = new (options: Record<string, unknown>) => { mount?(): void }

const ELEMENT_ID = 'tvbet-game'

export function TvBetGame({ launch, ...props }: LauncherProps<'TV_BET_FRAME'>) {
  return (
    <ScriptedGame
      {...props}
      scriptUrl={launch.scriptUrl}
      elementId={ELEMENT_ID}
      open={(place) => open(launch, place)}
    />
  )
}

/** The vendor reports nothing about its game: once the frame is there, the game counts as there. */
function open({ options }: LaunchOf<'TV_BET_FRAME'>, { onReady }: ScriptPlace) {
  const { TvbetFrame } = window as { TvbetFrame?: TvbetFrame }
  if (!TvbetFrame) throw new Error('The script brings no TvbetFrame')
  // Newer versions of the script draw only after a command.
  new TvbetFrame({ ...options, containerId: ELEMENT_ID, floatTop: '#play-header' }).mount?.()
  onReady()
  return undefined
}
