let typed = ''
let keeping: AbortController | null = null

/** Keeps the letters that are typed from the press for the search until its field is there. */
export function keepTyping(): void {
  if (keeping) return
  keeping = new AbortController()
  const listen = { capture: true, signal: keeping.signal }
  window.addEventListener('keydown', keep, listen)
  // A visitor who turns to something else means that, and not the search.
  window.addEventListener('pointerdown', dropTyped, listen)
  window.addEventListener('popstate', dropTyped, listen)
}

/** Returns the kept letters, for the field, and stops keeping. */
export function takeTyped(): string {
  const text = typed
  dropTyped()
  return text
}

/** There will be no field: the keys are the page's again. */
export function dropTyped(): void {
  keeping?.abort()
  keeping = null
  typed = ''
}

/**
 * Keys without a letter have names, in plain capitals and small letters; one letter may well be two
 * characters, as in Arabic.
 */
const NAMED_KEY = /^[A-Z]\w+$/

function keep(event: KeyboardEvent): void {
  const { key } = event
  if (isField(event.target) || key === 'Escape' || key === 'Tab') {
    dropTyped()
    return
  }
  const isLetter = !NAMED_KEY.test(key) && !event.ctrlKey && !event.metaKey && !event.altKey
  if (isLetter) {
    // The key that opens the search, pressed once more, neither opens it again nor is a word to
    // look for.
    if (typed || key !== '/') typed += key
  } else if (key === 'Backspace') typed = typed.slice(0, -1)
  else if (key !== 'Enter') return
  // A space or Enter would press the button again that opened the search.
  event.preventDefault()
  event.stopPropagation()
}

/** Returns whether letters have a place to go to. */
export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
