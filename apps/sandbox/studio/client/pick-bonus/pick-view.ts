import type { PickMaths } from '../../maths/pick-bonus/build-pick.ts'
import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { beat } from '../motion.ts'
import { shapeStage } from '../slot/stage.ts'
import { loadSymbolArt, type SymbolArt } from '../slot/symbol-art.ts'
import { playBySteps } from '../steps.ts'
import { type Board, openBoard } from '../tumble/board.ts'
import { fill } from '../words/words.ts'
import { openPickBoard } from './pick-board.ts'
import { pickRules } from './pick-rules.ts'

interface Shown {
  grid: SlotSymbol[][]
  /** Fields that take part in wins on lines. */
  cells: [reel: number, row: number][]
  /** Payment of the lines. */
  win: number
  /** Amounts by place: null is covered, 0 ends the bonus; empty where there is none. */
  board: (number | null)[]
  picked: number[]
  /** Prizes that were picked up to now. */
  bonus: number
}

const LIT_MS = 900
const START_MS = 1500
const TURN_MS = 350

/**
 * A slot with a pick bonus: the reels fall, and where they open the board, the player turns places
 * over until one ends it.
 */
export const pickBonus: GameView = {
  open: openPick,
  rules: (cabinet) => pickRules(cabinet, cabinet.state.game as unknown as PickMaths),
}

async function openPick(cabinet: Cabinet): Promise<void> {
  const { state, stage, words, money, sound } = cabinet
  const { base, prizes, ends } = state.game as unknown as PickMaths
  shapeStage(stage, base.strips.length, base.rows)
  let art: SymbolArt | null = null
  const reels = openBoard(stage, base.strips.length, base.rows, () => art, sound)
  const places = openPickBoard(
    cabinet,
    prizes.length + ends,
    (place) => void play.act({ kind: 'pick', place }),
  )
  stage.append(places.element)
  const last = state.round?.shown as Shown | undefined
  /** The round whose reels stand already. */
  let standing =
    last && (!state.round?.seen || state.round.phase === 'open') ? state.round?.id : undefined
  reels.set(
    last?.grid ?? base.strips.map((strip, reel) => strip.slice(reel * 3, reel * 3 + base.rows)),
  )

  const play = playBySteps(cabinet, {
    startButton: words.spin,
    startIcon: 'spin',
    autoplay: true,
    choice: () => ({ stake: cabinet.bar.stake() }),
    show(round, canAct) {
      const shown = round?.id === standing ? (round?.shown as Shown | null) : null
      places.show(shown?.board ?? [], shown?.picked ?? [], canAct)
    },
    async reveal(round) {
      const shown = round.shown as Shown
      if (round.id === standing) {
        sound.open(shown.picked.length)
        return beat(TURN_MS)
      }
      await showReels(cabinet, reels, round)
      standing = round.id
    },
    mainAction: () => ({ text: words.quickPick, action: { kind: 'rest' } }),
    prompt: ({ shown }) => {
      const { win, bonus } = shown as Shown
      return win + bonus > 0
        ? `${fill(words.soFar, { amount: money(win + bonus) })}. ${words.pickOne}`
        : words.pickOne
    },
    fact: ({ shown }) => {
      const { board, bonus } = shown as Shown
      return board.length > 0 ? fill(words.fromBonus, { amount: money(bonus) }) : ''
    },
  })
  art = await loadSymbolArt(state.art)
  reels.light(null, false)
  await play.resume()
}

async function showReels(
  { words, money, sound, showMessage }: Cabinet,
  reels: Board,
  round: RoundView,
): Promise<void> {
  const { grid, cells, win, board } = round.shown as Shown
  await reels.deal(grid)
  if (win > 0) {
    reels.light(cells, win > round.stake)
    sound.open(1)
    showMessage(fill(words.soFar, { amount: money(win) }), win > round.stake ? 'win' : 'plain')
    await beat(board.length > 0 ? LIT_MS : LIT_MS / 2)
  }
  if (board.length === 0) return
  reels.light(
    grid.flatMap((column, reel) =>
      column.flatMap((symbol, row): [number, number][] =>
        symbol === 'scatter' ? [[reel, row]] : [],
      ),
    ),
    true,
  )
  sound.win('big')
  showMessage(words.bonusOpens, 'win')
  await beat(START_MS)
  reels.light([], false)
}
