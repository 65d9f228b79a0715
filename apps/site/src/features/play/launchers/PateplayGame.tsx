import { FramedGame } from './FramedGame.tsx'
import { GENERIC } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'

export function PateplayGame({ launch: { url }, ...props }: LauncherProps<'PATEPLAY'>) {
  return <FramedGame {...props} url={url} words={GENERIC} />
}
