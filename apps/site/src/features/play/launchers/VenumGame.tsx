import { FramedGame } from './FramedGame.tsx'
import { venumWords } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'
import { NetentGame } from './NetentGame.tsx'

export function VenumGame({ launch, ...props }: LauncherProps<'VENUM'>) {
  if (launch.subType === 'netent') return <NetentGame {...props} netent={launch.netent} />
  return (
    <FramedGame
      {...props}
      url={launch.url}
      saysReady={launch.saysReady}
      words={venumWords(launch.subType)}
    />
  )
}
