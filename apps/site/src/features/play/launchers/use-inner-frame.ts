import { useEffect, useRef } from 'react'
import type { GameFrameMessage } from '#contracts/frames.ts'
import type { FrameWords } from './frame-words.ts'

export interface InnerFrameOptions {
  /** The element of our page that a vendor's script draws in. */
  place: { readonly current: HTMLElement | null }
  words: FrameWords
  paused: boolean
  hear(message: GameFrameMessage): void
}

/**
 * Talks with the frame that a vendor's script has drawn into our page, as far as the game in it has
 * words of its own: heard from this frame and the origin of its address only.
 */
export function useInnerFrame({ place, words, paused, hear }: InnerFrameOptions): void {
  const now = useRef({ hear, paused })
  now.current = { hear, paused }

  useEffect(() => {
    const element = place.current
    function onMessage({ source, origin, data }: MessageEvent) {
      const frame = framesIn(element).find(({ contentWindow }) => contentWindow === source)
      const message = frame && origin === originOf(frame) ? words.read(data) : null
      if (!message) return
      if (frame && message.kind === 'height') frame.style.height = `${message.height}px`
      now.current.hear(message)
    }
    function onLoad({ target }: Event) {
      if (!(target instanceof HTMLIFrameElement)) return
      for (const word of words.greeting ?? []) tell(target, word)
      if (now.current.paused) tell(target, words.pause)
    }
    addEventListener('message', onMessage)
    // A frame's loading does not bubble.
    element?.addEventListener('load', onLoad, true)
    return () => {
      removeEventListener('message', onMessage)
      element?.removeEventListener('load', onLoad, true)
    }
  }, [place, words])

  const wasPaused = useRef(false)
  useEffect(() => {
    if (paused === wasPaused.current) return
    wasPaused.current = paused
    for (const frame of framesIn(place.current)) tell(frame, paused ? words.pause : words.resume)
  }, [place, words, paused])
}

function framesIn(element: HTMLElement | null): HTMLIFrameElement[] {
  return [...(element?.querySelectorAll('iframe') ?? [])]
}

/** Null for a frame without an address of the web. */
function originOf(frame: HTMLIFrameElement): string | null {
  const origin = URL.parse(frame.src)?.origin
  return origin && origin !== 'null' ? origin : null
}

function tell(frame: HTMLIFrameElement, word: unknown): void {
  const origin = originOf(frame)
  if (word !== undefined && origin) frame.contentWindow?.postMessage(word, origin)
}
