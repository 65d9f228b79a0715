import { FramedGame } from './FramedGame.tsx'
import { ORYX } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'

export function OryxGame({ launch: { url }, ...props }: LauncherProps<'ORYX'>) {
  return <FramedGame {...props} url={url} words={ORYX} />
}
