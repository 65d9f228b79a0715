import type { PlayAnswer, RoundView } from '../play-view.ts'
import { type Cabinet, isPending } from './cabinet.ts'
import type { Icon } from './dom.ts'
import { outcomeOf, showEnd } from './instant.ts'
import { inSentences } from './words/words.ts'

/** A game in which the player decides something between the bet and the end of a round. */
export interface StepGame {
  choice(): unknown
  /**
   * Shows the round as it stands; null before the first one. Nothing can be pressed unless
   * `canAct`.
   */
  show(round: RoundView | null, canAct: boolean): void
  /**
   * Brings the change of a round into sight, such as cards that are dealt, and resolves once it is
   * seen.
   */
  reveal?(round: RoundView): Promise<void>
  /** The big button while no round is open. */
  startButton: string
  /** Drawn on it in place of its words. */
  startIcon?: Icon
  /**
   * The big button while a round waits for its player: its text and its action. An action of
   * null disables it; its text still says what it will do.
   */
  mainAction(round: RoundView): { text: string; label?: string; action: object | null }
  /** Shown while a round waits for its player. */
  prompt(round: RoundView): string
  /** Read out behind the prompt: what a player who does not see the stage needs to decide. */
  aloud?(round: RoundView): string
  /**
   * Whether rounds may run by themselves, where the licence allows it. A round that waits for its
   * player ends the run, because it is the feature.
   */
  autoplay?: boolean
  /** The plain fact of how the round ended. */
  fact(round: RoundView): string
}

export interface StepPlay {
  act(action: unknown): Promise<void>
  refresh(): void
  resume(): Promise<void>
}

/**
 * Plays rounds of such a game: the bar's button begins them, the game's own buttons carry them on.
 */
export function playBySteps(cabinet: Cabinet, game: StepGame): StepPlay {
  const { bar, words, state, api } = cabinet
  let round: RoundView | null = state.round?.shown ? state.round : null
  let busy = true
  const isOpen = () => round?.phase === 'open'
  const startFace = game.startIcon ? { icon: game.startIcon } : { text: game.startButton }

  function refresh() {
    const canAct = isOpen() && !busy
    bar.lock(isOpen() || busy)
    game.show(round, canAct)
    cabinet.autoplay.refresh()
    const main = round && isOpen() ? game.mainAction(round) : null
    if (!main) bar.setButton({ label: game.startButton, ...startFace, enabled: !busy })
    else
      bar.setButton({
        label: main.label ?? main.text,
        text: main.text,
        enabled: canAct && main.action !== null,
        tone: 'take',
      })
  }

  async function take(answer: PlayAnswer) {
    round = answer.round ?? round
    if (!round) return
    refresh()
    await game.reveal?.(round)
    if (isOpen()) {
      ask(round)
      cabinet.settle(answer)
    } else await end(round)
  }

  function ask(open: RoundView, before = '') {
    const prompt = game.prompt(open)
    const saying = inSentences(before, prompt, game.aloud?.(open) ?? '')
    cabinet.showMessage(prompt, 'plain', saying)
  }

  async function end(over: RoundView) {
    showEnd(cabinet, over, game.fact(over))
    if (over.phase === 'paying') await cabinet.confirm(over)
    const settled = await api.round(over.id).catch(() => null)
    if (settled) cabinet.settle(settled)
    void api.seen(over.id).catch(() => null)
  }

  async function occupied(work: () => Promise<unknown>) {
    busy = true
    refresh()
    await work()
    busy = false
    refresh()
  }

  async function start() {
    cabinet.showMessage('')
    cabinet.note('')
    await cabinet.rested()
    round = null
    refresh()
    const answer = await cabinet.requestRound(game.choice(), bar.stake())
    if (answer?.round) await take(answer)
  }

  async function act(action: unknown) {
    const open = round
    if (!open || busy || !isOpen()) return
    await occupied(async () => {
      try {
        await take(await api.act(open.id, action))
      } catch (error) {
        cabinet.explain(error)
      }
    })
  }

  bar.onPress(() => {
    const main = round && isOpen() ? game.mainAction(round) : null
    if (main?.action) void act(main.action)
    else if (!isOpen() && !busy) void occupied(start)
  })
  if (game.autoplay)
    cabinet.autoplay.offer({
      ready: () => !isOpen() && !busy,
      stake: bar.stake,
      hasFeatures: false,
      async play() {
        await occupied(start)
        if (isOpen()) cabinet.autoplay.stop('feature')
        return round && { ...outcomeOf(round), hasFeature: false }
      },
    })
  return {
    act,
    refresh,
    async resume() {
      const last = state.round
      if (round && isOpen()) {
        ask(round, words.goesOn)
        cabinet.note(words.goesOn)
      } else cabinet.showMessage(words.goodLuck)
      if (round && !round.seen && !isOpen()) await end(round)
      else if (last && isPending(last)) await cabinet.confirm(last)
      busy = false
      refresh()
    },
  }
}
