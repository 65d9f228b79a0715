import { FramedGame } from './FramedGame.tsx'
import { PLAY_N_GO } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'

export function PlayNGoGame({ launch: { url }, ...props }: LauncherProps<'PLAY_N_GO'>) {
  return <FramedGame {...props} url={url} words={PLAY_N_GO} />
}
