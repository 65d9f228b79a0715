import type { GameKind } from '#contracts/studio-api.ts'
import type { GamePageName, KindOn } from '../page-of-kind.ts'
import type { GameView } from './cabinet.ts'
import { giveUp } from './give-up.ts'
import { openHost } from './host.ts'
import { openMoney } from './money.ts'
import { openCabinet } from './open-cabinet.ts'
import { gameWordsOf, pageRoot } from './page-root.ts'
import { DISPLAY_FACE } from './painting.ts'
import { setPaused } from './pausing.ts'
import { openSound } from './sound.ts'
import { connect, Refused, type StudioApi } from './studio-api.ts'
import { readWords } from './words/words.ts'

type Views = Partial<Record<GameKind, GameView>>

/**
 * Opens the session of this page's address, and plays its game, which is of one of these kinds; the
 * mathematics of a kind stand in ../games.ts.
 */
export async function play<Page extends GamePageName>(
  views: Readonly<Record<KindOn<Page>, GameView>>,
): Promise<void> {
  const root = pageRoot()
  root.className = 'game'
  const { earlyOpen } = globalThis
  if (!earlyOpen) return giveUp(root, 'FAILED')
  const api = connect(location.pathname, earlyOpen, () => giveUp(root, 'SESSION_UNKNOWN'))
  try {
    await open(root, api, views)
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error)
    giveUp(root, error instanceof Refused ? error.code : 'FAILED')
  }
}

async function open(root: HTMLElement, api: StudioApi, views: Views): Promise<void> {
  const state = await api.open()
  const view = views[state.game.kind]
  if (!view) throw new Error(`This page shows no ${state.game.kind}.`)
  if (view.writesOnCanvas) await document.fonts.load(`20px ${DISPLAY_FACE}`)
  if (api.isOver()) return
  const host = openHost({ ...state, words: gameWordsOf(root) })
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
    setPaused({ root, window }, gameWordsOf(root), paused)
  })
  // This comes before the view opens, because the view may go on with a round, which takes time.
  host.ready()
  new ResizeObserver(() => {
    if (root.offsetHeight > innerHeight) host.needHeight(root.offsetHeight)
  }).observe(root)
  await view.open(cabinet)
}
