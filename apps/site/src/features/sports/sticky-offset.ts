const PHONE_OFFSET = 64
const DESKTOP_OFFSET = 94

/** Height of what sticks at the bottom of the page, in pixels: the bar of phones. */
export function bottomOffset(): number {
  return document.querySelector<HTMLElement>('.bottom-bar')?.offsetHeight ?? 0
}

/** Height of what sticks at the top of the page, in pixels, for what the book sticks below it. */
export function stickyOffset(): number {
  return matchMedia('(min-width: 1024px)').matches ? DESKTOP_OFFSET : PHONE_OFFSET
}
