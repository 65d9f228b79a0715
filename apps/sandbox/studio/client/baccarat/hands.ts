import { cardFace } from '../cards/card-face.ts'
import { el } from '../dom.ts'
import { fill, type Words } from '../words/words.ts'

export type Side = 'player' | 'banker' | 'tie'

/** The cards that a round of baccarat dealt. */
export interface Dealt {
  player: number[]
  banker: number[]
  playerTotal: number
  bankerTotal: number
  winner: Side
}

export const SIDES: readonly Side[] = ['player', 'tie', 'banker']

export function sideName(words: Words, side: Side): string {
  return { player: words.playerSide, banker: words.bankerSide, tie: words.tie }[side]
}

/** Cards come to player and banker in turn; the third ones last. */
const DEAL_ORDER: [Side, number][] = [
  ['player', 0],
  ['banker', 0],
  ['player', 1],
  ['banker', 1],
  ['player', 2],
  ['banker', 2],
]

/** Both hands, with the first `count` cards of the deal. */
export function handsOf(words: Words, shown: Dealt | null, count: number): HTMLElement[] {
  const dealt = shown
    ? DEAL_ORDER.filter(([side, place]) => shown[side as 'player' | 'banker'].length > place).slice(
        0,
        count,
      )
    : []
  return (['player', 'banker'] as const).map((side) => {
    const cards = shown?.[side].slice(0, dealt.filter(([to]) => to === side).length) ?? []
    const isDone = shown !== null && cards.length === shown[side].length
    const name = sideName(words, side)
    const line = isDone
      ? fill(words.total, {
          name,
          total: side === 'player' ? shown.playerTotal : shown.bankerTotal,
        })
      : name
    const faces = shown
      ? cards.map((card) => cardFace(words, card))
      : [cardFace(words, null), cardFace(words, null)]
    return el('div', { class: 'seat' }, el('p', {}, line), el('div', { class: 'fan' }, ...faces))
  })
}
