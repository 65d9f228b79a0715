import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose } from '#contracts/frames.ts'
import { classNames } from '#ui/class-names.ts'
import { useMessages } from '#web/use-messages.ts'
import { type FramePatience, useFirstMessage } from '../../../lib/use-first-message.ts'
import { LaunchFailed } from '../LaunchFailed.tsx'
import { balanceChanges } from './balance-changes.ts'
import { FrameWaiting } from './FrameWaiting.tsx'
import type { FrameWords } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'

/**
 * The second only of games that say when they are ready; of others, only the loading of their page
 * is known.
 */
const PATIENCE: FramePatience = { untilLoadedMs: 20_000, untilMessageMs: 10_000 }

export interface FramedGameProps extends Omit<LauncherProps, 'launch'> {
  url: string
  words: FrameWords
  saysReady?: boolean
}

/**
 * A game in a frame, on its provider's own origin. Listens to this frame only: to the family's
 * words from the provider's origin, and to the close page's word when the game has sent the frame
 * to our own /closewindow. A message stands over a game that does not come; the game is shown all
 * the same if it comes later.
 */
export function FramedGame({
  url,
  words,
  saysReady = false,
  name,
  paused,
  onLeave,
  onReload,
  onRetry,
  onRound,
  onDeposit,
  problem,
}: FramedGameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { t } = useTranslation('play')
  const { firstMessage, onMessage, onLoad } = useFirstMessage(url, PATIENCE)
  const [height, setHeight] = useState<number | null>(null)
  const { send, greet } = useSending(frame, url, words, paused)

  useMessages(({ source, origin, data }: MessageEvent) => {
    if (!source || source !== frame.current?.contentWindow) return
    if (origin === location.origin && isInternalClose(data)) return onLeave()
    const message = origin === new URL(url).origin ? words.read(data) : null
    if (message) onMessage()
    if (message?.kind === 'leave') onLeave()
    if (message?.kind === 'reload') onReload()
    if (message?.kind === 'height') setHeight(message.height)
    if (message?.kind === 'round') onRound?.(message.running)
    if (message?.kind === 'deposit') onDeposit?.()
  })
  // The round that the frame was showing goes with it.
  useEffect(() => () => onRound?.(false), [onRound])

  function onFrameLoad() {
    greet()
    if (paused) send(words.pause)
    if (saysReady) onLoad()
    else onMessage()
  }

  return (
    <div
      className="relative grid min-h-0 flex-1 overflow-y-auto"
      aria-busy={firstMessage === 'awaited'}
    >
      {firstMessage === 'awaited' ? <FrameWaiting text={t('loading_game')} /> : null}
      <iframe
        ref={frame}
        src={url}
        title={name}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen; screen-wake-lock"
        referrerPolicy="origin"
        onLoad={onFrameLoad}
        inert={firstMessage === 'missing'}
        className={classNames(
          'relative size-full border-0',
          firstMessage !== 'received' && 'opacity-0',
        )}
        style={height === null ? undefined : { height }}
      />
      {firstMessage === 'missing' ? (
        <div className="absolute inset-0 grid">
          {/* Its words may have to be fetched, and the frame does not go for that. */}
          <Suspense>
            {problem ?? <LaunchFailed error={undefined} onRetry={onRetry} onClose={onLeave} />}
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

/**
 * Sends the messages to the game that its family has: the greeting once it has loaded, and that it
 * is to wait, to go on, or to request the balance.
 */
function useSending(
  frame: { current: HTMLIFrameElement | null },
  url: string,
  words: FrameWords,
  paused: boolean,
) {
  const wasPaused = useRef(false)

  function send(data: unknown) {
    if (data !== undefined) frame.current?.contentWindow?.postMessage(data, new URL(url).origin)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `paused` is sent.
  useEffect(() => {
    if (paused === wasPaused.current) return
    wasPaused.current = paused
    send(paused ? words.pause : words.resume)
  }, [paused])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same message as long as these are the same.
  useEffect(() => balanceChanges.subscribe(() => send(words.balance)), [url, words])

  return { send, greet: () => words.greeting?.forEach(send) }
}
