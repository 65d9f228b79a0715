import type { SlotSymbol } from '../../maths/slot/slot-maths.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, setEnabled } from '../dom.ts'
import type { Bet } from '../roulette/rack.ts'
import { openReels } from '../slot/reels.ts'
import type { SlotDescription } from '../slot/slot-shapes.ts'
import { loadSymbolArt, type SymbolArt } from '../slot/symbol-art.ts'
import { fill } from '../words/words.ts'
import { playLive } from './live-table.ts'

const REMEMBERED = 14

interface Outcome {
  grid: readonly (readonly SlotSymbol[])[]
  cells: readonly (readonly [reel: number, row: number])[]
  /** Payment of the spin, in hundredths of a stake. */
  total: number
}

/** A room of live spins: the host's reels turn for all, and players bet behind. */
export const liveSpins: GameView = {
  open: openRoom,
  rules: ({ words }) => [words.liveSpinsRule, words.liveRule].map((text) => el('p', {}, text)),
}

async function openRoom(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, money, sound } = cabinet
  const maths = state.game as unknown as SlotDescription
  let art: SymbolArt | null = null
  const place = el('div', { class: 'host-reels' })
  const road = el('ol', { class: 'past', 'aria-label': words.road })
  const behind = el('button', { class: 'bet-behind', type: 'button' })

  playLive(cabinet, (rack) => {
    behind.onclick = () => rack.lay('behind')
    stage.append(place, behind)
    extras.append(road)
    place.style.setProperty('--shape', `${maths.strips.length} / ${maths.rows}`)
    const reels = openReels(place, maths, () => art, sound)
    reels.set(
      maths.strips.map((strip, reel) =>
        Array.from(
          { length: maths.rows },
          (_, row) => strip[(reel * 5 + row) % strip.length] ?? 'h1',
        ),
      ),
    )
    void loadSymbolArt(state.art).then((loaded) => {
      art = loaded
      reels.light(null, false)
    })

    return {
      showBets(bets: readonly Bet[]) {
        const amount = bets.reduce((sum, bet) => sum + bet.amount, 0)
        const text =
          amount > 0 ? fill(words.behindWith, { amount: money(amount) }) : words.behindHost
        behind.replaceChildren(text)
      },
      begin() {
        reels.light(null, false)
      },
      draw() {
        reels.spin()
      },
      async reveal(outcome, isOld) {
        const { grid, cells, total } = outcome as Outcome
        if (isOld) reels.set(grid)
        else await reels.stop(grid)
        if (total > 0) reels.light(cells, total > 100)
      },
      fact: (outcome) => fill(words.spinPays, { times: (outcome as Outcome).total / 100 }),
      showRoad: (labels) =>
        road.replaceChildren(...labels.slice(0, REMEMBERED).map((label) => el('li', {}, label))),
      lock: (locked) => setEnabled(behind, !locked),
    }
  })
}
