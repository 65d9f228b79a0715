import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose, readGameFrameMessage } from '#contracts/frames.ts'
import type { Launch } from '#contracts/launch-token.ts'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { type FramePatience, useFrameWord } from '../lib/use-frame-word.ts'
import { LaunchFailed } from './LaunchFailed.tsx'

/** The second only of games that say when they stand; of others nobody knows more than that their page has loaded. */
const PATIENCE: FramePatience = { untilLoadedMs: 20_000, untilHeardMs: 10_000 }

export interface GameFrameProps {
  launch: Launch
  name: string
  onLeave: () => void
  /** The game asks for a frame of its own anew, or the player does because it did not come. */
  onReload: () => void
  /** A round has begun, or the player has been shown how it ended. */
  onRound?: ((running: boolean) => void) | undefined
  /** What stands over a game that does not come, where a whole page is not given to it. */
  problem?: ReactNode
}

/**
 * A game of the generic family, on its studio's own origin. Listens to nothing but this very frame: the studio's words from the
 * studio's origin, and the close page's word when the game has sent the frame to our own /closewindow. A game that does not come is told
 * of over its frame, and shown all the same if it comes later.
 */
export function GameFrame({ launch: { url, saysReady }, name, onLeave, onReload, onRound, problem }: GameFrameProps) {
  const { t } = useTranslation('play')
  const frame = useRef<HTMLIFrameElement>(null)
  const { word, onWord, onLoad } = useFrameWord(url, PATIENCE)
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const studio = new URL(url).origin
    function hear({ source, origin, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow) return
      if (origin === location.origin && isInternalClose(data)) return onLeave()
      const message = origin === studio ? readGameFrameMessage(data) : null
      if (message) onWord()
      if (message?.kind === 'leave') onLeave()
      if (message?.kind === 'reload') onReload()
      if (message?.kind === 'height') setHeight(message.height)
      if (message?.kind === 'round') onRound?.(message.running)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, onWord, onLeave, onReload, onRound])
  // With the frame goes whatever round it was showing.
  useEffect(() => () => onRound?.(false), [onRound])

  return (
    <div className="relative grid min-h-0 flex-1 overflow-y-auto" aria-busy={word === 'awaited'}>
      {word === 'awaited' ? (
        <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-14 text-muted">
          <Spinner className="size-9 text-brass-400" />
          <span>{t('loading_game')}</span>
        </p>
      ) : null}
      <iframe
        ref={frame}
        src={url}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="origin"
        onLoad={saysReady ? onLoad : onWord}
        inert={word === 'missing'}
        className={classNames('relative size-full border-0', word !== 'heard' && 'opacity-0')}
        style={height === null ? undefined : { height }}
      />
      {word === 'missing' ? (
        <div className="absolute inset-0 grid">
          {/* Its words may have to be fetched, and the frame does not go for that. */}
          <Suspense>{problem ?? <LaunchFailed error={undefined} onRetry={onReload} onClose={onLeave} />}</Suspense>
        </div>
      ) : null}
    </div>
  )
}
