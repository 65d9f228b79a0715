import type { RoundView } from '../../play-view.ts'
import { type Cabinet, type GameView, isPending } from '../cabinet.ts'
import { el } from '../dom.ts'
import { outcomeOf } from '../instant.ts'
import { pause } from '../motion.ts'
import { fill, inSentences } from '../words/words.ts'
import { type Bet, openRack } from './rack.ts'
import { openTable, type Table } from './table.ts'
import { openWheel, type Wheel } from './wheel.ts'
import { colourOf } from './wheel-painting.ts'

interface Shown {
  number: number
  bets: Bet[]
  wins: { spot: string; win: number }[]
}

const REMEMBERED = 9
/** Time for which the wheel stays in sight after the ball has come to rest, in ms. */
const RESULT_MS = 1300

/** Roulette: chips on the table, then the wheel, which stops at the drawn number. */
export const roulette: GameView = {
  writesOnCanvas: true,
  open: openRoulette,
  rules: ({ words }) => [words.rouletteRule].map((text) => el('p', {}, text)),
}

async function openRoulette(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words } = cabinet
  const pit = el('div', { class: 'wheel' })
  const past = openPast()
  const rack = openRack(
    cabinet,
    state.game as unknown as { chips: number[]; most: number },
    refresh,
  )
  const table = openTable(cabinet, rack)
  stage.append(pit, table.element)
  extras.append(...rack.elements, past.element)
  const wheel = openWheel(pit, cabinet.sound)

  function refresh() {
    const bySpot = new Map<string, number>()
    for (const { spot, amount } of rack.laid) bySpot.set(spot, (bySpot.get(spot) ?? 0) + amount)
    table.showChips(bySpot)
    table.mark(null, [])
    cabinet.showMessage(rack.laid.length === 0 ? words.placeChips : '')
    ready()
  }

  const canSpin = () => !rack.locked && rack.laid.length > 0

  function ready() {
    bar.showStake(words.totalStake, rack.total())
    bar.setButton({
      label: words.spin,
      icon: 'spin',
      enabled: canSpin(),
    })
    cabinet.autoplay.refresh()
  }

  /** Plays one round while nothing can be moved. */
  async function turn(play: () => Promise<RoundView | null>): Promise<RoundView | null> {
    rack.locked = true
    ready()
    const round = await play()
    if (round) {
      await showRound(cabinet, wheel, table, round)
      past.add((round.shown as Shown).number)
      rack.keep()
      await pause(RESULT_MS)
    } else wheel.stop()
    stage.dataset.showing = 'table'
    rack.locked = false
    ready()
    return round
  }

  async function spin(): Promise<RoundView | null> {
    await cabinet.rested()
    cabinet.showMessage(words.noMoreBets)
    cabinet.note('')
    stage.dataset.showing = 'wheel'
    wheel.throw()
    const answer = await cabinet.requestRound({ bets: rack.laid }, rack.total())
    return answer?.round?.shown ? answer.round : null
  }

  async function resume(round: RoundView): Promise<RoundView> {
    rack.put((round.shown as Shown).bets)
    cabinet.note(words.resumed)
    stage.dataset.showing = 'wheel'
    wheel.throw()
    return round
  }

  stage.dataset.showing = 'table'
  bar.onPress(() => void (canSpin() && turn(spin)))
  cabinet.autoplay.offer({
    ready: canSpin,
    stake: rack.total,
    hasFeatures: false,
    hasNoTurbo: true,
    async play() {
      const round = await turn(spin)
      return round && { ...outcomeOf(round), hasFeature: false }
    },
  })
  const { round } = state
  const unseen = round?.shown && !round.seen ? round : null
  await past.recall(cabinet, unseen)
  if (unseen) return void (await turn(() => resume(unseen)))
  wheel.show((round?.shown as Shown | null | undefined)?.number ?? null)
  rack.locked = false
  refresh()
  if (round && isPending(round)) await cabinet.confirm(round)
}

async function showRound(
  cabinet: Cabinet,
  wheel: Wheel,
  table: Table,
  round: RoundView,
): Promise<void> {
  const { words, money, sound, bar, api } = cabinet
  const { number, wins } = round.shown as Shown
  await wheel.land(number)
  table.mark(
    number,
    wins.map((win) => win.spot),
  )
  const win = round.win ?? 0
  const isProfit = win > round.stake
  const came = fill(words.number, { number, colour: words[colourOf(number)] })
  const result =
    win === 0 ? words.noWin : fill(isProfit ? words.win : words.returned, { amount: money(win) })
  const saying = inSentences(result, came)
  if (win === 0) cabinet.showMessage(came, 'plain', saying)
  else cabinet.showMessage(result, isProfit ? 'win' : 'plain', saying)
  cabinet.note(win > 0 ? came : result)
  if (isProfit) sound.win(win >= round.stake * 10 ? 'big' : 'small')
  bar.setLastWin(win, isProfit)
  if (round.phase === 'paying') await cabinet.confirm(round)
  const settled = await api.round(round.id).catch(() => null)
  if (settled) cabinet.settle(settled)
  void api.seen(round.id).catch(() => null)
}

/** The last numbers, newest first. */
function openPast() {
  const element = el('ol', { class: 'past' })
  const add = (number: number) => {
    element.prepend(el('li', { class: colourOf(number) }, String(number)))
    if (element.children.length > REMEMBERED) element.lastElementChild?.remove()
  }
  return {
    element,
    add,
    async recall({ api }: Cabinet, except: RoundView | null) {
      for (const { id, shown } of (await api.history().catch(() => [])).toReversed())
        if (shown && id !== except?.id) add((shown as Shown).number)
    },
  }
}
