import { FramedGame } from './FramedGame.tsx'
import { EGT, type FrameWords, GENERIC, PLAY_N_GO, PRAGMATIC } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'
import { NetentGame } from './NetentGame.tsx'

/** The sub-types that are not named here use the generic words. */
const WORDS: Readonly<Record<string, FrameWords>> = { egt: EGT, pragmatic: PRAGMATIC, play_n_go: PLAY_N_GO }

export function VenumGame({ launch, ...props }: LauncherProps<'VENUM'>) {
  if (launch.subType === 'netent') return <NetentGame {...props} netent={launch.netent} />
  return <FramedGame {...props} url={launch.url} saysReady={launch.saysReady} words={WORDS[launch.subType] ?? GENERIC} />
}
