import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose, readGameFrameMessage } from '#contracts/frames.ts'
import { Spinner } from '#ui/Spinner.tsx'

export interface GameFrameProps {
  url: string
  name: string
  onLeave: () => void
  /** The game asks for a frame of its own anew. */
  onReload: () => void
  /** A round has begun, or the player has been shown how it ended. */
  onRound?: ((running: boolean) => void) | undefined
}

/**
 * A game of the generic family, on its studio's own origin. Listens to nothing but this very frame: the studio's words from the
 * studio's origin, and the close page's word when the game has sent the frame to our own /closewindow.
 */
export function GameFrame({ url, name, onLeave, onReload, onRound }: GameFrameProps) {
  const { t } = useTranslation('play')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const [height, setHeight] = useState<number | null>(null)

  useEffect(() => {
    const studio = new URL(url).origin
    function hear({ source, origin, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow) return
      if (origin === location.origin && isInternalClose(data)) return onLeave()
      const message = origin === studio ? readGameFrameMessage(data) : null
      if (message?.kind === 'leave') onLeave()
      if (message?.kind === 'reload') onReload()
      if (message?.kind === 'height') setHeight(message.height)
      if (message?.kind === 'round') onRound?.(message.running)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [url, onLeave, onReload, onRound])
  // With the frame goes whatever round it was showing.
  useEffect(() => () => onRound?.(false), [onRound])

  return (
    <div className="relative grid min-h-0 flex-1 overflow-y-auto" aria-busy={!loaded}>
      {loaded ? null : (
        <p role="status" className="absolute inset-0 grid place-content-center justify-items-center gap-4 text-14 text-muted">
          <Spinner className="size-9 text-brass-400" />
          {t('loading_game')}
        </p>
      )}
      <iframe
        ref={frame}
        src={url}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="origin"
        onLoad={() => setLoaded(true)}
        className={loaded ? 'relative size-full border-0' : 'relative size-full border-0 opacity-0'}
        style={height === null ? undefined : { height }}
      />
    </div>
  )
}
