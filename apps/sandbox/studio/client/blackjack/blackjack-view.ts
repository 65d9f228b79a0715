import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { cardFace } from '../cards/card-face.ts'
import { openMoves } from '../cards/move-buttons.ts'
import { el } from '../dom.ts'
import { motionAllowed, pause } from '../motion.ts'
import { playBySteps } from '../steps.ts'
import { fill, inSentences } from '../words/words.ts'

type Move = 'hit' | 'stand' | 'double' | 'split'
interface Counted {
  cards: number[]
  total: number
  soft: boolean
}
interface Shown {
  over: boolean
  active: number | null
  moves: Move[]
  dealer: Counted
  hands: (Counted & { doubled: boolean; win: number | null })[]
}

const BETWEEN_CARDS_MS = 450

/** Blackjack: the dealer's hand above, the player's one or two below. */
export const blackjack: GameView = {
  open: openBlackjack,
  rules: ({ words }) => [el('p', {}, words.blackjackRule)],
}

async function openBlackjack(cabinet: Cabinet): Promise<void> {
  const { stage, extras, words, bar, sound } = cabinet
  const felt = el('div', { class: 'felt' })
  const moves = openMoves<Exclude<Move, 'stand'>>(
    { hit: words.hitCard, double: words.doubleDown, split: words.split },
    (move) => void play.act({ kind: move }),
  )
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)
  stage.append(felt)
  extras.append(moves.element)
  /** Number of the dealer's cards in sight: they turn one after the other. */
  let turned = Number.POSITIVE_INFINITY
  /** The round whose end has been shown already. */
  let revealed = cabinet.state.round?.id

  function paint(shown: Shown | null) {
    if (!shown) return felt.replaceChildren()
    const isHidden = turned < shown.dealer.cards.length || !shown.over
    const dealers = shown.dealer.cards.slice(0, turned)
    felt.replaceChildren(
      seat(
        words.dealer,
        isHidden ? null : total(shown.dealer),
        [...dealers, ...(dealers.length < 2 ? [null] : [])],
        '',
      ),
      el(
        'div',
        { class: 'moves' },
        ...shown.hands.map((hand, index) => {
          const won = shown.over && !isHidden && (hand.win ?? 0) > 0
          return seat(
            nameOf(shown, index),
            total(hand),
            hand.cards,
            shown.active === index && shown.hands.length > 1 ? 'active' : won ? 'won' : '',
          )
        }),
      ),
    )
  }
  function seat(
    name: string,
    standing: string | null,
    cards: readonly (number | null)[],
    look: string,
  ) {
    const line = standing === null ? name : fill(words.total, { name, total: standing })
    return el(
      'div',
      { class: `seat ${look}` },
      el('p', {}, line),
      el('div', { class: 'fan' }, ...cards.map((card) => cardFace(words, card))),
    )
  }
  function nameOf({ hands }: Shown, index: number): string {
    return hands.length > 1 ? fill(words.hand, { number: index + 1 }) : words.you
  }
  function total({ cards, total: counted }: Counted): string {
    if (counted > 21) return `${counted}, ${words.bust}`
    return cards.length === 2 && counted === 21 ? words.blackjack : String(counted)
  }

  const play = playBySteps(cabinet, {
    startButton: words.deal,
    choice: () => ({ stake: bar.stake() }),
    show(round, canAct) {
      const shown = (round?.shown ?? null) as Shown | null
      if (shown?.over && round?.id !== revealed) turned = 1
      paint(shown)
      moves.show(canAct && shown ? shown.moves.filter((move) => move !== 'stand') : [])
    },
    async reveal(round: RoundView) {
      const shown = round.shown as Shown
      sound.tick()
      if (!shown.over) return
      for (turned = 1; turned < shown.dealer.cards.length; turned += 1) {
        paint(shown)
        if (motionAllowed()) await pause(BETWEEN_CARDS_MS)
        sound.tick()
      }
      turned = Number.POSITIVE_INFINITY
      revealed = round.id
      paint(shown)
    },
    mainAction: () => ({ text: words.stand, action: { kind: 'stand' } }),
    prompt(round) {
      const { hands, active } = round.shown as Shown
      const hand = hands[active ?? 0]
      return fill(words.total, { name: words.yourMove, total: hand ? String(hand.total) : '' })
    },
    aloud(round) {
      const { dealer } = round.shown as Shown
      return fill(words.total, { name: words.dealer, total: String(dealer.total) })
    },
    fact(round) {
      const shown = round.shown as Shown
      const totals = [
        { name: words.dealer, total: total(shown.dealer) },
        ...shown.hands.map((hand, index) => ({ name: nameOf(shown, index), total: total(hand) })),
      ]
      return inSentences(...totals.map((each) => fill(words.total, each)))
    },
  })
  await play.resume()
}
