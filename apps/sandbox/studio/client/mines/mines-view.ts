import type { RoundView } from '../../play-view.ts'
import type { Bar } from '../bar.ts'
import { type Cabinet, type GameView, isPending } from '../cabinet.ts'
import { openChooser } from '../chooser.ts'
import { el } from '../dom.ts'
import { times } from '../money.ts'
import { fill, type Words } from '../words/words.ts'
import { openBoard, type Shown } from './board.ts'
import { offerMarked, openMarks } from './marks.ts'

interface Description {
  cells: number
  fewest: number
  most: number
  /** Multipliers in hundredths after 1, 2, 3… safe tiles, by the number of mines. */
  ladders: Record<string, number[]>
}

const USUAL_MINES = 3

/** Mines: tile after tile, for more and more, until the player cashes out or a mine is hit. */
export const mines: GameView = {
  open: openMines,
  rules: ({ words }) => [words.minesRule].map((text) => el('p', {}, text)),
}

async function openMines(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words, api } = cabinet
  const game = state.game as unknown as Description
  let round: RoundView | null = state.round?.shown ? state.round : null
  let busy = false
  const shownOf = () => (round?.shown ?? null) as Shown | null
  const playing = () => round?.phase === 'open'
  const board = openBoard(words, game.cells, (cell) => void press(cell))
  const risk = openRisk(words, game, shownOf()?.mines ?? USUAL_MINES, () => {
    marks.fit()
    refresh()
  })
  const marks = openMarks(cabinet, () => game.cells - risk.mines())
  stage.append(board.element)
  extras.append(...risk.elements)

  function refresh() {
    const shown = shownOf()
    const open = playing()
    const reached = open ? (shown?.opened.length ?? 0) : 0
    const worth =
      reached > 0 ? Math.floor(((round?.stake ?? 0) * (shown?.multiplier ?? 0)) / 100) : 0
    risk.show(open, reached)
    bar.lock(open)
    bar.setButton(
      open
        ? cashOutButton(cabinet, worth, busy)
        : { label: words.bet, text: words.bet, enabled: !busy },
    )
    const mayMark = marks.allowed && !open
    board.show(
      shown,
      (open || mayMark) && !busy && !marks.opening,
      mayMark || marks.opening ? marks.tiles() : null,
    )
    cabinet.autoplay.refresh()
  }

  async function start() {
    busy = true
    round = null
    cabinet.showMessage('')
    cabinet.note('')
    refresh()
    const answer = await cabinet.requestRound(
      { stake: bar.stake(), mines: risk.mines() },
      bar.stake(),
    )
    busy = false
    if (answer?.round) {
      round = answer.round
      cabinet.settle(answer)
      cabinet.showMessage(words.openTile)
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
      if (shown && !shown.over) showStep(cabinet, shown, risk.after(shown.opened.length))
      else await finish(round)
      cabinet.settle(answer)
    } catch (error) {
      cabinet.explain(error)
    }
    busy = false
    refresh()
  }

  async function finish(over: RoundView) {
    showEnd(cabinet, over)
    if (over.phase === 'paying') await cabinet.confirm(over)
    void api.seen(over.id).catch(() => null)
  }

  async function press(cell: number) {
    if (busy || marks.opening) return
    if (playing()) return await act({ kind: 'open', cell })
    cabinet.showMessage(words.bet)
    if (!marks.allowed) return
    round = null
    marks.toggle(cell)
    refresh()
  }

  bar.onPress(() => void (playing() ? act({ kind: 'cash-out' }) : pauseThenStart()))
  async function pauseThenStart() {
    busy = true
    refresh()
    await cabinet.rested()
    await start()
  }

  offerMarked(cabinet, marks, {
    canStart: () => !playing() && !busy,
    start: pauseThenStart,
    act,
    round: () => round,
    refresh,
  })
  cabinet.showMessage(playing() ? words.goesOn : words.goodLuck)
  refresh()
  if (round && !round.seen && !playing()) {
    await finish(round)
    cabinet.settle(state)
  } else if (state.round && isPending(state.round)) await cabinet.confirm(state.round)
}

/** Draws the choice of the number of mines, and what the next tiles pay with that number. */
function openRisk(
  words: Words,
  { fewest, most, ladders }: Description,
  mines: number,
  changed: () => void,
) {
  let [chosen, locked] = [mines, false]
  const ladder = el('ol', { class: 'ladder', 'aria-hidden': 'true' })
  const chooser = openChooser(words.mines, (step) => {
    if (locked) return
    chosen = Math.min(Math.max(chosen + step, fewest), most)
    changed()
  })
  function show(opened: number) {
    chooser.show(String(chosen), {
      less: !locked && chosen > fewest,
      more: !locked && chosen < most,
    })
    const next = (ladders[chosen] ?? []).slice(opened, opened + 5)
    ladder.replaceChildren(
      ...next.map((step, index) => el('li', index === 0 ? { class: 'next' } : {}, times(step))),
    )
  }
  return {
    elements: [chooser.element, ladder],
    mines: () => chosen,
    /** Returns what the tile after `opened` tiles pays, in hundredths of the stake. */
    after: (opened: number) => ladders[chosen]?.[opened],
    /**
     * While a round is open the number stays, and the ladder goes on from the tiles that are open.
     */
    show(isOpen: boolean, opened: number) {
      locked = isOpen
      show(opened)
    },
  }
}

function cashOutButton(
  { words, money }: Cabinet,
  worth: number,
  busy: boolean,
): Parameters<Bar['setButton']>[0] {
  if (worth === 0)
    return { label: words.openTile, text: words.openTile, enabled: false, tone: 'take' }
  return {
    label: fill(words.cashOutAmount, { amount: money(worth) }),
    text: money(worth),
    enabled: !busy,
    tone: 'take',
  }
}

/** `next` is what one more tile would be worth, in hundredths of the stake. */
function showStep(
  { words, sound, showMessage, note }: Cabinet,
  { opened, multiplier }: Shown,
  next: number | undefined,
): void {
  sound.open(opened.length)
  showMessage(times(multiplier), 'win')
  note(next ? fill(words.next, { multiplier: times(next) }) : '')
}

function showEnd(
  { words, money, sound, bar, showMessage, note }: Cabinet,
  { win, stake }: RoundView,
): void {
  const paid = win ?? 0
  const isProfit = paid > stake
  if (isProfit) sound.win(paid >= stake * 10 ? 'big' : 'small')
  else sound.loss()
  note('')
  if (paid === 0) showMessage(words.hit)
  else
    showMessage(
      fill(isProfit ? words.win : words.returned, { amount: money(paid) }),
      isProfit ? 'win' : 'plain',
    )
  bar.setLastWin(paid, isProfit)
}
