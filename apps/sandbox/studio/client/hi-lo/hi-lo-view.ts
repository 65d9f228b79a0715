import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { cardFace, cardName } from '../cards/card-face.ts'
import { openMoves } from '../cards/move-buttons.ts'
import { el } from '../dom.ts'
import { times } from '../money.ts'
import { motionAllowed, pause } from '../motion.ts'
import { playBySteps } from '../steps.ts'
import { fill, type Words } from '../words/words.ts'

type Guess = 'up' | 'down'
interface Shown {
  over: boolean
  multiplier: number
  next: Record<Guess, number | null>
  canSkip: boolean
  cards: number[]
}

const TURN_MS = 300
const REMEMBERED = 9
const KING = 12

/** Hi-lo: one card, and what the next one will be. */
export const hiLo: GameView = {
  open: openHiLo,
  rules: ({ words }) => [el('p', {}, words.hiLoRule)],
}

async function openHiLo(cabinet: Cabinet): Promise<void> {
  const { stage, extras, words, bar, sound, money } = cabinet
  const current = el('div', { class: 'current' })
  const past = el('div', { class: 'fan trail', 'aria-hidden': 'true' })
  const moves = openMoves<Guess | 'skip'>(
    { down: words.down, skip: words.skip, up: words.up },
    (move) => void play.act({ kind: move }),
  )
  stage.closest<HTMLElement>('.game')?.toggleAttribute('data-cards', true)
  stage.append(el('div', { class: 'felt' }, current, past))
  extras.append(moves.element)

  function paint(shown: Shown | null) {
    const card = shown?.cards.at(-1) ?? null
    if (current.dataset.card !== `${shown?.cards.length} ${card}`)
      current.replaceChildren(cardFace(words, card))
    current.dataset.card = `${shown?.cards.length} ${card}`
    past.replaceChildren(
      ...(shown?.cards.slice(0, -1).slice(-REMEMBERED) ?? []).map((each) => cardFace(words, each)),
    )
  }

  const play = playBySteps(cabinet, {
    startButton: words.bet,
    choice: () => ({ stake: bar.stake() }),
    show(round, canAct) {
      const shown = (round?.shown ?? null) as Shown | null
      paint(shown)
      const offered = (['up', 'down'] as const).filter((guess) => shown?.next[guess])
      const texts = Object.fromEntries(
        (['up', 'down'] as const).map((guess) => [
          guess,
          guessText(words, guess, shown?.cards.at(-1), shown?.next[guess] ?? null),
        ]),
      )
      moves.show(
        canAct && shown && !shown.over
          ? [...offered, ...(shown.canSkip ? ['skip' as const] : [])]
          : [],
        texts,
      )
    },
    async reveal(round: RoundView) {
      const { multiplier, cards } = round.shown as Shown
      if (multiplier > 0) sound.open(Math.min(cards.length, 10))
      else sound.tick()
      if (motionAllowed()) await pause(TURN_MS)
    },
    mainAction(round) {
      const { multiplier } = round.shown as Shown
      if (multiplier === 0) return { text: words.cashOut, action: null }
      const amount = money(Math.floor((round.stake * multiplier) / 100))
      return {
        text: amount,
        label: fill(words.cashOutAmount, { amount }),
        action: { kind: 'cash-out' },
      }
    },
    prompt(round) {
      const { multiplier, cards } = round.shown as Shown
      cabinet.note(cardName(words, cards.at(-1) ?? 0))
      return multiplier > 0 ? times(multiplier) : words.nextCard
    },
    aloud: (round) => cardName(words, (round.shown as Shown).cards.at(-1) ?? 0),
    fact(round) {
      const { multiplier, cards } = round.shown as Shown
      const card = cardName(words, cards.at(-1) ?? 0)
      return multiplier > 0 ? times(multiplier) : `${words.wrongGuess}: ${card}`
    },
  })
  await play.resume()
}

/** Returns the text of a guess. Beside an ace or a king it states exactly what the guess means. */
function guessText(
  words: Words,
  guess: Guess,
  card: number | undefined,
  next: number | null,
): string {
  const rank = (card ?? 6) % 13
  const isEdge = rank === (guess === 'up' ? KING : 0)
  const isFree = rank === (guess === 'up' ? 0 : KING)
  const plain = guess === 'up' ? words.up : words.down
  const text = isEdge
    ? words.same
    : isFree
      ? guess === 'up'
        ? words.strictlyUp
        : words.strictlyDown
      : plain
  return next === null ? text : `${text} ${times(next)}`
}
