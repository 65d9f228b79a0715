/**
 * The pose of the hands: they lie there, reach out to set something in motion, wave over the table
 * as the bets close, or deal.
 */
export type Pose = 'rest' | 'reach' | 'close' | 'deal'

export interface Dealer {
  element: SVGSVGElement
  pose(pose: Pose): void
}

const FINGERS = ['M-11 27 L-13 45', 'M-4 29 L-5 51', 'M4 29 L4 52', 'M11 27 L12 47']
const THUMB = 'M15 14 C22 18 24 24 25 31'
const PALM = 'M-16 4 C-17 16 -17 26 -13 32 L13 32 C17 26 18 14 16 4 Z'

/**
 * The dealer's two hands with their sleeves, seen from above, as they lie on the far edge of the
 * table.
 */
export function drawDealer(): Dealer {
  const svg = svgOf('svg', { class: 'dealer', viewBox: '-150 -34 300 100', 'aria-hidden': 'true' })
  svg.append(hand('left', -58, 14, 1), hand('right', 58, -14, -1))
  svg.dataset.pose = 'rest'
  return {
    element: svg,
    pose(pose) {
      svg.dataset.pose = pose
    },
  }
}

function hand(name: string, x: number, turn: number, mirror: 1 | -1): SVGGElement {
  const arm = svgOf('g', { class: `arm ${name}` })
  const drawn = svgOf('g', { transform: `translate(${x} 0) rotate(${-turn}) scale(${mirror} 1)` })
  drawn.append(
    svgOf('path', { d: 'M-26 -70 L26 -70 L19 -6 L-19 -6 Z', fill: '#15191c', stroke: '#05080a' }),
    svgOf('path', { d: 'M-8 -70 L2 -70 L1 -6 L-5 -6 Z', fill: '#23292d' }),
    svgOf('path', {
      d: 'M-20 -9 Q0 -4 20 -9 L18 5 Q0 9 -18 5 Z',
      fill: '#f7f2e6',
      stroke: '#b9ae97',
    }),
    svgOf('circle', { cx: 13, cy: 0, r: 2.2, fill: '#e3b65b', stroke: '#7d5c22' }),
    ...[THUMB, ...FINGERS].map((d) =>
      svgOf('path', {
        d,
        fill: 'none',
        stroke: '#8d5a3c',
        'stroke-width': 9.6,
        'stroke-linecap': 'round',
      }),
    ),
    svgOf('path', { d: PALM, fill: '#d9a07a', stroke: '#8d5a3c', 'stroke-width': 1.4 }),
    ...[THUMB, ...FINGERS].map((d) =>
      svgOf('path', {
        d,
        fill: 'none',
        stroke: '#d9a07a',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
    ),
    svgOf('path', {
      d: 'M-12 31 L-11 27 M-4 33 L-4 29 M4 33 L4 29 M12 31 L11 27',
      stroke: '#b77c58',
      fill: 'none',
    }),
  )
  arm.append(drawn)
  return arm
}

function svgOf<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Tag] {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value))
  return node
}
