import type { RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { el, icon, setEnabled } from '../dom.ts'
import { times } from '../money.ts'
import { fill } from '../words/words.ts'

interface Description {
  cells: number
  fewest: number
  most: number
  /** Multipliers in hundredths after 1, 2, 3… safe tiles, by the number of mines. */
  ladders: Record<string, number[]>
}

interface Shown {
  mines: number
  opened: number[]
  multiplier: number
  over: boolean
  cells?: number[]
}

const USUAL_MINES = 3

/** Mines: the tiles are buttons, so that keys and screen readers can open them too. */
export async function openMines(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words, money, sound, api } = cabinet
  const game = state.game as unknown as Description
  let round: RoundView | null = null
  let mines = USUAL_MINES
  let busy = false
  const tiles = Array.from({ length: game.cells }, (_, cell) =>
    el(
      'button',
      { class: 'tile', 'aria-label': fill(words.tile, { number: cell + 1 }), onclick: () => void open(cell) },
      el('span', { class: 'face' }),
    ),
  )
  const board = el('div', { class: 'board', role: 'group', 'aria-label': words.openTile }, ...tiles)
  const count = el('b', { class: 'figure' })
  const fewer = el('button', { class: 'step', 'aria-label': `${words.mines} −`, onclick: () => setMines(mines - 1) }, icon('minus'))
  const more = el('button', { class: 'step', 'aria-label': `${words.mines} +`, onclick: () => setMines(mines + 1) }, icon('plus'))
  const ladder = el('ol', { class: 'ladder', 'aria-hidden': 'true' })
  stage.append(board)
  extras.append(el('div', { class: 'chooser' }, fewer, el('span', {}, words.mines, ' ', count), more), ladder)

  const shownOf = () => (round?.shown ?? null) as Shown | null
  const playing = () => round?.phase === 'open'

  function setMines(next: number) {
    if (playing()) return
    mines = Math.min(Math.max(next, game.fewest), game.most)
    refresh()
  }

  function refresh() {
    const shown = shownOf()
    const open = playing()
    count.replaceChildren(String(mines))
    setEnabled(fewer, !open && mines > game.fewest)
    setEnabled(more, !open && mines < game.most)
    const steps = game.ladders[mines] ?? []
    const reached = open ? (shown?.opened.length ?? 0) : 0
    ladder.replaceChildren(
      ...steps.slice(reached, reached + 5).map((step, index) => el('li', index === 0 ? { class: 'next' } : {}, times(step))),
    )
    bar.lock(open)
    const worth = open && reached > 0 ? Math.floor(((round?.stake ?? 0) * (shown?.multiplier ?? 0)) / 100) : 0
    bar.setButton(
      open
        ? {
            label: worth ? fill(words.cashOutAmount, { amount: money(worth) }) : words.openTile,
            text: worth ? money(worth) : words.openTile,
            enabled: worth > 0 && !busy,
            tone: 'take',
          }
        : { label: words.bet, text: words.bet, enabled: !busy },
    )
    for (const [cell, tile] of tiles.entries()) paintTile(cabinet, tile, cell, shown, open && !busy)
  }

  async function start() {
    busy = true
    round = null
    cabinet.say('')
    cabinet.note('')
    refresh()
    const answer = await cabinet.ask({ stake: bar.stake(), mines }, bar.stake())
    busy = false
    if (answer?.round) {
      round = answer.round
      cabinet.settle(answer)
      cabinet.say(words.openTile)
    }
    refresh()
  }

  async function act(action: unknown) {
    if (!round || busy) return
    busy = true
    try {
      const answer = await api.act(round.id, action)
      round = answer.round ?? round
      const shown = shownOf()
      if (shown && !shown.over) {
        sound.open(shown.opened.length)
        cabinet.say(times(shown.multiplier), 'win')
        const next = game.ladders[mines]?.[shown.opened.length]
        cabinet.note(next ? fill(words.next, { multiplier: times(next) }) : '')
      } else if (round) await finish(round)
      cabinet.settle(answer)
    } catch (error) {
      cabinet.explain(error)
    }
    busy = false
    refresh()
  }

  async function finish(over: RoundView) {
    const win = over.win ?? 0
    if (win > over.stake) sound.win(win >= over.stake * 10 ? 'big' : 'small')
    else sound.loss()
    cabinet.note('')
    if (win === 0) cabinet.say(words.hit)
    else cabinet.say(fill(win > over.stake ? words.win : words.returned, { amount: money(win) }), win > over.stake ? 'win' : 'plain')
    bar.setLastWin(win, win > over.stake)
    if (over.phase === 'paying') await cabinet.confirm(over)
    void api.seen(over.id).catch(() => null)
  }

  async function open(cell: number) {
    if (playing()) await act({ kind: 'open', cell })
    else if (!busy) cabinet.say(words.bet)
  }

  bar.onPress(() => void (playing() ? act({ kind: 'cash-out' }) : pauseThenStart()))
  async function pauseThenStart() {
    busy = true
    refresh()
    await cabinet.rested()
    await start()
  }

  if (state.round?.shown) {
    round = state.round
    mines = shownOf()?.mines ?? mines
    if (playing()) cabinet.say(words.resumed)
    else cabinet.say(words.goodLuck)
  } else cabinet.say(words.goodLuck)
  moveByArrows(board, tiles)
  refresh()
}

function paintTile({ words }: Cabinet, tile: HTMLButtonElement, cell: number, shown: Shown | null, canOpen: boolean): void {
  const opened = shown?.opened.includes(cell) ?? false
  const isMine = shown?.cells?.includes(cell) ?? false
  const face = isMine ? 'mine' : opened ? 'safe' : shown?.over ? 'gem' : ''
  tile.dataset.face = face
  tile.classList.toggle('turned', opened || (shown?.over ?? false))
  tile.classList.toggle('hit', opened && isMine)
  setEnabled(tile, canOpen && !opened)
  const label = fill(words.tile, { number: cell + 1 })
  tile.setAttribute('aria-label', opened || shown?.over ? `${label}: ${isMine ? words.mine : words.safe}` : label)
}

/** Arrow keys walk over the board of five by five. */
function moveByArrows(board: HTMLElement, tiles: readonly HTMLButtonElement[]): void {
  board.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -5, ArrowDown: 5 }[event.key]
    const from = tiles.indexOf(document.activeElement as HTMLButtonElement)
    if (step === undefined || from === -1) return
    event.preventDefault()
    tiles[from + step]?.focus()
  })
}
