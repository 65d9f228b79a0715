import type { Cabinet, GameView } from '../cabinet.ts'
import { el, setEnabled } from '../dom.ts'
import type { Bet } from '../roulette/rack.ts'
import { fill } from '../words/words.ts'
import { drawDealer } from './dealer-hands.ts'
import { playLive } from './live-table.ts'
import { openMoneyWheel } from './money-wheel.ts'

const REMEMBERED = 14

interface Outcome {
  segment: number
  pays: number
}

/** The money wheel: six numbers to bet on, one wheel for all. */
export const moneyWheel: GameView = {
  writesOnCanvas: true,
  open: openMoneyWheelTable,
  rules({ words, state }) {
    const { segments } = state.game as unknown as { segments: number[] }
    return [fill(words.moneyWheelRule, { count: segments.length }), words.liveRule].map((text) =>
      el('p', {}, text),
    )
  },
}

async function openMoneyWheelTable(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, money, sound } = cabinet
  const { segments } = state.game as unknown as { segments: number[] }
  const numbers = [...new Set(segments)].toSorted((a, b) => a - b)
  const dealer = drawDealer()
  const place = el('div', { class: 'money-wheel' })
  const road = el('ol', { class: 'past', 'aria-label': words.road })

  playLive(cabinet, (rack) => {
    const spots = numbers.map((pays) =>
      el('button', {
        class: `wheel-bet n${pays}`,
        type: 'button',
        onclick: () => rack.lay(String(pays)),
      }),
    )
    const bets = el(
      'div',
      { class: 'wheel-bets', role: 'group', 'aria-label': words.placeChips },
      ...spots,
    )
    stage.append(place, bets)
    extras.append(road)
    const wheel = openMoneyWheel(place, segments, sound)
    place.append(dealer.element)
    const mark = (won: number | null) =>
      spots.forEach((spot, index) => void spot.classList.toggle('won', numbers[index] === won))

    function paint(laid: readonly Bet[]) {
      for (const [index, spot] of spots.entries()) {
        const pays = numbers[index] as number
        const amount = laid
          .filter((bet) => bet.spot === String(pays))
          .reduce((sum, bet) => sum + bet.amount, 0)
        const name = `${pays} : 1`
        spot.replaceChildren(el('b', {}, String(pays)), el('small', {}, name))
        if (amount > 0) spot.append(rack.drawChip(amount))
        spot.setAttribute(
          'aria-label',
          amount > 0 ? fill(words.betOn, { spot: name, amount: money(amount) }) : name,
        )
      }
    }

    return {
      showBets: paint,
      begin() {
        mark(null)
        wheel.show(null)
        dealer.pose('rest')
      },
      draw() {
        dealer.pose('reach')
        wheel.turn()
      },
      async reveal(outcome, isOld) {
        const { segment, pays } = outcome as Outcome
        dealer.pose('rest')
        if (isOld) wheel.show(segment)
        else await wheel.stopAt(segment)
        mark(pays)
      },
      fact: (outcome) => fill(words.wheelStops, { number: (outcome as Outcome).pays }),
      showRoad: (labels) =>
        road.replaceChildren(
          ...labels.slice(0, REMEMBERED).map((label) => el('li', { class: `n${label}` }, label)),
        ),
      lock(locked) {
        bets.classList.toggle('locked', locked)
        for (const spot of spots) setEnabled(spot, !locked)
      },
    }
  })
}
