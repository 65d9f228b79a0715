/**
 * What runs inside the pages. Each function is sent as text: it may use nothing but its argument
 * and the page.
 */

export interface Wish {
  css: string
  /** Its whole text, or its name. */
  text?: string
  /** Beginning of that text. */
  begins?: string
  /**
   * Only when it could be pressed now: it stands where it stood at the last look, and nothing
   * covers it.
   */
  pressable?: boolean
  /** Requests its text as the answer. */
  asText?: boolean
}

/** Something that reaches past the edges of its window. */
export interface Beside {
  what: string
  leftPx: number
  rightPx: number
  windowPx: number
}

/** Returns the element that can be seen, or its text. */
export function find({ css, text, begins, pressable, asText }: Wish): Element | string | null {
  const tidy = (words: string | null) => (words ?? '').replace(/\s+/g, ' ').trim()
  const fits = (words: string) =>
    (text === undefined || words === text) && (begins === undefined || words.startsWith(begins))
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const element = [document, ...openRoots(document)]
    .flatMap((root) => [...root.querySelectorAll(css)])
    .find(
      (each) =>
        isSeen(each) &&
        [each.textContent, each.getAttribute('aria-label')].some((words) => fits(tidy(words))),
    )
  if (!element) return null
  if (asText) return tidy(element.textContent)
  return !pressable || canBePressed(element) ? element : null

  /** The shadow roots that can be looked into, one within the other. */
  function openRoots(root: Document | ShadowRoot): ShadowRoot[] {
    return [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot, ...openRoots(shadowRoot)] : [],
    )
  }

  function canBePressed(element: Element): boolean {
    // An element in sight in a frame may be out of sight in the page around it; a menu that scrolls
    // hides its last rows inside the window.
    if (window !== window.parent || !isHit(element))
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const place = [left, top, width, height].map(Math.round).join()
    const last = Reflect.get(element, 'placeAtLastLook')
    Reflect.set(element, 'placeAtLastLook', place)
    if (place !== last || element.matches(':disabled, [aria-disabled=true], [inert] *'))
      return false
    return isHit(element)
  }

  /** Returns whether a press in the middle of the element reaches it. */
  function isHit(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect()
    const root = element.getRootNode() as Document | ShadowRoot
    const hit = root.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)
  }
}

/**
 * Returns whether fonts and the pictures in sight are there, nothing moves or scrolls that comes to
 * an end soon, and what has changed is drawn.
 */
export function isSettled(): boolean {
  const inSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const moves = document.getAnimations().some(({ playState, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && Number(endTime) <= 2000
  })
  const pictures = [...document.images].filter((each) => each.checkVisibility() && inSight(each))
  const isThere =
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    pictures.every(({ complete }) => complete)
  return [isDrawn(), isThere, !moves, !scrolls()].every(Boolean)

  function scrolls(): boolean {
    const [last, now] = [Reflect.get(window, 'scrolledAtLastLook'), `${scrollX} ${scrollY}`]
    Reflect.set(window, 'scrolledAtLastLook', now)
    return now !== last
  }

  /** Two frames after the first look. */
  function isDrawn(): boolean {
    const known = Reflect.get(window, 'isDrawn') as boolean | undefined
    if (known === undefined) {
      Reflect.set(window, 'isDrawn', false)
      requestAnimationFrame(() => requestAnimationFrame(() => Reflect.set(window, 'isDrawn', true)))
    }
    return known === true
  }
}

/**
 * Words, controls and pictures that reach past the window, where nothing around them scrolls or
 * cuts them.
 */
export function liesBeside(): Beside[] {
  const root = document.documentElement
  const windowPx = root.clientWidth
  const found: Beside[] = []
  if (root.scrollWidth > windowPx)
    found.push({ what: 'the page', leftPx: 0, rightPx: root.scrollWidth, windowPx })
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width, height } = textPart(element)
    if (width <= 1 || height <= 1 || (left >= -1 && right <= windowPx + 1)) continue
    if (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isHeld(element)
    )
      found.push({
        what: nameOf(element),
        leftPx: Math.round(left),
        rightPx: Math.round(right),
        windowPx,
      })
  }
  return found

  /**
   * Returns the box of an element's own words: the space around them, which can be pressed too, may
   * reach past the edge.
   */
  function textPart(element: Element): DOMRect {
    const box = element.getBoundingClientRect()
    // Text for screen readers alone stands in a box of one pixel.
    if (box.width <= 1 || element.matches('input, select, textarea, img, video, iframe')) return box
    const words = document.createRange()
    const own = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return new DOMRect()
    words.setStartBefore(first)
    words.setEndAfter(last)
    return words.getBoundingClientRect()
  }

  function isHeld(element: Element): boolean {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
      if (at.matches('[inert], [aria-hidden=true]') || getComputedStyle(at).overflowX !== 'visible')
        return true
    return element.matches('[inert], [aria-hidden=true]')
  }

  function nameOf(element: Element): string {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}${element.className && typeof element.className === 'string' ? `.${element.className.split(' ')[0]}` : ''} “${words}”`
  }
}
