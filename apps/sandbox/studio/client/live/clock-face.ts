import { el } from '../dom.ts'

const LENGTH = 2 * Math.PI * 20
const TICK_MS = 200

/** A ring that runs out with the time for bets, with the seconds in it. */
export interface ClockFace {
  element: HTMLElement
  /** Runs for `leftMs` of `lengthMs`; `urgent` while it is time to hurry. Stops with 0. */
  run(leftMs: number, lengthMs: number): void
}

/** `onSecond` is called once for every second that is left. */
export function openClockFace(onSecond: (seconds: number) => void): ClockFace {
  const seconds = el('b', {})
  const ring = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  ring.setAttribute('viewBox', '0 0 48 48')
  ring.setAttribute('aria-hidden', 'true')
  const [track, arc] = ['track', 'arc'].map((name) => {
    const circle = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
    for (const [key, value] of Object.entries({
      cx: 24,
      cy: 24,
      r: 20,
      class: name,
      'stroke-dasharray': LENGTH,
    }))
      circle.setAttribute(key, String(value))
    return circle
  }) as [SVGCircleElement, SVGCircleElement]
  ring.append(track, arc)
  const element = el(
    'div',
    { class: 'clock-face', role: 'timer', 'aria-live': 'off' },
    ring,
    seconds,
  )
  let [end, length, shownSeconds] = [0, 1, -1]

  function show(): void {
    const leftMs = Math.max(0, end - performance.now())
    const left = Math.ceil(leftMs / 1000)
    arc.setAttribute('stroke-dashoffset', String(LENGTH * (1 - leftMs / length)))
    seconds.replaceChildren(left > 0 ? String(left) : '')
    element.classList.toggle('urgent', left > 0 && left <= 5)
    element.classList.toggle('over', left === 0)
    if (left !== shownSeconds) onSecond(left)
    shownSeconds = left
  }
  setInterval(show, TICK_MS)
  return {
    element,
    run(leftMs, lengthMs) {
      end = performance.now() + leftMs
      length = Math.max(1, lengthMs)
      show()
    },
  }
}
