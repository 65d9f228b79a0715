import type { Cabinet } from '../cabinet.ts'
import { el, icon, setEnabled } from '../dom.ts'
import { setTurbo } from '../motion.ts'
import { fill } from '../words/words.ts'
import type { Autoplay, AutoplayGame } from './autoplay-game.ts'
import { openPlanDialog } from './plan-dialog.ts'
import { type AutoplayPlan, type AutoplayRun, openRun, type StopReason } from './run.ts'

/**
 * Rounds that run by themselves, and turbo, as the player's licence allows them. A run ends as soon
 * as its page is hidden, covered by a dialog of the casino, or without a connection.
 */
export function openAutoplay(cabinet: Omit<Cabinet, 'autoplay'>): Autoplay {
  const { words, bar, state } = cabinet
  let game: AutoplayGame | null = null
  let run: AutoplayRun | null = null
  const begin = el(
    'button',
    { class: 'step side-button', type: 'button', onclick: () => void choose() },
    icon('auto'),
  )
  begin.setAttribute('aria-label', words.autoplay.title)
  const turbo = el(
    'button',
    { class: 'step side-button', type: 'button', 'aria-pressed': 'false', onclick: toggleTurbo },
    icon('turbo'),
  )
  turbo.setAttribute('aria-label', words.autoplay.turbo)
  const element = el('div', { class: 'side-buttons' })
  addEventListener('offline', () => stop('offline'))
  document.addEventListener('visibilitychange', () => document.hidden && stop('hidden'))

  function toggleTurbo() {
    const on = turbo.getAttribute('aria-pressed') !== 'true'
    turbo.setAttribute('aria-pressed', String(on))
    setTurbo(on)
  }

  async function choose() {
    if (!game?.ready() || run) return
    const missing = game.missing?.() ?? null
    if (missing !== null) return cabinet.showAside(missing)
    const plan = await openPlanDialog(cabinet, game.stake(), game.hasFeatures)
    if (plan && game.ready()) await play(game, plan)
  }

  async function play(playing: AutoplayGame, plan: AutoplayPlan) {
    const started = openRun(plan)
    run = started
    refresh()
    for (;;) {
      const isReady = playing.ready() && (playing.missing?.() ?? null) === null
      const refusal = isReady ? started.before(cabinet.costOf(playing.stake())) : 'refused'
      if (refusal) return stop(refusal)
      show(started)
      const played = await playing.play()
      if (run !== started) return
      const end = played ? started.after(played) : 'refused'
      if (end) return stop(end)
    }
  }

  function show({ left }: AutoplayRun) {
    bar.takeOver({
      label: fill(words.autoplay.stop, { count: left }),
      text: String(left),
      press: () => stop('stopped'),
    })
  }

  function stop(reason: StopReason) {
    if (!run) return
    run = null
    bar.takeOver(null)
    refresh()
    cabinet.showAside(words.autoplay.ended[reason])
  }

  function refresh() {
    setEnabled(begin, run === null && (game?.ready() ?? false))
  }

  return {
    element,
    offer(offered) {
      game = offered
      if (state.pace.turbo && !offered.hasNoTurbo) element.append(turbo)
      if (state.pace.autoplay) element.append(begin)
      refresh()
    },
    get isRunning() {
      return run !== null
    },
    refresh,
    stop,
  }
}
