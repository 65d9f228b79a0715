import type { GameKind } from '#contracts/studio-api.ts'
import type { RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { cardFace } from '../cards/card-face.ts'
import { el } from '../dom.ts'
import { times } from '../money.ts'

/** Draws what came in a round that is over, small; null for one that shows nothing. */
type Picture = (cabinet: Cabinet, round: RoundView) => HTMLElement | null

type Cell = readonly [reel: number, row: number]
type Grid = readonly (readonly (string | null)[])[]
interface ShownReels {
  grid?: Grid
  cells?: readonly Cell[]
  wins?: readonly { cells: readonly Cell[] }[]
  coins?: readonly { cell: Cell; amount: number }[]
}
interface Hand {
  cards: number[]
}

/** How each kind of round is drawn again. The pictures show the answer of the studio's server. */
export const PICTURES: Readonly<Record<GameKind, Picture>> = {
  slot: reelsOf(firstOf('spins')),
  cascades: reelsOf(firstOf('steps')),
  clusters: reelsOf(firstOf('steps')),
  'changing-reels': reelsOf(firstOf('spins')),
  'hold-and-win': reelsOf((shown) => shown as ShownReels),
  'pick-bonus': reelsOf((shown) => shown as ShownReels),
  'live-spins': reelsOf((shown) => shown as ShownReels),
  roulette: rouletteNumber,
  'live-roulette': rouletteNumber,
  crash(_, { shown }) {
    const { point, cashedAt } = shown as { point?: number; cashedAt: number | null }
    return point === undefined
      ? null
      : tokens([cashedAt === null ? '' : times(cashedAt), 'hit'], [times(point), ''])
  },
  mines: minesBoard,
  dice(_, { shown, win }) {
    const { roll } = shown as { roll: number }
    return tokens([(roll / 100).toFixed(2), (win ?? 0) > 0 ? 'hit' : ''])
  },
  plinko({ state }, { shown }) {
    const { rows, risk, path } = shown as { rows: number; risk: string; path: number[] }
    const { pockets } = state.game as unknown as {
      pockets: Record<string, Record<string, number[]>>
    }
    const pocket = path.reduce((sum, step) => sum + step, 0)
    return tokens([times(pockets[rows]?.[risk]?.[pocket] ?? 0), ''])
  },
  keno(_, { shown }) {
    const { numbers, drawn } = shown as { numbers: number[]; drawn: number[] }
    const missed = numbers.filter((each) => !drawn.includes(each))
    return tokens(
      ...drawn.map((each): Token => [String(each), numbers.includes(each) ? 'hit' : '']),
      ...missed.map((each): Token => [String(each), 'red']),
    )
  },
  blackjack({ words }, { shown }) {
    const { dealer, hands } = shown as { dealer: Hand; hands: Hand[] }
    return fans(words, [dealer.cards, ...hands.map(({ cards }) => cards)])
  },
  'live-blackjack'({ words }, { shown }) {
    const { table } = shown as {
      table?: { dealer: Hand; seats: ({ hands: Hand[] } | null)[] }
    }
    if (!table) return null
    const hands = table.seats.flatMap((seat) => seat?.hands ?? [])
    return fans(words, [table.dealer.cards, ...hands.map(({ cards }) => cards)])
  },
  baccarat: baccaratHands,
  'live-baccarat': baccaratHands,
  'video-poker': ({ words }, { shown }) => fans(words, [(shown as { hand: number[] }).hand]),
  'hi-lo': ({ words }, { shown }) => fans(words, [(shown as Hand).cards]),
  'money-wheel'(_, { shown }) {
    const { pays } = shown as { pays?: number }
    return pays === undefined ? null : tokens([String(pays), ''])
  },
  'scratch-card'(_, { shown }) {
    const { fields } = shown as { fields: number[] }
    const board = tokens(
      ...fields.map((field): Token => {
        const isThree = fields.filter((each) => each === field).length === 3
        return [times(field), isThree ? 'hit' : '']
      }),
    )
    board.classList.add('three')
    return board
  },
}

function firstOf(list: 'spins' | 'steps') {
  return (shown: unknown): ShownReels | undefined =>
    (shown as Record<string, ShownReels[] | undefined>)[list]?.[0]
}

/** Reels as they stood first, with what won marked. */
function reelsOf(read: (shown: unknown) => ShownReels | undefined): Picture {
  return ({ state, words, money }, { shown }) => {
    const { grid, cells, wins = [], coins = [] } = read(shown) ?? {}
    if (!grid) return null
    const lit = cells ?? wins.flatMap((win) => win.cells)
    const isIn = (some: readonly Cell[], reel: number, row: number) =>
      some.some(([litReel, litRow]) => litReel === reel && litRow === row)
    const symbolAt = (symbol: string | null, reel: number, row: number) => {
      const coin = coins.find(({ cell }) => isIn([cell], reel, row))
      const src = state.art.symbols[(coin ? 'scatter' : symbol) as keyof typeof state.art.symbols]
      return el(
        'span',
        { class: isIn(lit, reel, row) || coin ? 'hit' : '' },
        el('img', { src: src ?? '', alt: '' }),
        coin ? el('small', {}, money(coin.amount)) : null,
      )
    }
    return el(
      'div',
      { class: 'reels-then', role: 'img', 'aria-label': words.history },
      ...grid.map((column, reel) =>
        el('div', {}, ...column.map((symbol, row) => symbolAt(symbol, reel, row))),
      ),
    )
  }
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

function rouletteNumber(_: Cabinet, { shown }: RoundView): HTMLElement | null {
  const { number } = shown as { number?: number }
  if (number === undefined) return null
  return tokens([String(number), number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'])
}

function minesBoard({ state }: Cabinet, { shown }: RoundView): HTMLElement {
  const { opened, cells = [] } = shown as { opened: number[]; cells?: number[] }
  const { cells: count } = state.game as unknown as { cells: number }
  const marks = Array.from({ length: count }, (_, cell) => {
    const isMine = cells.includes(cell)
    const isOpen = opened.includes(cell)
    return el('i', { class: isMine ? (isOpen ? 'mine hit' : 'mine') : isOpen ? 'safe' : '' })
  })
  return el('div', { class: 'mines-then', 'aria-hidden': 'true' }, ...marks)
}

function baccaratHands({ words }: Cabinet, { shown }: RoundView): HTMLElement | null {
  const { player, banker } = shown as { player?: number[]; banker?: number[] }
  return player && banker ? fans(words, [player, banker]) : null
}

function fans(words: Cabinet['words'], hands: readonly (readonly number[])[]): HTMLElement {
  return el(
    'div',
    { class: 'hands-then' },
    ...hands.map((hand) =>
      el('div', { class: 'fan' }, ...hand.map((card) => cardFace(words, card))),
    ),
  )
}

type Token = readonly [text: string, tone: string]

/** Short words side by side, such as numbers; empty ones are left out. */
function tokens(...some: readonly Token[]): HTMLElement {
  const shown = some.filter(([text]) => text !== '')
  return el(
    'div',
    { class: 'tokens' },
    ...shown.map(([text, tone]) => el('b', { class: tone }, text)),
  )
}
