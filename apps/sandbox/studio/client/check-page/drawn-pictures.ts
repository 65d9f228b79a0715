import type { Drawn } from '../../maths/redraw.ts'
import { cardFace } from '../cards/card-face.ts'
import { el } from '../dom.ts'
import { times } from '../money.ts'
import type { Words } from '../words/words.ts'

type Grid = readonly (readonly (string | null)[])[]
type Coins = readonly { amount: number }[]
type Symbols = Readonly<Record<string, string>>
type Picture = (value: never, words: Words, symbols: Symbols) => HTMLElement[]

/** How each field of a draw is shown. Amounts are hundredths of a stake. */
const PICTURES: Readonly<Record<string, Picture>> = {
  grid: (grid: Grid, words, symbols) => [reels(grid, words, symbols)],
  spins: reelsInTurn,
  steps: reelsInTurn,
  coins: (coins: Coins) => [tokens(coins.map(({ amount }) => times(amount)))],
  again: (again: readonly Coins[]) =>
    again.map((coins) => tokens(coins.map(({ amount }) => times(amount)))),
  board: (board: readonly number[]) => [tokens(board.map(times))],
  fields: (fields: readonly number[]) => [tokens(fields.map(times), 'three')],
  number: (number: number) => [tokens([String(number)])],
  point: (point: number) => [tokens([times(point)])],
  roll: (roll: number) => [tokens([(roll / 100).toFixed(2)])],
  path: (path: readonly number[]) => [tokens(path.map((step) => (step === 0 ? '←' : '→')))],
  cells: (cells: readonly number[]) => [tokens(cells.map((cell) => String(cell + 1)))],
  drawn: (drawn: readonly number[]) => [tokens(drawn.map(String))],
  cards: (cards: readonly number[], words) => [
    el(
      'div',
      { class: 'hands-then' },
      el('div', { class: 'fan' }, ...cards.map((card) => cardFace(words, card))),
    ),
  ],
}

/** Shows all that was drawn, in its order. */
export function drawnPictures(drawn: Drawn, words: Words, symbols: Symbols): HTMLElement[] {
  return Object.entries(drawn).flatMap(
    ([name, value]) => PICTURES[name]?.(value as never, words, symbols) ?? [],
  )
}

function reelsInTurn(
  spins: readonly { grid: Grid }[],
  words: Words,
  symbols: Symbols,
): HTMLElement[] {
  return spins.map(({ grid }) => reels(grid, words, symbols))
}

function reels(grid: Grid, words: Words, symbols: Symbols): HTMLElement {
  return el(
    'div',
    { class: 'reels-then', role: 'img', 'aria-label': words.anyRound.drawn },
    ...grid.map((column) =>
      el(
        'div',
        {},
        ...column.map((symbol) =>
          el(
            'span',
            { class: 'drawn-symbol' },
            el('img', { src: symbols[symbol ?? ''] ?? '', alt: '', title: symbol }),
          ),
        ),
      ),
    ),
  )
}

function tokens(texts: readonly string[], layout = ''): HTMLElement {
  return el('div', { class: `tokens ${layout}` }, ...texts.map((text) => el('b', {}, text)))
}
