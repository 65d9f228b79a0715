import type { HoldMaths } from '../../maths/hold-and-win/build-hold.ts'
import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { outcomeOf, playInstantly } from '../instant.ts'
import { beat } from '../motion.ts'
import { shapeStage } from '../slot/stage.ts'
import { loadSymbolArt, type SymbolArt } from '../slot/symbol-art.ts'
import { type Board, type Face, type Grid, openBoard } from '../tumble/board.ts'
import { fill } from '../words/words.ts'
import { holdRules } from './hold-rules.ts'

interface ShownCoin {
  cell: [reel: number, row: number]
  amount: number
}
interface Shown {
  grid: SlotSymbol[][]
  /** Cells that take part in wins on lines. */
  cells: [reel: number, row: number][]
  win: number
  coins: ShownCoin[]
  again: ShownCoin[][]
  isFull: boolean
  won: number
}

const LIT_MS = 900
const START_MS = 1600
/** A win of at least this many stakes is shown with sparks. */
const BIG_WIN = 10

/** Hold and win: enough coins stay, and the other places are spun again. */
export const holdAndWin: GameView = {
  open: openHold,
  rules: (cabinet) => holdRules(cabinet, cabinet.state.game as unknown as HoldMaths),
}

async function openHold(cabinet: Cabinet): Promise<void> {
  const { state, stage, words, bar } = cabinet
  const maths = state.game as unknown as HoldMaths
  const { strips, rows } = maths.base
  shapeStage(stage, strips.length, rows)
  let art: SymbolArt | null = null
  const board = openBoard(stage, strips.length, rows, () => art, cabinet.sound)
  const last = state.round?.seen ? (state.round.shown as Shown | null) : null
  board.set(
    last
      ? lastGrid(cabinet, last)
      : strips.map((strip, reel) => strip.slice(reel * 3, reel * 3 + rows)),
  )
  const play = playInstantly(cabinet, {
    button: words.spin,
    icon: 'spin',
    choice: () => ({ stake: bar.stake() }),
    autoplay: true,
    hasFeature: ({ shown }) => (shown as Shown).again.length > 0,
    lock: () => {},
    begin: () => board.light(null, false),
    reveal: (round) => showRound(cabinet, board, maths, round),
    fact: ({ shown }) => factOf(cabinet, shown as Shown),
  })
  art = await loadSymbolArt(state.art)
  board.light(null, false)
  await play.resume()
}

async function showRound(
  cabinet: Cabinet,
  board: Board,
  maths: HoldMaths,
  round: RoundView,
): Promise<void> {
  const shown = round.shown as Shown
  await board.deal(withCoins(cabinet, shown.grid, shown.coins))
  if (shown.win > 0) {
    const isProfit = shown.win > outcomeOf(round).stake
    board.light(shown.cells, isProfit)
    cabinet.sound.open(1)
    cabinet.showMessage(
      fill(cabinet.words.soFar, { amount: cabinet.money(shown.win) }),
      isProfit ? 'win' : 'plain',
    )
    await beat(LIT_MS)
  }
  if (shown.again.length > 0) await showFeature(cabinet, board, maths, shown)
  if ((round.win ?? 0) >= round.stake * BIG_WIN) board.celebrate(3000)
}

async function showFeature(
  cabinet: Cabinet,
  board: Board,
  maths: HoldMaths,
  shown: Shown,
): Promise<void> {
  const { words, money, sound, showMessage, note } = cabinet
  let held = shown.coins
  const sum = () => held.reduce((total, { amount }) => total + amount, 0)
  board.light(
    held.map(({ cell }) => cell),
    true,
  )
  sound.win('big')
  showMessage(fill(words.coinsHeld, { count: held.length }), 'win')
  await beat(START_MS)
  board.set(coinsAlone(cabinet, shown.grid, held))
  let left = maths.spins
  for (const fresh of shown.again) {
    note(fill(words.spinsLeft, { count: left }))
    showMessage(fill(words.soFar, { amount: money(sum()) }), 'win')
    held = [...held, ...fresh]
    await board.grow(coinsAlone(cabinet, shown.grid, held))
    if (fresh.length > 0) sound.open(Math.min(10, held.length))
    left = fresh.length > 0 ? maths.spins : left - 1
    await beat(fresh.length > 0 ? 450 : 150)
  }
  note('')
  board.light(
    held.map(({ cell }) => cell),
    true,
  )
}

function factOf({ words }: Cabinet, { coins, again, isFull }: Shown): string {
  if (isFull) return words.allHeld
  return again.length > 0
    ? fill(words.coinsHeld, { count: coins.length + again.flat().length })
    : ''
}

/** Returns the board at the end of the round. */
function lastGrid(cabinet: Cabinet, { grid, coins, again }: Shown): Grid {
  return again.length > 0
    ? coinsAlone(cabinet, grid, [...coins, ...again.flat()])
    : withCoins(cabinet, grid, coins)
}

function withCoins(cabinet: Cabinet, grid: Shown['grid'], coins: readonly ShownCoin[]): Grid {
  return grid.map((column, reel) =>
    column.map((symbol, row) => coinAt(cabinet, coins, reel, row) ?? symbol),
  )
}

function coinsAlone(cabinet: Cabinet, grid: Shown['grid'], coins: readonly ShownCoin[]): Grid {
  return grid.map((column, reel) => column.map((_, row) => coinAt(cabinet, coins, reel, row)))
}

function coinAt({ money }: Cabinet, coins: readonly ShownCoin[], reel: number, row: number): Face {
  const coin = coins.find(({ cell }) => cell[0] === reel && cell[1] === row)
  return coin ? { symbol: 'scatter', label: money(coin.amount) } : null
}
