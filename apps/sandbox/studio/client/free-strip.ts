import type { FreeSpinsView } from '../free-spins/free-spins.ts'
import type { Bar } from './bar.ts'
import { el } from './dom.ts'
import type { Money } from './money.ts'
import { fill, type Words } from './words/words.ts'

export interface FreeStrip {
  element: HTMLElement
  /** Shows the present state of the casino's free spins; null where there are none. */
  show(free: FreeSpinsView | null): void
  /** Returns the cost of a round at this stake. */
  costOf(stake: number): number
}

/** The line that counts free spins which the casino gave, and shows at their end what they won. */
export function openFreeStrip(words: Words, money: Money, bar: Bar): FreeStrip {
  const element = el('p', { class: 'gift', role: 'status' })
  let isOn = false
  return {
    element,
    show(free) {
      const isLeft = free !== null && free.played < free.spins
      // A line that shows how they ended stays until the next round.
      if (free || isOn) element.replaceChildren(free ? sentenceOf(free) : '')
      isOn = isLeft
      bar.fixStake(isLeft ? free.stake : null)
    },
    costOf: (stake) => (isOn ? 0 : stake),
  }

  function sentenceOf({ spins, played, won }: FreeSpinsView): string {
    if (played === spins) return fill(words.freeSpinsOver, { amount: money(won) })
    const place = fill(words.freeSpin, { number: played + 1, count: spins })
    return played === 0 ? place : `${place}. ${fill(words.soFar, { amount: money(won) })}`
  }
}
