import type { ChangingMaths } from '../../maths/changing-reels/build-changing.ts'
import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { outcomeOf, playInstantly } from '../instant.ts'
import { beat } from '../motion.ts'
import { shapeStage } from '../slot/stage.ts'
import { loadSymbolArt, type SymbolArt } from '../slot/symbol-art.ts'
import { type Board, openBoard } from '../tumble/board.ts'
import { fill } from '../words/words.ts'
import { changingRules } from './changing-rules.ts'

interface ShownSpin {
  grid: SlotSymbol[][]
  multiplier: number
  /** Fields that take part in wins. */
  cells: [reel: number, row: number][]
  win: number
}
interface Shown {
  spins: ShownSpin[]
}

/** The board is as high as so many symbols of full width. */
const ROWS = 5
const LIT_MS = 900
const START_MS = 2000
/** A win of at least this many stakes is shown with sparks. */
const BIG_WIN = 10
/** Returns the symbols that stand there before the first spin. */
const FIRST_HEIGHTS = [3, 5, 4, 6, 4, 3]

/** Changing reels: every spin shows another number of symbols on each reel. */
export const changingReels: GameView = {
  open: openChanging,
  rules: (cabinet) => changingRules(cabinet, cabinet.state.game as unknown as ChangingMaths),
}

async function openChanging(cabinet: Cabinet): Promise<void> {
  const { state, stage, words, bar } = cabinet
  const { strips } = state.game as unknown as ChangingMaths
  shapeStage(stage, strips.length, ROWS)
  let art: SymbolArt | null = null
  const board = openBoard(stage, strips.length, ROWS, () => art, cabinet.sound)
  const last = state.round?.seen ? (state.round.shown as Shown | null) : null
  board.set(
    last?.spins.at(-1)?.grid ??
      strips.map((strip, reel) => strip.slice(reel * 2, reel * 2 + (FIRST_HEIGHTS[reel] ?? ROWS))),
  )
  const play = playInstantly(cabinet, {
    button: words.spin,
    icon: 'spin',
    choice: () => ({ stake: bar.stake() }),
    autoplay: true,
    hasFeature: ({ shown }) => (shown as Shown).spins.length > 1,
    lock: () => {},
    begin: () => board.badge(''),
    reveal: (round) => showSpins(cabinet, board, round),
    fact: ({ shown }) => factOf(cabinet, shown as Shown),
  })
  art = await loadSymbolArt(state.art)
  board.light(null, false)
  await play.resume()
}

async function showSpins(cabinet: Cabinet, board: Board, round: RoundView): Promise<void> {
  const { words, sound, showMessage, note } = cabinet
  const [paid, ...free] = (round.shown as Shown).spins
  const { stake: cost } = outcomeOf(round)
  if (!paid) return
  note(waysOf(cabinet, paid))
  await showSpin(cabinet, board, paid, { before: 0, cost })
  if (free.length > 0) {
    board.light(cellsOf(paid, 'scatter'), true)
    sound.win('big')
    showMessage(fill(words.freeSpins, { count: free.length }), 'win')
    await beat(START_MS)
  }
  let total = paid.win
  for (const [index, spin] of free.entries()) {
    board.badge(`${spin.multiplier}×`)
    note(
      `${fill(words.freeSpin, { number: index + 1, count: free.length })}. ${waysOf(cabinet, spin)}`,
    )
    await showSpin(cabinet, board, spin, { before: total, cost })
    total += spin.win
    await beat(spin.win > 0 ? 300 : 250)
  }
  board.badge('')
  if (total >= round.stake * BIG_WIN) board.celebrate(3000)
}

async function showSpin(
  cabinet: Cabinet,
  board: Board,
  spin: ShownSpin,
  { before, cost }: { before: number; cost: number },
): Promise<void> {
  const { words, money, sound, showMessage } = cabinet
  await board.deal(spin.grid)
  if (spin.win === 0) return
  const total = before + spin.win
  board.light(spin.cells, total > cost)
  sound.open(Math.min(10, spin.multiplier))
  showMessage(fill(words.soFar, { amount: money(total) }), total > cost ? 'win' : 'plain')
  await beat(LIT_MS)
}

function cellsOf({ grid }: ShownSpin, sought: SlotSymbol): [number, number][] {
  return grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === sought ? [[reel, row]] : [])),
  )
}

function waysOf({ words }: Cabinet, { grid }: ShownSpin): string {
  return fill(words.waysNow, {
    count: grid.reduce((ways, column) => ways * column.length, 1).toLocaleString('en'),
  })
}

function factOf(cabinet: Cabinet, { spins }: Shown): string {
  const last = spins.at(-1)
  if (spins.length > 1) return fill(cabinet.words.freeSpins, { count: spins.length - 1 })
  return last && last.win > 0 ? waysOf(cabinet, last) : ''
}
