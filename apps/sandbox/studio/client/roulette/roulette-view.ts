import type { RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { el, icon } from '../dom.ts'
import { pause } from '../motion.ts'
import { fill } from '../words/words.ts'
import { openTable, shortly } from './table.ts'
import { openWheel } from './wheel.ts'
import { colourOf } from './wheel-painting.ts'

interface Description {
  chips: number[]
  most: number
}

interface Shown {
  number: number
  bets: { spot: string; amount: number }[]
  wins: { spot: string; win: number }[]
}

const REMEMBERED = 9

/** Roulette: chips on the table, then the wheel, which is told where to stop. */
export async function openRoulette(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words, money, sound, api } = cabinet
  const game = state.game as unknown as Description
  let laid: { spot: string; amount: number }[] = []
  let last: typeof laid = []
  let chip = game.chips[1] ?? 100
  let busy = true

  const pit = el('div', { class: 'wheel' })
  const table = openTable(cabinet, lay)
  const past = el('ol', { class: 'past' })
  stage.append(pit, table.element)
  const wheel = openWheel(pit, sound)
  const chips = game.chips.map((amount) =>
    el(
      'button',
      {
        class: `chip pick c${game.chips.indexOf(amount)}`,
        'aria-label': fill(words.chip, { amount: money(amount) }),
        onclick: () => pick(amount),
      },
      shortly(amount),
    ),
  )
  const tool = (name: 'undo' | 'clear' | 'repeat', work: () => void) =>
    el('button', { class: 'step', 'aria-label': words[name], onclick: () => busy || work() }, icon(name))
  extras.append(
    el('div', { class: 'chips', role: 'group' }, ...chips),
    el(
      'div',
      { class: 'tools' },
      tool('undo', () => put(laid.slice(0, -1))),
      tool('clear', () => put([])),
      tool('repeat', () => put(last)),
    ),
    past,
  )

  const total = (bets = laid) => bets.reduce((sum, bet) => sum + bet.amount, 0)

  function pick(amount: number) {
    chip = amount
    for (const [index, button] of chips.entries()) button.setAttribute('aria-pressed', String(game.chips[index] === amount))
  }

  function lay(spot: string) {
    if (busy) return
    if (total() + chip > game.most) return cabinet.say(fill(words.tableFull, { amount: money(game.most) }), 'problem')
    sound.tick()
    put([...laid, { spot, amount: chip }])
  }

  function put(bets: typeof laid) {
    laid = bets
    const bySpot = new Map<string, number>()
    for (const { spot, amount } of bets) bySpot.set(spot, (bySpot.get(spot) ?? 0) + amount)
    table.showChips(bySpot)
    table.mark(null, [])
    if (bets.length === 0) cabinet.say(words.placeChips)
    else cabinet.say('')
    refresh()
  }

  function refresh() {
    bar.showStake(words.totalStake, total())
    bar.setButton({ label: words.spin, icon: 'spin', enabled: !busy && laid.length > 0 })
  }

  async function spin() {
    busy = true
    refresh()
    await cabinet.rested()
    cabinet.say(words.noMoreBets)
    cabinet.note('')
    stage.dataset.showing = 'wheel'
    wheel.throw()
    const answer = await cabinet.ask({ bets: laid }, total())
    if (answer?.round?.shown) {
      await show(answer.round)
      cabinet.settle(answer)
      last = laid
    } else wheel.stop()
    stage.dataset.showing = 'table'
    busy = false
    refresh()
  }

  async function show(round: RoundView) {
    const shown = round.shown as Shown
    await wheel.land(shown.number)
    remember(shown.number)
    table.mark(
      shown.number,
      shown.wins.map((win) => win.spot),
    )
    const win = round.win ?? 0
    const isProfit = win > round.stake
    const came = fill(words.number, { number: shown.number, colour: words[colourOf(shown.number)] })
    cabinet.say(
      isProfit ? fill(words.win, { amount: money(win) }) : win > 0 ? fill(words.returned, { amount: money(win) }) : came,
      isProfit ? 'win' : 'plain',
    )
    cabinet.note(win > 0 ? came : words.noWin)
    if (isProfit) sound.win(win >= round.stake * 10 ? 'big' : 'small')
    bar.setLastWin(win, isProfit)
    if (round.phase === 'paying') await cabinet.confirm(round)
    void api.seen(round.id).catch(() => null)
    await pause(1300)
  }

  function remember(number: number) {
    past.prepend(el('li', { class: colourOf(number) }, String(number)))
    if (past.children.length > REMEMBERED) past.lastElementChild?.remove()
  }

  pick(chip)
  stage.dataset.showing = 'table'
  bar.onPress(() => void (busy || laid.length === 0 || spin()))
  for (const round of (await api.history().catch(() => [])).toReversed())
    if (round.shown && round.id !== state.round?.id) remember((round.shown as Shown).number)
  const open = state.round
  if (open?.shown && !open.seen) {
    const shown = open.shown as Shown
    put(shown.bets)
    cabinet.note(words.resumed)
    stage.dataset.showing = 'wheel'
    wheel.throw()
    await show(open)
    last = shown.bets
    stage.dataset.showing = 'table'
  } else {
    wheel.show((open?.shown as Shown | null)?.number ?? null)
    if (open?.shown) remember((open.shown as Shown).number)
    put([])
  }
  busy = false
  refresh()
}
