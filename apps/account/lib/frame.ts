import { type AccountFrameMessage, MAX_FRAME_HEIGHT } from '#contracts/frames.ts'

export const isFramed = window.parent !== window

/** Sends a message to the page around this frame, if that page is of our own origin. */
export function notifySite(message: AccountFrameMessage): void {
  if (isFramed) window.parent.postMessage(message, location.origin)
}

/**
 * Reports the height of `element` to the page around this frame, now and whenever it changes.
 * Returns a function that ends this.
 */
export function reportHeight(element: Element): () => void {
  let last = 0
  const observer = new ResizeObserver(() => {
    const height = Math.min(
      MAX_FRAME_HEIGHT,
      Math.max(1, Math.ceil(element.getBoundingClientRect().height)),
    )
    if (height !== last) notifySite({ type: 'resize', height })
    last = height
  })
  observer.observe(element)
  return () => observer.disconnect()
}
