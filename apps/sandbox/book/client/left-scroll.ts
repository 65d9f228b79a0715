/** Time in which a page to which a visitor goes back is drawn to its end, in ms. */
const DRAWN_MS = 3_000
/** Time from a step in the history until its page begins to be drawn, in ms. */
const DRAWN_AFTER_MS = 2_000
const MOST_KEPT = 50

/** How far the pages of the book are scrolled. */
export interface LeftScroll {
  /** A press leads away from this page. */
  leave(path: string): void
  /** Scrolls the page that has just been drawn to its place. Returns a function that stops this. */
  arrive(book: HTMLElement, path: string, stickyTop: number): () => void
  remove(): void
}

/**
 * A page begins at its top, because it may be shorter than the one before it. Back leads to where
 * the visitor has left the page.
 */
export function openLeftScroll(): LeftScroll {
  const left = new Map<string, number>()
  let steppedAt = Number.NEGATIVE_INFINITY
  const step = () => {
    steppedAt = performance.now()
  }
  addEventListener('popstate', step)
  return {
    leave(path) {
      steppedAt = Number.NEGATIVE_INFINITY
      left.delete(path)
      left.set(path, scrollY)
      const [oldest] = left.keys()
      if (left.size > MOST_KEPT && oldest !== undefined) left.delete(oldest)
    },
    arrive(book, path, stickyTop) {
      const kept = left.get(path)
      if (kept !== undefined && performance.now() - steppedAt < DRAWN_AFTER_MS)
        return seek(book, kept)
      if (book.getBoundingClientRect().top < stickyTop)
        book.scrollIntoView({ block: 'start', behavior: 'instant' })
      return () => {}
    },
    remove: () => removeEventListener('popstate', step),
  }
}

/** Scrolls there each time that the page grows, until the visitor scrolls or presses. */
function seek(book: HTMLElement, top: number): () => void {
  const done = new AbortController()
  const giveUp = () => done.abort()
  const { style } = document.documentElement
  // Otherwise a browser keeps what stands below the book, such as a footer, where it was.
  style.overflowAnchor = 'none'
  const grown = new ResizeObserver(() => scrollTo({ top, behavior: 'instant' }))
  grown.observe(book)
  const timer = setTimeout(giveUp, DRAWN_MS)
  done.signal.addEventListener('abort', () => {
    grown.disconnect()
    clearTimeout(timer)
    style.overflowAnchor = ''
  })
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, giveUp, { signal: done.signal, passive: true })
  return giveUp
}
