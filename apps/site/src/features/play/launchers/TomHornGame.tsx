import type { LaunchOf } from '#contracts/launch-token.ts'
import type { LauncherProps } from './launcher-props.ts'
import { ScriptedGame, type ScriptPlace } from './ScriptedGame.tsx'

type RenderClient = (parameters: Readonly<Record<string, string>>, elementId: string) => void

/** The vendor's script looks for this id. */
const ELEMENT_ID = 'gameClientPlaceholder'

export function TomHornGame({ launch, ...props }: LauncherProps<'TOMHORN'>) {
  return (
    <ScriptedGame
      {...props}
      scriptUrl={launch.scriptUrl}
      elementId={ELEMENT_ID}
      open={(place) => open(launch, place)}
    />
  )
}

function open({ parameters }: LaunchOf<'TOMHORN'>, { onReady }: ScriptPlace) {
  const { renderClient } = window as { renderClient?: RenderClient }
  if (!renderClient) throw new Error('The script brings no renderClient')
  renderClient(parameters, ELEMENT_ID)
  onReady()
  return undefined
}
