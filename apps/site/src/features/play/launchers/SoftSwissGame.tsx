import type { LaunchOf } from '#contracts/launch-token.ts'
import { strategyWords } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'
import { ScriptedGame, type ScriptPlace } from './ScriptedGame.tsx'

interface SoftSwissScript {
  launch(
    place: { target_element: string; launch_options: Readonly<Record<string, unknown>> },
    onSuccess: () => void,
    onError: (error: unknown) => void,
  ): void
}

const ELEMENT_ID = 'soft-swiss-game'

export function SoftSwissGame({ launch, ...props }: LauncherProps<'SOFT_SWISS_FRAME'>) {
  return (
    <ScriptedGame
      {...props}
      scriptUrl={launch.scriptUrl}
      elementId={ELEMENT_ID}
      words={strategyWords(launch.launchOptions.strategy)}
      open={(place) => open(launch, place)}
    />
  )
}

function open(
  { launchOptions }: LaunchOf<'SOFT_SWISS_FRAME'>,
  { onReady, onFailure }: ScriptPlace,
) {
  const { sg } = window as { sg?: SoftSwissScript }
  if (!sg) throw new Error('The script brings no sg')
  sg.launch({ target_element: ELEMENT_ID, launch_options: launchOptions }, onReady, onFailure)
  return undefined
}
