import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { TumbleMaths } from '../../maths/tumble/tumble-maths.ts'
import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el } from '../dom.ts'
import { outcomeOf, playInstantly } from '../instant.ts'
import { beat } from '../motion.ts'
import { shapeStage } from '../slot/stage.ts'
import { loadSymbolArt, type SymbolArt } from '../slot/symbol-art.ts'
import { fill } from '../words/words.ts'
import { type Board, type Grid, openBoard } from './board.ts'
import { tumbleRules } from './tumble-rules.ts'

interface ShownStep {
  grid: SlotSymbol[][]
  multiplier: number
  wins: { cells: [reel: number, row: number][] }[]
  win: number
}
interface Shown {
  steps: ShownStep[]
}

const LIT_MS = 750
/** A win of at least this many stakes is shown with sparks. */
const BIG_WIN = 10

/** Cascades and clusters: what wins vanishes, and new symbols fall in. */
export const tumble: GameView = {
  open: openTumble,
  rules: (cabinet) => tumbleRules(cabinet, cabinet.state.game as unknown as TumbleMaths),
}

async function openTumble(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, bar } = cabinet
  const maths = state.game as unknown as TumbleMaths
  shapeStage(stage, maths.strips.length, maths.rows)
  let art: SymbolArt | null = null
  const board = openBoard(stage, maths.strips.length, maths.rows, () => art, cabinet.sound)
  const ladder = openLadder(maths.multipliers)
  extras.append(ladder.element)
  const last = state.round?.shown as Shown | undefined
  board.set((state.round?.seen && last?.steps.at(-1)?.grid) || startGrid(maths))
  const play = playInstantly(cabinet, {
    button: words.spin,
    icon: 'spin',
    choice: () => ({ stake: bar.stake() }),
    autoplay: true,
    lock: () => {},
    begin: () => ladder.show(-1),
    reveal: (round) => showSteps(cabinet, board, ladder, round),
    fact: ({ shown }) => factOf(cabinet, shown as Shown),
  })
  art = await loadSymbolArt(state.art)
  board.light(null, false)
  await play.resume()
}

async function showSteps(
  { words, money, sound, showMessage, note }: Cabinet,
  board: Board,
  ladder: Ladder,
  round: RoundView,
): Promise<void> {
  const { steps } = round.shown as Shown
  let total = 0
  for (const [index, step] of steps.entries()) {
    await (index === 0 ? board.deal(step.grid) : board.fall(step.grid))
    if (step.win === 0) break
    ladder.show(index)
    total += step.win
    const isProfit = total > outcomeOf(round).stake
    board.light(
      step.wins.flatMap((win) => win.cells),
      isProfit,
    )
    sound.open(index)
    showMessage(fill(words.soFar, { amount: money(total) }), isProfit ? 'win' : 'plain')
    note(step.multiplier > 1 ? fill(words.winsTimes, { times: step.multiplier }) : '')
    await beat(LIT_MS)
  }
  if (total >= round.stake * BIG_WIN) board.celebrate(3000)
}

function factOf({ words }: Cabinet, { steps }: Shown): string {
  const wins = steps.filter((step) => step.win > 0).length
  return wins > 1 ? fill(words.winsInARow, { count: wins }) : ''
}

interface Ladder {
  element: HTMLElement
  /** Marks the multiplier of this fall; -1 marks none. */
  show(step: number): void
}

/**
 * The multipliers for the wins of one fall after the other. The note above the board names them in
 * words.
 */
function openLadder(multipliers: readonly number[]): Ladder {
  const rungs = multipliers.map((multiplier) => el('li', {}, `${multiplier}×`))
  return {
    element: el('ol', { class: 'ladder', 'aria-hidden': 'true' }, ...rungs),
    show(step) {
      const at = Math.min(step, rungs.length - 1)
      for (const [index, rung] of rungs.entries()) rung.classList.toggle('on', index === at)
    },
  }
}

/** Returns the symbols that stand there before the first spin. */
function startGrid({ strips, rows }: TumbleMaths): Grid {
  return strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[(reel * 5 + row) % strip.length] ?? 'h1'),
  )
}
