import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, setEnabled } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { beat, motionAllowed } from '../motion.ts'
import { type Bet, openRack } from '../roulette/rack.ts'
import { fill } from '../words/words.ts'
import { type Dealt, handsOf, SIDES, type Side, sideName } from './hands.ts'

interface Shown extends Dealt {
  bets: Bet[]
}
interface Description {
  chips: number[]
  most: number
  pays: Record<Side, number>
}

const BETWEEN_CARDS_MS = 420
const REMEMBERED = 12

/** Baccarat: two hands, three places for chips, and the road of the last results. */
export const baccarat: GameView = {
  open: openBaccarat,
  rules: ({ words }) => [el('p', {}, words.baccaratRule)],
}

async function openBaccarat(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, sound, money } = cabinet
  const game = state.game as unknown as Description
  const rack = openRack(cabinet, game, () => {
    showHands(null, 0)
    paintSpots()
    play.refresh()
  })
  const hands = el('div', { class: 'sides-of-table' })
  const spots = SIDES.map((side) =>
    el('button', { class: `side-bet ${side}`, type: 'button', onclick: () => rack.lay(side) }),
  )
  const past = el('ol', { class: 'past' })
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)
  stage.append(
    el('div', { class: 'felt' }, hands, el('div', { class: 'side-bets', role: 'group' }, ...spots)),
  )
  extras.append(...rack.elements, past)

  function paintSpots(winner: Side | null = null) {
    for (const [index, spot] of spots.entries()) {
      const side = SIDES[index] as Side
      const amount = rack.laid
        .filter((bet) => bet.spot === side)
        .reduce((sum, bet) => sum + bet.amount, 0)
      const odds = `${(game.pays[side] - 100) / 100} : 1`
      spot.replaceChildren(el('b', {}, sideName(words, side)), el('small', {}, odds))
      if (amount > 0) spot.append(rack.drawChip(amount))
      spot.setAttribute(
        'aria-label',
        fill(words.betOn, { spot: `${sideName(words, side)} ${odds}`, amount: money(amount) }),
      )
      spot.classList.toggle('won', side === winner)
      setEnabled(spot, !rack.locked)
    }
  }
  const showHands = (shown: Shown | null, count: number) =>
    hands.replaceChildren(...handsOf(words, shown, count))
  function remember({ winner }: Shown) {
    past.prepend(
      el(
        'li',
        { class: winner, title: sideName(words, winner) },
        sideName(words, winner).charAt(0),
      ),
    )
    if (past.children.length > REMEMBERED) past.lastElementChild?.remove()
  }

  const play = playInstantly(cabinet, {
    button: words.deal,
    autoplay: true,
    choice: () => (rack.laid.length > 0 ? { bets: rack.laid } : null),
    stake: () => rack.total(),
    invitation: words.placeChips,
    lock(locked) {
      rack.locked = locked
      for (const spot of spots) setEnabled(spot, !locked)
    },
    begin: () => cabinet.showMessage(words.noMoreBets),
    async reveal(round: RoundView) {
      const shown = round.shown as Shown
      const laid = rack.laid.length > 0 ? rack.laid : shown.bets
      rack.put(laid)
      const all = shown.player.length + shown.banker.length
      for (let count = 1; count <= all; count += 1) {
        showHands(shown, count)
        sound.tick()
        if (motionAllowed()) await beat(BETWEEN_CARDS_MS)
      }
      paintSpots(shown.winner)
      rack.keep()
      remember(shown)
    },
    fact({ shown }) {
      const { winner, playerTotal, bankerTotal } = shown as Shown
      return fill(words.pointsTo, {
        winner: sideName(words, winner),
        player: playerTotal,
        banker: bankerTotal,
      })
    },
  })
  showHands(null, 0)
  paintSpots()
  await play.resume()
}
