let typed = ''
let keeping: AbortController | null = null

/** From the press that opens the search until its field is there, letters are kept that would go nowhere. */
export function keepTyping(): void {
  if (keeping) return
  keeping = new AbortController()
  const listen = { capture: true, signal: keeping.signal }
  window.addEventListener('keydown', keep, listen)
  // Whoever turns to something else means it, and not the search.
  window.addEventListener('pointerdown', stop, listen)
  window.addEventListener('popstate', stop, listen)
}

/** For the field: what was typed before it could be. */
export function takeTyped(): string {
  const text = typed
  stop()
  return text
}

function stop(): void {
  keeping?.abort()
  keeping = null
  typed = ''
}

function keep(event: KeyboardEvent): void {
  const { key } = event
  if (isField(event.target) || key === 'Escape' || key === 'Tab') {
    stop()
    return
  }
  const isLetter = key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
  // The key that opens the search, pressed once more, is no word to look for.
  if (isLetter && (typed || key !== '/')) typed += key
  else if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key !== 'Enter') return
  // A space or Enter would press the button anew that opened the search.
  event.preventDefault()
  event.stopPropagation()
}

/** Whether letters have a place to go to. */
export function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
