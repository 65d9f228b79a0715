import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInternalClose } from '#contracts/frames.ts'
import { classNames } from '#ui/class-names.ts'
import { useMessages } from '#web/use-messages.ts'
import { loadScript } from '../../../lib/load-script.ts'
import { LaunchFailed } from '../LaunchFailed.tsx'
import { balanceChanges } from './balance-changes.ts'
import { FrameWaiting } from './FrameWaiting.tsx'
import { type FrameWords, SILENT } from './frame-words.ts'
import type { LauncherProps } from './launcher-props.ts'
import { useInnerFrame } from './use-inner-frame.ts'

/** The place of a vendor's script: the values it is given, and the events it reports. */
export interface ScriptPlace {
  /** An empty element of our page, with an id. */
  element: HTMLElement
  onReady(): void
  onFailure(error: unknown): void
  onLeave(): void
  onRound(running: boolean): void
}

/** A game that the vendor's script has opened. */
export interface ScriptedGameHandle {
  pause?(): void
  resume?(): void
  /** Makes the game request the balance again. */
  reloadBalance?(): void
}

export interface ScriptedGameProps extends Omit<LauncherProps, 'launch'> {
  scriptUrl: string
  /** The id of the element that the vendor's script draws in. */
  elementId: string
  /**
   * Called once, when the script is there. Throws when the script does not bring what it should.
   */
  open(place: ScriptPlace): ScriptedGameHandle | undefined
  /** Words of the game in the frame, where the script leaves them to the page. */
  words?: FrameWords
}

const PATIENCE_MS = 20_000

/** A game that the vendor's own script draws into our page. */
export function ScriptedGame({
  scriptUrl,
  elementId,
  open,
  words = SILENT,
  name,
  paused,
  onLeave,
  onReload,
  onRetry,
  onRound,
  problem,
}: ScriptedGameProps) {
  const { t } = useTranslation('play')
  const element = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'awaited' | 'ready' | 'missing'>('awaited')
  const [handle, setHandle] = useState<ScriptedGameHandle | undefined>()
  const now = useRef({ open, onLeave, onRound })
  now.current = { open, onLeave, onRound }

  useEffect(() => {
    let left = false
    const patience = setTimeout(
      () => setState((before) => (before === 'awaited' ? 'missing' : before)),
      PATIENCE_MS,
    )
    const onFailure = (error: unknown) => {
      console.error('The game could not be opened by the script of its vendor', error)
      if (!left) setState('missing')
    }
    loadScript(scriptUrl)
      .then(() => {
        if (left || !element.current) return
        const opened = now.current.open({
          element: element.current,
          onReady: () => !left && setState('ready'),
          onFailure,
          onLeave: () => !left && now.current.onLeave(),
          onRound: (running) => !left && now.current.onRound?.(running),
        })
        setHandle(opened)
      })
      .catch(onFailure)
    const place = element.current
    return () => {
      left = true
      clearTimeout(patience)
      place?.replaceChildren()
      now.current.onRound?.(false)
    }
  }, [scriptUrl])

  // The game's own exit leads its frame to our /closewindow, which sends a message to this page.
  useMessages(({ source, origin, data }) => {
    if (origin !== location.origin || !isInternalClose(data)) return
    const frames = [...(element.current?.querySelectorAll('iframe') ?? [])]
    if (source && frames.some(({ contentWindow }) => contentWindow === source)) onLeave()
  })

  useInnerFrame({
    place: element,
    words,
    paused,
    onMessage(message) {
      if (message.kind === 'leave') onLeave()
      if (message.kind === 'reload') onReload()
      if (message.kind === 'round') onRound?.(message.running)
    },
  })

  const wasPaused = useRef(false)
  useEffect(() => {
    if (!handle || paused === wasPaused.current) return
    wasPaused.current = paused
    if (paused) handle.pause?.()
    else handle.resume?.()
  }, [paused, handle])

  useEffect(() => balanceChanges.subscribe(() => handle?.reloadBalance?.()), [handle])

  return (
    <section
      aria-label={name}
      className="relative grid min-h-0 flex-1 overflow-y-auto"
      aria-busy={state === 'awaited'}
    >
      {state === 'awaited' ? <FrameWaiting text={t('loading_game')} /> : null}
      <div
        ref={element}
        id={elementId}
        inert={state === 'missing'}
        className={classNames(
          'relative grid size-full [&_iframe]:size-full [&_iframe]:border-0',
          state !== 'ready' && 'opacity-0',
        )}
      />
      {state === 'missing' ? (
        <div className="absolute inset-0 grid">
          <Suspense>
            {problem ?? <LaunchFailed error={undefined} onRetry={onRetry} onClose={onLeave} />}
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}
