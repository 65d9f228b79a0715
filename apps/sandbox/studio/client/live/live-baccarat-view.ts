import { type Dealt, handsOf, SIDES, type Side, sideName } from '../baccarat/hands.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, setEnabled } from '../dom.ts'
import { motionAllowed, pause } from '../motion.ts'
import type { Bet } from '../roulette/rack.ts'
import { fill } from '../words/words.ts'
import { bigRoad } from './big-road.ts'
import { drawDealer } from './dealer-hands.ts'
import { playLive } from './live-table.ts'

const BETWEEN_CARDS_MS = 640
const ROAD_COLUMNS = 18

/** Baccarat at a live table: one deal for all, and the road of the shoe's streaks. */
export const liveBaccarat: GameView = {
  open: openLiveBaccarat,
  rules: ({ words }) => [words.baccaratRule, words.liveRule].map((text) => el('p', {}, text)),
}

async function openLiveBaccarat(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, sound, money } = cabinet
  const { pays } = state.game as unknown as { pays: Record<Side, number> }
  const dealer = drawDealer()
  const hands = el('div', { class: 'sides-of-table' })
  const road = el('div', { class: 'big-road', role: 'img' })
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)

  playLive(cabinet, (rack) => {
    const spots = SIDES.map((side) =>
      el('button', { class: `side-bet ${side}`, type: 'button', onclick: () => rack.lay(side) }),
    )
    const bets = el(
      'div',
      { class: 'side-bets', role: 'group', 'aria-label': words.placeChips },
      ...spots,
    )
    stage.append(el('div', { class: 'felt' }, dealer.element, hands, bets))
    extras.append(road)
    const showHands = (dealt: Dealt | null, count: number) =>
      hands.replaceChildren(...handsOf(words, dealt, count))
    const mark = (winner: Side | null) =>
      spots.forEach((spot, index) => void spot.classList.toggle('won', SIDES[index] === winner))

    function paint(laid: readonly Bet[]) {
      for (const [index, spot] of spots.entries()) {
        const side = SIDES[index] as Side
        const amount = laid
          .filter((bet) => bet.spot === side)
          .reduce((sum, bet) => sum + bet.amount, 0)
        const odds = `${(pays[side] - 100) / 100} : 1`
        spot.replaceChildren(el('b', {}, sideName(words, side)), el('small', {}, odds))
        if (amount > 0) spot.append(rack.drawChip(amount))
        const name = `${sideName(words, side)} ${odds}`
        spot.setAttribute(
          'aria-label',
          amount > 0 ? fill(words.betOn, { spot: name, amount: money(amount) }) : name,
        )
      }
    }

    return {
      showBets: paint,
      begin() {
        showHands(null, 0)
        mark(null)
        dealer.pose('rest')
      },
      draw: () => dealer.pose('close'),
      async reveal(outcome, isOld) {
        const dealt = outcome as Dealt
        const all = dealt.player.length + dealt.banker.length
        dealer.pose('deal')
        for (let count = isOld ? all : 1; count <= all; count += 1) {
          showHands(dealt, count)
          sound.tick()
          if (motionAllowed() && !isOld) await pause(BETWEEN_CARDS_MS)
        }
        dealer.pose('rest')
        mark(dealt.winner)
      },
      fact(outcome) {
        const { winner, playerTotal, bankerTotal } = outcome as Dealt
        return fill(words.pointsTo, {
          winner: sideName(words, winner),
          player: playerTotal,
          banker: bankerTotal,
        })
      },
      showRoad(labels) {
        road.replaceChildren(...bigRoad(labels, ROAD_COLUMNS))
        road.setAttribute(
          'aria-label',
          `${words.road}: ${labels
            .slice(0, ROAD_COLUMNS)
            .map((label) => sideName(words, label as Side))
            .join(', ')}`,
        )
      },
      lock(locked) {
        bets.classList.toggle('locked', locked)
        for (const spot of spots) setEnabled(spot, !locked)
      },
    }
  })
}
