import type { RoundView } from '../../play-view.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { openListChooser } from '../list-chooser.ts'
import { times } from '../money.ts'
import { tween } from '../motion.ts'
import { openPainting } from '../painting.ts'
import { fill, type Words } from '../words/words.ts'
import { paintBoard } from './board-painting.ts'

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

const STEP_MS = 130

/** Plinko: a ball, pins and pockets. */
export const plinko: GameView = {
  open: openPlinko,
  rules: ({ words }) => [el('p', {}, words.plinkoRule)],
}

async function openPlinko(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, sound } = cabinet
  const game = state.game as unknown as Description
  let ball: { path: readonly number[]; steps: number } | null = null
  let landed: number | null = null
  const clear = () => {
    ball = null
    landed = null
    painting.refresh()
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
  const painting = openPainting(well, (context, width, height) => {
    paintBoard(context, { width, height, rows: rows.chosen(), pockets: pockets(), ball, landed })
  })
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
      let heard = 0
      await tween(STEP_MS * (shown.rows + 1), (part) => {
        const steps = part * (shown.rows + 1)
        ball = { path: shown.path, steps }
        if (Math.floor(steps) > heard) {
          heard = Math.floor(steps)
          sound.tick()
        }
        painting.refresh()
      })
      landed = shown.path.reduce((sum, step) => sum + step, 0)
      sound.stop()
      painting.refresh()
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
