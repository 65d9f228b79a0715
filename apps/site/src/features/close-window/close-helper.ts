import { INTERNAL_CLOSE } from '#contracts/frames.ts'

/** The part of a window that closing needs. */
export type ClosableWindow = Pick<Window, 'close' | 'postMessage'> & {
  parent: Pick<Window, 'close' | 'postMessage' | 'opener'>
  opener: Window | null
}

/**
 * Closes what can be closed: sends the parent page, and the page that opened this window, the
 * message that we are done, and tries to close the window, and its parent where that is a pop-up.
 * Only windows of our own origin receive it.
 */
export function closeWindow(self: ClosableWindow, origin: string): void {
  const framed = self.parent !== (self as unknown)
  if (framed) self.parent.postMessage(INTERNAL_CLOSE, origin)
  self.opener?.postMessage(INTERNAL_CLOSE, origin)
  self.close()
  if (framed && self.parent.opener) self.parent.close()
}
