import type { LauncherProps } from './launcher-props.ts'
import { type Netent, type NetentOptions, openNetent } from './open-netent.ts'
import { ScriptedGame } from './ScriptedGame.tsx'

export function NetentGame({
  netent: options,
  ...props
}: Omit<LauncherProps, 'launch'> & { netent: NetentOptions }) {
  const scriptUrl = `${options.staticServer}/gameinclusion/library/gameinclusion.js`
  return (
    <ScriptedGame
      {...props}
      scriptUrl={scriptUrl}
      elementId="netent-game"
      open={(place) => {
        const { netent } = window as { netent?: Netent }
        if (!netent) throw new Error('The script brings no netent')
        return openNetent(netent, options, place)
      }}
    />
  )
}
