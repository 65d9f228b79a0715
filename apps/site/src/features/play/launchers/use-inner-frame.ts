import { useEffect, useRef } from 'react'
import type { GameFrameMessage } from '#contracts/frames.ts'
import { useMessages } from '#web/use-messages.ts'
import { balanceChanges } from './balance-changes.ts'
import type { FrameWords } from './frame-words.ts'

export interface InnerFrameOptions {
  /** The element of our page that a vendor's script draws in. */
  place: { readonly current: HTMLElement | null }
  words: FrameWords
  paused: boolean
  onMessage(message: GameFrameMessage): void
}

/**
 * Talks with the frame that a vendor's script has drawn into our page, as far as the game in it has
 * words of its own. Messages count only from this frame and from the origin of its address.
 */
export function useInnerFrame({ place, words, paused, onMessage }: InnerFrameOptions): void {
  const isPaused = useRef(paused)
  isPaused.current = paused

  useMessages(({ source, origin, data }) => {
    const frame = framesIn(place.current).find(({ contentWindow }) => contentWindow === source)
    const message = frame && origin === originOf(frame) ? words.read(data) : null
    if (!message) return
    if (frame && message.kind === 'height') frame.style.height = `${message.height}px`
    onMessage(message)
  })

  useEffect(() => {
    const element = place.current
    function onLoad({ target }: Event) {
      if (!(target instanceof HTMLIFrameElement)) return
      for (const message of words.greeting ?? []) send(target, message)
      if (isPaused.current) send(target, words.pause)
    }
    // A frame's loading does not bubble.
    element?.addEventListener('load', onLoad, true)
    return () => element?.removeEventListener('load', onLoad, true)
  }, [place, words])

  const wasPaused = useRef(false)
  useEffect(() => {
    if (paused === wasPaused.current) return
    wasPaused.current = paused
    for (const frame of framesIn(place.current)) send(frame, paused ? words.pause : words.resume)
  }, [place, words, paused])

  useEffect(
    () =>
      balanceChanges.subscribe(() => {
        for (const frame of framesIn(place.current)) send(frame, words.balance)
      }),
    [place, words],
  )
}

function framesIn(element: HTMLElement | null): HTMLIFrameElement[] {
  return [...(element?.querySelectorAll('iframe') ?? [])]
}

/** Null for a frame without an address of the web. */
function originOf(frame: HTMLIFrameElement): string | null {
  const origin = URL.parse(frame.src)?.origin
  return origin && origin !== 'null' ? origin : null
}

function send(frame: HTMLIFrameElement, message: unknown): void {
  const origin = originOf(frame)
  if (message !== undefined && origin) frame.contentWindow?.postMessage(message, origin)
}
