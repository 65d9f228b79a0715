import type { Cabinet, GameView } from '../cabinet.ts'
import { el } from '../dom.ts'
import { openTable } from '../roulette/table.ts'
import { openWheel } from '../roulette/wheel.ts'
import { colourOf } from '../roulette/wheel-painting.ts'
import { fill } from '../words/words.ts'
import { drawDealer } from './dealer-hands.ts'
import { playLive } from './live-table.ts'

const REMEMBERED = 14

interface Outcome {
  number: number
}

/**
 * Roulette at a live table: the wheel belongs to the dealer, and all players see the same number.
 */
export const liveRoulette: GameView = {
  writesOnCanvas: true,
  open: openLiveRoulette,
  rules: ({ words }) => [words.rouletteRule, words.liveRule].map((text) => el('p', {}, text)),
}

async function openLiveRoulette(cabinet: Cabinet): Promise<void> {
  const { stage, extras, words } = cabinet
  const dealer = drawDealer()
  const pit = el('div', { class: 'wheel' })
  const road = el('ol', { class: 'past', 'aria-label': words.road })
  stage.dataset.showing = 'table'
  playLive(cabinet, (rack) => {
    const table = openTable(cabinet, rack)
    stage.append(pit, table.element)
    extras.append(road)
    const wheel = openWheel(pit, cabinet.sound)
    pit.append(dealer.element)
    let chips = new Map<string, number>()
    return {
      showBets(bets) {
        chips = new Map()
        for (const { spot, amount } of bets) chips.set(spot, (chips.get(spot) ?? 0) + amount)
        table.showChips(chips)
      },
      begin() {
        table.mark(null, [])
        stage.dataset.showing = 'table'
        dealer.pose('rest')
      },
      draw() {
        stage.dataset.showing = 'wheel'
        dealer.pose('reach')
        wheel.throw()
      },
      async reveal(outcome, isOld) {
        const { number } = outcome as Outcome
        stage.dataset.showing = 'wheel'
        dealer.pose('rest')
        if (isOld) wheel.show(number)
        else await wheel.land(number)
        table.mark(number, wonOf(cabinet, number, chips))
      },
      fact(outcome) {
        const { number } = outcome as Outcome
        return fill(words.number, { number, colour: words[colourOf(number)] })
      },
      showRoad(labels) {
        const last = labels
          .slice(0, REMEMBERED)
          .map((label) => el('li', { class: colourOf(Number(label)) }, label))
        road.replaceChildren(...last)
        if (labels[0] !== undefined && stage.dataset.showing === 'table')
          wheel.show(Number(labels[0]))
      },
      lock: (locked) => table.element.classList.toggle('locked', locked),
    }
  })
}

/** The places with chips that this number pays. */
function wonOf({ state }: Cabinet, number: number, chips: ReadonlyMap<string, number>): string[] {
  const { spots } = state.game as unknown as { spots: Record<string, number[]> }
  return [...chips.keys()].filter((spot) => spots[spot]?.includes(number))
}
