/**
 * After a release the click follows at once, and on a touch screen after the events that stand in
 * for a mouse; some presses end in none.
 */
const CLICK_WITHIN_MS = 400

/**
 * Events that end a press without a click. `change` of a field is none of them: it comes in the
 * middle of a press that leaves the field.
 */
const ENDS = ['pointercancel', 'contextmenu', 'keydown', 'pagehide']

/**
 * Watches presses on the page: a press lasts from the first touch until its click has taken effect.
 */
export function watchPresses(page: EventTarget) {
  let isOn = false
  let giveUp: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()

  function end(): void {
    clearTimeout(giveUp)
    isOn = false
    const due = [...waiting]
    waiting.clear()
    for (const act of due) act()
  }

  page.addEventListener(
    'pointerdown',
    (event) => {
      clearTimeout(giveUp)
      // A list of the browser's own is open by now, and its release may never come.
      isOn = (event.target as Partial<Element> | null)?.tagName !== 'SELECT'
    },
    true,
  )
  page.addEventListener(
    'pointerup',
    () => {
      clearTimeout(giveUp)
      giveUp = setTimeout(end, CLICK_WITHIN_MS)
    },
    true,
  )
  // It bubbles to here after everything in the page has got it.
  page.addEventListener('click', end)
  for (const name of ENDS) page.addEventListener(name, end, true)

  return {
    isOn: () => isOn,
    /** Calls back once, when no press is on. Returns how to forget about it. */
    whenOver(act: () => void): () => void {
      if (isOn) waiting.add(act)
      else act()
      return () => void waiting.delete(act)
    },
  }
}
