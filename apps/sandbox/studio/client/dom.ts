type Child = Node | string | null

/**
 * A new element. Attributes are set as they are named; `on…` functions become listeners; false and
 * null are left out.
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number | boolean | null | ((event: Event) => void)> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (value === true) node.setAttribute(name, '')
    else if (value !== false && value !== null) node.setAttribute(name, String(value))
  }
  node.append(...children.filter((child) => child !== null))
  return node
}

/**
 * A button that cannot be pressed just now keeps the focus, which a player at the keyboard would
 * lose in the middle of a round.
 */
export function setEnabled(button: HTMLButtonElement, enabled: boolean): void {
  button.setAttribute('aria-disabled', String(!enabled))
}

export function isEnabled(button: HTMLButtonElement): boolean {
  return button.getAttribute('aria-disabled') !== 'true'
}

const ICONS = {
  spin: 'M16 10a6 6 0 1 1-2-4.5M16 3v4h-4',
  minus: 'M4 10h12',
  plus: 'M4 10h12M10 4v12',
  close: 'M5 5l10 10M15 5L5 15',
  info: 'M10 9v5M10 6.2v.1M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z',
  sound: 'M4 8v4h3l4 3.5v-11L7 8zM14 7.5c1.3 1.4 1.3 3.6 0 5M16 5.5c2.4 2.5 2.4 6.5 0 9',
  silent: 'M4 8v4h3l4 3.5v-11L7 8zM14 8l4 4M18 8l-4 4',
  auto: 'M7.500 6.500v7l6-3.500zM3 13.500A8 8 0 0 1 15.500 4M17 6.500A8 8 0 0 1 4.500 16M15.500 1v3.500H12M4.500 19v-3.500H8',
  turbo: 'M11 2L4.500 11.500H9L8 18l7-10h-4.700z',
  stop: 'M5.500 5.500h9v9h-9z',
  history: 'M3.500 10a6.500 6.500 0 1 0 2-4.700M5.500 2v3.500H9M10 6.500V10l2.500 2',
  undo: 'M8 5L4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  clear: 'M4 6h12M8 6V4h4v2M6 6l1 10h6l1-10',
  repeat:
    'M4 9V7a2 2 0 0 1 2-2h9M13 2.5L15.500 5 13 7.500M16 11v2a2 2 0 0 1-2 2H5M7 12.500L4.500 15 7 17.500',
}
export type Icon = keyof typeof ICONS

export function icon(name: Icon): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', ICONS[name])
  svg.append(path)
  return svg
}
