import { FramedGame } from './FramedGame.tsx'
import { GENERIC } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'

export function GenericGame({
  launch: { url, saysReady },
  ...props
}: LauncherProps<'GENERIC_IFRAME'>) {
  return <FramedGame {...props} url={url} saysReady={saysReady} words={GENERIC} />
}
