import type { PlayAnswer, RoundView } from '../../play-view.ts'
import type { Cabinet } from '../cabinet.ts'
import { el, icon, setEnabled } from '../dom.ts'
import { times } from '../money.ts'
import { motionAllowed, pause } from '../motion.ts'
import { openPainting } from '../painting.ts'
import { fill } from '../words/words.ts'
import { type Flight, paintFlight } from './flight-painting.ts'

interface Description {
  growth: number
  highest: number
}

interface Shown {
  autoAt: number | null
  cashedAt: number | null
  over: boolean
  point?: number
}

/** Exits a player may set beforehand, in hundredths; null leaves it to their hand. */
const EXITS = [null, 120, 150, 200, 300, 500, 1000, 2500, 10_000]
const REMEMBERED = 8

/** Crash: the picture runs on this device's clock, what counts is when the studio gets the word. */
export async function openCrash(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words, money, sound, api } = cabinet
  const game = state.game as unknown as Description
  const flight: Flight = { multiplier: 100, phase: 'waiting', cashedAt: null, autoAt: null }
  const painting = openPainting(stage, (context, width, height, now) => paintFlight(context, width, height, flight, now))
  const past = el('ol', { class: 'past' })
  let round: RoundView | null = null
  let startedAt = 0
  let exit = 0
  let busy = false

  const exitText = el('b', { class: 'figure' })
  const earlier = el('button', { class: 'step', 'aria-label': `${words.autoAt} −`, onclick: () => setExit(exit - 1) }, icon('minus'))
  const later = el('button', { class: 'step', 'aria-label': `${words.autoAt} +`, onclick: () => setExit(exit + 1) }, icon('plus'))
  extras.append(el('div', { class: 'chooser' }, earlier, el('span', {}, words.autoAt, ' ', exitText), later), past)

  function setExit(next: number) {
    if (round?.phase === 'open') return
    exit = Math.min(Math.max(next, 0), EXITS.length - 1)
    const at = EXITS[exit] ?? null
    exitText.replaceChildren(at === null ? words.noAuto : times(at))
    setEnabled(earlier, exit > 0)
    setEnabled(later, exit < EXITS.length - 1)
  }

  function refresh() {
    const flying = round?.phase === 'open' && flight.phase === 'flying'
    bar.lock(flying)
    setEnabled(earlier, !flying && exit > 0)
    setEnabled(later, !flying && exit < EXITS.length - 1)
    if (!flying) return bar.setButton({ label: words.bet, text: words.bet, enabled: !busy })
    const worth = Math.floor(((round?.stake ?? 0) * flight.multiplier) / 100)
    bar.setButton({ label: words.cashOut, text: money(worth), enabled: flight.multiplier > 100 && !busy, tone: 'take' })
  }

  async function start() {
    busy = true
    refresh()
    await cabinet.rested()
    cabinet.say('')
    cabinet.note('')
    const answer = await cabinet.ask({ stake: bar.stake(), autoAt: EXITS[exit] ?? null }, bar.stake())
    busy = false
    if (answer?.round) {
      cabinet.settle(answer)
      await fly(answer.round)
    }
    refresh()
  }

  async function fly(taken: RoundView) {
    round = taken
    startedAt = performance.now() - taken.elapsedMs
    Object.assign(flight, { multiplier: 100, phase: 'flying', cashedAt: null, autoAt: (taken.shown as Shown).autoAt })
    const landed = painting.run()
    const clock = setInterval(tick, motionAllowed() ? 50 : 250)
    let answer: PlayAnswer | null = null
    while (round?.phase === 'open') {
      answer = await api.untilEnd(taken.id).catch(() => null)
      // A cash-out may have ended the round while this was waiting.
      if (round.phase === 'open' && answer?.round) round = answer.round
      if (!answer) await pause(1000)
    }
    clearInterval(clock)
    if (flight.phase === 'flying' && answer) await land(answer)
    landed()
  }

  function tick() {
    if (flight.phase !== 'flying') return
    flight.multiplier = Math.min(Math.floor(100 * Math.exp(game.growth * (performance.now() - startedAt))), game.highest)
    sound.tick()
    refresh()
  }

  async function cashOut() {
    if (!round || busy) return
    busy = true
    try {
      const answer = await api.act(round.id, { kind: 'cash-out' })
      if (answer.round) round = answer.round
      if (round.phase !== 'open') await land(answer)
    } catch (error) {
      cabinet.explain(error)
    }
    busy = false
    refresh()
  }

  async function land(answer: PlayAnswer) {
    const over = answer.round
    const shown = over?.shown as Shown | undefined
    if (!over || !shown || flight.phase !== 'flying') return
    const win = over.win ?? 0
    flight.cashedAt = shown.cashedAt
    flight.phase = shown.cashedAt === null ? 'gone' : 'out'
    flight.multiplier = shown.cashedAt ?? shown.point ?? flight.multiplier
    painting.refresh()
    if (shown.cashedAt === null) {
      sound.loss()
      cabinet.say(fill(words.crashedAt, { multiplier: times(shown.point ?? 100) }))
    } else {
      sound.win(win >= over.stake * 10 ? 'big' : 'small')
      cabinet.say(fill(words.cashedAt, { multiplier: times(shown.cashedAt), amount: money(win) }), 'win')
      cabinet.note(fill(words.wouldHave, { multiplier: times(shown.point ?? 100) }))
    }
    bar.setLastWin(win, win > over.stake)
    remember(shown)
    if (over.phase === 'paying') await cabinet.confirm(over)
    cabinet.settle(answer)
    void api.seen(over.id).catch(() => null)
  }

  function remember({ point = 100 }: Shown) {
    past.prepend(el('li', point >= 200 ? { class: 'high' } : {}, times(point)))
    if (past.children.length > REMEMBERED) past.lastElementChild?.remove()
  }

  setExit(0)
  bar.onPress(() => void (round?.phase === 'open' ? cashOut() : start()))
  for (const earlierRound of (await api.history().catch(() => [])).toReversed()) {
    const shown = earlierRound.shown as Shown | null
    if (shown?.over) remember(shown)
  }
  cabinet.say(words.goodLuck)
  cabinet.note(words.pressToFly)
  refresh()
  if (state.round?.phase === 'open') await fly(state.round).then(refresh)
}
