import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { openListChooser } from '../list-chooser.ts'
import { times } from '../money.ts'
import { fill, type Words } from '../words/words.ts'
import { openPlinkoBoard } from './plinko-board.ts'

const RISKS = ['low', 'medium', 'high'] as const
type Risk = (typeof RISKS)[number]
interface Shown {
  rows: number
  risk: Risk
  path: number[]
}
interface Description {
  rows: number[]
  /** Hundredths of the stake from left to right, by rows and risk. */
  pockets: Record<string, Record<Risk, number[]>>
}

/** Plinko: a ball, pins and pockets. */
export const plinko: GameView = {
  open: openPlinko,
  rules: ({ words }) => [el('p', {}, words.plinkoRule)],
}

async function openPlinko(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, sound } = cabinet
  const game = state.game as unknown as Description
  let landed: number | null = null
  const clear = () => {
    landed = null
    board.clear()
  }
  const rows = openListChooser({
    name: words.rows,
    values: game.rows,
    start: 12,
    print: String,
    onChange: clear,
  })
  const risk = openListChooser<Risk>({
    name: words.risk,
    values: RISKS,
    start: 'medium',
    print: (each) => riskName(words, each),
    onChange: clear,
  })
  const pockets = () => game.pockets[rows.chosen()]?.[risk.chosen()] ?? []
  const well = el('div', { class: 'well' })
  const board = openPlinkoBoard(well, () => ({ rows: rows.chosen(), pockets: pockets(), landed }))
  stage.append(well)
  extras.append(rows.element, risk.element)

  const play = playInstantly(cabinet, {
    button: words.bet,
    autoplay: true,
    choice: () => ({ stake: cabinet.bar.stake(), rows: rows.chosen(), risk: risk.chosen() }),
    lock(locked) {
      rows.lock(locked)
      risk.lock(locked)
    },
    begin: clear,
    async reveal(round: RoundView) {
      const shown = round.shown as Shown
      rows.choose(shown.rows)
      risk.choose(shown.risk)
      await board.drop(shown.path, sound.tick)
      landed = shown.path.reduce((sum, step) => sum + step, 0)
      sound.stop()
      board.refresh()
    },
    fact({ shown }) {
      const { path } = shown as Shown
      return fill(words.pays, {
        multiplier: times(pockets()[path.reduce((sum, step) => sum + step, 0)] ?? 0),
      })
    },
  })
  await play.resume()
}

function riskName(words: Words, risk: Risk): string {
  return { low: words.riskLow, medium: words.riskMedium, high: words.riskHigh }[risk]
}
