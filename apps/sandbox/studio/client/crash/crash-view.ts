import type { PlayAnswer, RoundView } from '../../play-view.ts'
import { type Cabinet, type GameView, isPending } from '../cabinet.ts'
import { openChooser } from '../chooser.ts'
import { el } from '../dom.ts'
import { outcomeOf } from '../instant.ts'
import { times } from '../money.ts'
import { pause } from '../motion.ts'
import { fill, type Words } from '../words/words.ts'
import { type Growth, openSky } from './sky.ts'

interface Shown {
  autoAt: number | null
  cashedAt: number | null
  over: boolean
  point?: number
}

/** Exits a player may set beforehand, in hundredths; null leaves it to their hand. */
const EXITS = [null, 120, 150, 200, 300, 500, 1000, 2500, 10_000]
const REMEMBERED = 8
/** Time for which the end of a flight stays in sight before the next one that begins by itself. */
const RESULT_MS = 1500

/** Crash: the picture runs on this device's clock, what counts is when the studio gets the word. */
export const crash: GameView = {
  open: openCrash,
  rules: ({ words }) => [words.crashRule, words.crashDown].map((text) => el('p', {}, text)),
}

async function openCrash(cabinet: Cabinet): Promise<void> {
  const { state, stage, extras, bar, words, money, sound, api } = cabinet
  const sky = openSky(stage, sound, state.game as unknown as Growth)
  const exits = openExits(words)
  const past = openPast()
  let round: RoundView | null = null
  let busy = false
  extras.append(exits.element, past.element)

  function refresh() {
    const flying = round?.phase === 'open' && sky.flight.phase === 'flying'
    bar.lock(flying)
    exits.lock(flying)
    cabinet.autoplay.refresh()
    if (!flying) return bar.setButton({ label: words.bet, text: words.bet, enabled: !busy })
    const { multiplier } = sky.flight
    const worth = Math.floor(((round?.stake ?? 0) * multiplier) / 100)
    bar.setButton({
      label: words.cashOut,
      text: money(worth),
      enabled: multiplier > 100 && !busy,
      tone: 'take',
    })
  }

  async function start(): Promise<RoundView | null> {
    busy = true
    refresh()
    await cabinet.rested()
    cabinet.showMessage('')
    cabinet.note('')
    const answer = await cabinet.requestRound(
      { stake: bar.stake(), autoAt: exits.chosen() },
      bar.stake(),
    )
    busy = false
    if (!answer?.round) {
      refresh()
      return null
    }
    cabinet.settle(answer)
    await fly(answer.round)
    refresh()
    return round
  }

  async function fly(taken: RoundView) {
    round = taken
    sky.takeOff(taken.elapsedMs, (taken.shown as Shown).autoAt, refresh)
    let answer: PlayAnswer | null = null
    while (round?.phase === 'open') {
      answer = await api.untilEnd(taken.id).catch(() => null)
      // A cash-out may have ended the round while this was waiting.
      if (round.phase === 'open' && answer?.round) round = answer.round
      if (!answer) await pause(1000)
    }
    if (answer) await land(answer)
    sky.rest()
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
    if (!over || !shown || sky.flight.phase !== 'flying') return
    sky.land(shown.cashedAt, shown.point)
    showEnd(cabinet, over, shown)
    past.add(shown)
    if (over.phase === 'paying') await cabinet.confirm(over)
    cabinet.settle(answer)
    void api.seen(over.id).catch(() => null)
  }

  bar.onPress(() => void (round?.phase === 'open' ? cashOut() : start()))
  cabinet.autoplay.offer({
    ready: () => !busy && round?.phase !== 'open',
    missing: () => (exits.chosen() === null ? words.autoplay.exitFirst : null),
    stake: bar.stake,
    hasFeatures: false,
    hasNoTurbo: true,
    async play() {
      const flown = await start()
      if (!flown) return null
      await pause(RESULT_MS)
      return { ...outcomeOf(flown), hasFeature: false }
    },
  })
  await past.recall(cabinet)
  const isFlying = state.round?.phase === 'open'
  cabinet.showMessage(isFlying ? words.goesOn : words.goodLuck)
  cabinet.note(isFlying ? '' : words.pressToFly)
  refresh()
  await (state.round?.phase === 'open'
    ? fly(state.round).then(refresh)
    : showMissed(cabinet, state.round))
}

function showEnd(
  { words, money, sound, bar, showMessage, note }: Cabinet,
  over: RoundView,
  { cashedAt, point = 100 }: Shown,
): void {
  const win = over.win ?? 0
  if (cashedAt === null) {
    sound.loss()
    showMessage(fill(words.crashedAt, { multiplier: times(point) }))
    note('')
  } else {
    sound.win(win >= over.stake * 10 ? 'big' : 'small')
    showMessage(fill(words.cashedAt, { multiplier: times(cashedAt), amount: money(win) }), 'win')
    note(fill(words.wouldHave, { multiplier: times(point) }))
  }
  bar.setLastWin(win, win > over.stake)
}

/** Shows a flight that ended while the page was not looked at. */
async function showMissed(cabinet: Cabinet, missed: RoundView | null): Promise<void> {
  if (!missed || missed.seen) return
  const shown = missed.shown as Shown | null
  if (shown) showEnd(cabinet, missed, shown)
  if (isPending(missed)) await cabinet.confirm(missed)
  cabinet.settle(cabinet.state)
  if (shown) void cabinet.api.seen(missed.id).catch(() => null)
}

/** Where to get out without a press. */
function openExits(words: Words) {
  let [index, locked] = [0, false]
  const chooser = openChooser(words.autoAt, (step) => {
    if (!locked) index = Math.min(Math.max(index + step, 0), EXITS.length - 1)
    show()
  })
  const chosen = () => EXITS[index] ?? null
  function show() {
    const at = chosen()
    chooser.show(at === null ? words.noAuto : times(at), {
      less: !locked && index > 0,
      more: !locked && index < EXITS.length - 1,
    })
  }
  show()
  return {
    element: chooser.element,
    chosen,
    lock(value: boolean) {
      if (value === locked) return
      locked = value
      show()
    },
  }
}

/** Where the last flights ended, newest first. */
function openPast() {
  const element = el('ol', { class: 'past' })
  const add = ({ point = 100 }: Shown) => {
    element.prepend(el('li', point >= 200 ? { class: 'high' } : {}, times(point)))
    if (element.children.length > REMEMBERED) element.lastElementChild?.remove()
  }
  return {
    element,
    add,
    async recall({ api }: Cabinet) {
      for (const { shown } of (await api.history().catch(() => [])).toReversed()) {
        if ((shown as Shown | null)?.over) add(shown as Shown)
      }
    },
  }
}
