/**
 * A page that was just opened may draw the place later; after this long the page no longer waits
 * for it.
 */
const WAIT_MS = 10_000

/**
 * Scrolls to the element that `hash` names, at once or as soon as it is drawn, unless the reader
 * moves first. Answers what gives up.
 */
export function bringUp(hash: string): () => void {
  const done = new AbortController()
  const giveUp = () => done.abort()
  const look = () => {
    const place = document.getElementById(nameIn(hash))
    if (!place) return
    place.scrollIntoView({ behavior: 'instant' })
    giveUp()
  }
  const drawn = new MutationObserver(look)
  drawn.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(giveUp, WAIT_MS)
  done.signal.addEventListener('abort', () => {
    drawn.disconnect()
    clearTimeout(timer)
  })
  for (const move of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(move, giveUp, { signal: done.signal, passive: true })
  look()
  return giveUp
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
