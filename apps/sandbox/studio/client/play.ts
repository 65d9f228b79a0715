import { GAME_WORDS, type GameWords } from '../families/game-words.ts'
import { afterTheEnd } from './after-the-end.ts'
import { el } from './dom.ts'
import { openHost } from './host.ts'
import { KINDS } from './kinds.ts'
import { openMoney } from './money.ts'
import { openCabinet } from './open-cabinet.ts'
import { DISPLAY_FACE } from './painting.ts'
import { setPaused } from './pausing.ts'
import { openSound } from './sound.ts'
import { connect, Refused, type StudioApi } from './studio-api.ts'
import { readWords } from './words/words.ts'

/** Opens the session of this page's address, and plays its game. */
export async function play(root: HTMLElement): Promise<void> {
  root.className = 'game'
  const { earlyOpen } = globalThis
  if (!earlyOpen) return giveUp(root, 'FAILED')
  const api = connect(location.pathname, earlyOpen, () => giveUp(root, 'SESSION_UNKNOWN'))
  try {
    await open(root, api)
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error)
    giveUp(root, error instanceof Refused ? error.code : 'FAILED')
  }
}

async function open(root: HTMLElement, api: StudioApi): Promise<void> {
  const state = await api.open()
  const view = KINDS[state.game.kind]
  if (view.writesOnCanvas) await document.fonts.load(`20px ${DISPLAY_FACE}`)
  if (api.isOver()) return
  const host = openHost({ ...state, words: wordsOf(root) })
  const cabinet = openCabinet({
    root,
    state,
    view,
    words: readWords(),
    money: openMoney(state.language, state.currency),
    sound: openSound(),
    api,
    host,
  })
  host.onPause((paused) => {
    if (paused) cabinet.autoplay.stop('covered')
    setPaused({ root, window }, wordsOf(root), paused)
  })
  // This comes before the view opens, because the view may go on with a round, which takes time.
  host.ready()
  new ResizeObserver(() => {
    if (root.offsetHeight > innerHeight) host.needHeight(root.offsetHeight)
  }).observe(root)
  await view.open(cabinet)
}

function wordsOf(root: HTMLElement): GameWords {
  return GAME_WORDS.find((each) => each === root.dataset.words) ?? 'generic'
}

/**
 * Says why there is no game here any more, and offers another try: a session that is over can only
 * be followed by another one.
 */
export function giveUp(root: HTMLElement, code: string): void {
  root.className = 'game'
  const words = readWords()
  const host = openHost({
    hostOrigin: root.dataset.host ?? location.origin,
    closeUrl: root.dataset.close ?? location.href,
    words: wordsOf(root),
  })
  host.round(false)
  const isOver = /^(SESSION|GAME|TOKEN)_/.test(code)
  const way = isOver
    ? afterTheEnd('ghost', host, words)
    : el('button', { class: 'ghost', onclick: () => location.reload() }, words.tryAgain)
  root.replaceChildren(
    el(
      'div',
      { class: 'closed', role: 'alert' },
      el('p', {}, words.problems[code] ?? words.problems.FAILED ?? ''),
      // The page of a forgotten session does not hold the address of its casino.
      ...(isOver && !root.dataset.host ? [] : [way]),
    ),
  )
}
