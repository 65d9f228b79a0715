import type { SeatView } from '../../live/table-seats.ts'
import type { Cabinet } from '../cabinet.ts'
import { cardFace } from '../cards/card-face.ts'
import { el } from '../dom.ts'
import type { Rack } from '../roulette/rack.ts'
import { fill, inSentences, type Words } from '../words/words.ts'

interface HandShown {
  cards: number[]
  total: number
  doubled: boolean
  /** Payment of the seat, in stakes; null while it is not decided. */
  pays: number | null
}

interface SeatShown {
  active: number | null
  moves: string[]
  hands: HandShown[]
}

export interface BlackjackShown {
  isOver: boolean
  dealer: { cards: number[]; total: number }
  seats: (SeatShown | null)[]
}

interface SeatNow {
  seat: SeatView
  isMine: boolean
  /** Stake of this player on it before it was doubled or split, in minor units. */
  amount: number
  shown: SeatShown | null
}

/** The place of one seat: its number, its cards, and the player's chips. */
export function openSeat({ words, money }: Cabinet, rack: Rack, index: number, press: () => void) {
  const name = fill(words.seat, { number: index + 1 })
  const hands = el('span', { class: 'seat-hands' })
  const label = el('b', {})
  const chip = el('span', { class: 'seat-chip' })
  const element = el(
    'button',
    { class: 'seat-box', type: 'button', onclick: press },
    hands,
    label,
    chip,
  )
  let printed = ''
  return {
    element,
    show({ seat, isMine, amount: first, shown }: SeatNow): void {
      const amount = isMine ? first * stakesIn(shown) : first
      const now = JSON.stringify([seat, isMine, amount, shown])
      // Cards that are drawn again would come flying once more.
      if (now === printed) return
      printed = now
      const state = isMine
        ? words.yourSeat
        : seat.who === null
          ? words.sitHere
          : seat.isIn
            ? words.betBehind
            : name
      const line = shown ? totalsOf(words, shown) : state
      label.replaceChildren(line)
      element.setAttribute(
        'aria-label',
        `${name}: ${state}${shown ? `, ${line}` : ''}${amount > 0 ? `, ${money(amount)}` : ''}`,
      )
      element.classList.toggle('mine', isMine)
      element.classList.toggle('free', seat.who === null)
      element.classList.toggle('won', shown?.hands.some(({ pays }) => (pays ?? 0) > 1) === true)
      hands.replaceChildren(...(shown ? fansOf(words, shown) : []))
      chip.replaceChildren(...(amount > 0 ? [rack.drawChip(amount)] : []))
    },
  }
}

/** A fan for each hand; after a split the one that is played now is marked. */
function fansOf(words: Words, shown: SeatShown): HTMLElement[] {
  const active = splitHandOf(shown)
  return shown.hands.map(({ cards }, index) => {
    const look = `fan${index === active ? ' active' : ''}`
    const faces = cards.map((card) => cardFace(words, card))
    const fan = el('span', { class: look }, ...faces)
    // The more cards there are, the closer they lie: they stay within their seat.
    fan.style.setProperty('--cards', String(cards.length))
    return fan
  })
}

/** Index of the hand of a split that is played now; null where there is only one hand. */
function splitHandOf({ hands, active }: SeatShown): number | null {
  return hands.length > 1 ? active : null
}

/**
 * The dealer's name and total, and the cards; the second one turned down while the players decide.
 */
export function dealersPlace(words: Words, shown: BlackjackShown | null): HTMLElement[] {
  const cards = shown ? [...shown.dealer.cards, ...(shown.isOver ? [] : [null])] : []
  return [
    el('p', {}, shown ? dealersTotal(words, shown) : words.dealer),
    el('span', { class: 'fan' }, ...cards.map((card) => cardFace(words, card))),
  ]
}

/**
 * The totals of the dealer, of the player's own seat, and of the hand of a split that is played
 * now; none of a seat that is not dealt in.
 */
export function totalsIn(words: Words, shown: BlackjackShown, mine: number): string {
  const own = shown.seats[mine]
  const active = own ? splitHandOf(own) : null
  const hand = active === null ? null : own?.hands[active]
  return inSentences(
    dealersTotal(words, shown),
    own ? fill(words.total, { name: words.yourSeat, total: totalsOf(words, own) }) : '',
    hand && active !== null
      ? fill(words.total, {
          name: fill(words.hand, { number: active + 1 }),
          total: totalOf(words, hand),
        })
      : '',
  )
}

function totalsOf(words: Words, { hands }: SeatShown): string {
  return hands.map((hand) => totalOf(words, hand)).join(' · ')
}

function dealersTotal(words: Words, { dealer }: BlackjackShown): string {
  return fill(words.total, { name: words.dealer, total: totalOf(words, dealer) })
}

function totalOf(
  words: Words,
  { cards, total }: { cards: readonly number[]; total: number },
): string {
  if (total > 21) return `${total}, ${words.bust}`
  return cards.length === 2 && total === 21 ? words.blackjack : String(total)
}

/** The number of stakes that lie at the player's own seat: a double and a split each lay one more. */
function stakesIn(shown: SeatShown | null): number {
  return shown?.hands.reduce((sum, { doubled }) => sum + (doubled ? 2 : 1), 0) ?? 1
}
