import type { Cabinet } from '../cabinet.ts'
import { el, icon, setEnabled } from '../dom.ts'
import { setTurbo } from '../motion.ts'
import { fill } from '../words/words.ts'
import { askForPlan } from './plan-dialog.ts'
import {
  type AutoplayPlan,
  type AutoplayRun,
  openRun,
  type Played,
  type StopReason,
} from './run.ts'

/** A game that is played by itself, one round after the other. */
export interface AutoplayGame {
  /** Returns true while a round can begin. */
  ready(): boolean
  stake(): number
  /** Plays one round to its end; null where there was none. */
  play(): Promise<Played | null>
  /** Returns true for a game whose rounds can bring a feature. */
  hasFeatures: boolean
  /** Rounds take as long as they take, and turbo changes nothing. */
  hasNoTurbo?: boolean
}

export interface Autoplay {
  /** Buttons beside the big one; empty where the licence allows neither. */
  element: HTMLElement
  /** The game can be played by itself from now on. */
  offer(game: AutoplayGame): void
  /** Whether the game asks for rounds by itself. */
  readonly isRunning: boolean
  /** Whether a round can begin has changed. */
  refresh(): void
  /** No further round begins; the one under way is shown to its end. */
  stop(reason: StopReason): void
}

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
    const plan = await askForPlan(cabinet, game.stake(), game.hasFeatures)
    if (plan && game.ready()) await play(game, plan)
  }

  async function play(playing: AutoplayGame, plan: AutoplayPlan) {
    const started = openRun(plan)
    run = started
    refresh()
    for (;;) {
      const refusal = playing.ready() ? started.before(playing.stake()) : 'refused'
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
    cabinet.tellAside(words.autoplay.ended[reason])
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
