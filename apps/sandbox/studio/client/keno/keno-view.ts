import type { RoundView } from '../../play-view.ts'
import { walkByArrows } from '../arrow-keys.ts'
import type { Cabinet, GameView } from '../cabinet.ts'
import { el, isEnabled, setEnabled } from '../dom.ts'
import { playInstantly } from '../instant.ts'
import { times } from '../money.ts'
import { beat, motionAllowed } from '../motion.ts'
import { fill } from '../words/words.ts'

interface Shown {
  numbers: number[]
  drawn: number[]
}
interface Description {
  numbers: number
  most: number
  pays: number[][]
}

const BETWEEN_BALLS_MS = 170

/** Keno: a ticket of forty numbers, and ten that come one after the other. */
export const keno: GameView = {
  open: openKeno,
  rules: ({ words }) => [el('p', {}, words.kenoRule)],
}

async function openKeno(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, words, sound } = cabinet
  const game = state.game as unknown as Description
  let chosen: number[] = []
  let locked = false
  const cells = Array.from({ length: game.numbers }, (_, index) =>
    el(
      'button',
      { class: 'ball', type: 'button', onclick: () => toggle(index + 1) },
      String(index + 1),
    ),
  )
  const ticket = el(
    'div',
    {
      class: 'ticket',
      role: 'group',
      'aria-label': fill(words.chooseNumbers, { count: game.most }),
    },
    ...cells,
  )
  const pays = el('ol', { class: 'ladder', 'aria-label': words.rules })
  const quick = el(
    'button',
    { class: 'ghost', type: 'button', onclick: () => isEnabled(quick) && pick() },
    words.quickPick,
  )
  const clear = el(
    'button',
    { class: 'ghost', type: 'button', onclick: () => isEnabled(clear) && put([]) },
    words.clearNumbers,
  )
  walkByArrows(ticket, cells)
  stage.append(ticket)
  extras.append(quick, clear, pays)

  function toggle(number: number) {
    if (locked) return
    if (chosen.includes(number)) put(chosen.filter((each) => each !== number))
    else if (chosen.length < game.most) put([...chosen, number])
  }
  /**
   * Picks numbers by chance: as many as were chosen before, five at first. This chance decides
   * nothing, so it need not be provable.
   */
  function pick() {
    const pool = cells.map((_, index) => index + 1)
    const count = chosen.length || 5
    put(
      Array.from(
        { length: count },
        () => pool.splice(Math.floor(Math.random() * pool.length), 1)[0] as number,
      ),
    )
  }
  function put(numbers: number[]) {
    chosen = numbers
    paint([])
    play.refresh()
    cabinet.showMessage(numbers.length === 0 ? fill(words.chooseNumbers, { count: game.most }) : '')
    cabinet.note('')
  }
  function paint(drawn: readonly number[]) {
    for (const [index, cell] of cells.entries()) {
      const mine = chosen.includes(index + 1)
      const came = drawn.includes(index + 1)
      cell.setAttribute('aria-pressed', String(mine))
      cell.dataset.face = mine && came ? 'hit' : came ? 'came' : mine ? 'mine' : ''
      setEnabled(cell, !locked && (mine || chosen.length < game.most))
    }
    const hits = chosen.filter((number) => drawn.includes(number)).length
    const table = (game.pays[chosen.length] ?? []).flatMap((pay, count) =>
      pay > 0 ? [{ pay, count }] : [],
    )
    pays.replaceChildren(
      ...table.map(({ pay, count }) =>
        el(
          'li',
          drawn.length > 0 && count === hits ? { class: 'next' } : {},
          el('b', {}, String(count)),
          ' ',
          times(pay),
        ),
      ),
    )
  }

  const play = playInstantly(cabinet, {
    button: words.bet,
    autoplay: true,
    choice: () => (chosen.length > 0 ? { stake: cabinet.bar.stake(), numbers: chosen } : null),
    invitation: fill(words.chooseNumbers, { count: game.most }),
    lock(value) {
      locked = value
      for (const button of [quick, clear]) setEnabled(button, !value)
      for (const [index, cell] of cells.entries())
        setEnabled(cell, !value && (chosen.includes(index + 1) || chosen.length < game.most))
    },
    begin: () => paint([]),
    async reveal(round: RoundView) {
      const shown = round.shown as Shown
      chosen = shown.numbers
      for (let count = 1; count <= shown.drawn.length; count += 1) {
        paint(shown.drawn.slice(0, count))
        const hit = chosen.includes(shown.drawn[count - 1] ?? 0)
        if (hit) sound.open(count)
        else sound.tick()
        if (motionAllowed()) await beat(BETWEEN_BALLS_MS)
      }
    },
    fact({ shown }) {
      const { numbers, drawn } = shown as Shown
      return fill(words.came, {
        hits: numbers.filter((number) => drawn.includes(number)).length,
        count: numbers.length,
      })
    },
  })
  paint([])
  await play.resume()
}
