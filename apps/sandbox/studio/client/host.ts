import type { GameWords } from '../families/game-words.ts'
import { type GameEvent, HOST_WORDS } from './host-words.ts'

/** Messages of the game to the casino page that frames it, and to no other page. */
export interface Host {
  /** The page around the game shows its name and the session's result. */
  framed: boolean
  /** The game is drawn: the page around it need not wait any longer. */
  ready(): void
  leave(): void
  /** False where the page does not support this: then a game that is over can only be left. */
  canReload(): boolean
  /** Requests that the page opens the game again, in a session of its own. */
  reload(): void
  /** Requests a frame this high, in CSS pixels, when the game does not fit. */
  needHeight(px: number): void
  /** A round has begun, or the player has been shown how it ended. */
  round(running: boolean): void
  /** The balance does not pay for the stake: the page may offer a deposit. */
  lowBalance(): void
  /** Calls back when the page makes the game wait, and when it lets it go on. */
  onPause(listener: (paused: boolean) => void): void
  /** Calls back when the page reports that the balance has changed. */
  onBalanceNews(listener: () => void): void
}

export interface HostPlace {
  hostOrigin: string
  closeUrl: string
  words: GameWords
}

export function openHost({ hostOrigin, closeUrl, words }: HostPlace): Host {
  const framed = parent !== window
  const { messageFor, height, readPause, isBalanceNews, readWish } = HOST_WORDS[words]
  const wishes = new Set<unknown>()

  function listenToPage(listener: (data: unknown) => void) {
    if (framed)
      addEventListener(
        'message',
        ({ source, origin, data }) => source === parent && origin === hostOrigin && listener(data),
      )
  }

  /** Null for what the dialect has no word for, or what the page does not want to know. */
  function messageOf(event: GameEvent): unknown {
    const message = framed ? messageFor(event) : null
    if (message === null) return null
    return readWish && !wishes.has((message as { type: string }).type) ? null : message
  }

  /** Returns false for what the page does not listen to. */
  function post(event: GameEvent): boolean {
    const message = messageOf(event)
    if (message !== null) parent.postMessage(message, hostOrigin)
    return message !== null
  }

  let isPlaying = false
  if (readWish)
    listenToPage((data) => {
      const wish = readWish(data)
      wishes.add(wish)
      const begun = messageOf('roundStarted') as { type: string } | null
      // A game that opens in the middle of a round is in it before the page can wish to know.
      if (isPlaying && wish !== null && begun?.type === wish) post('roundStarted')
    })

  return {
    framed,
    ready: () => void post('ready'),
    /**
     * Leaves the game: by a message to the frame's page or, where there is none, by the address
     * that the casino gave.
     */
    leave: () => void (post('leave') || location.assign(closeUrl)),
    needHeight(px) {
      const message = framed ? height?.(Math.ceil(px)) : undefined
      if (message !== undefined) parent.postMessage(message, hostOrigin)
    },
    round(running) {
      isPlaying = running
      post(running ? 'roundStarted' : 'roundEnded')
    },
    lowBalance: () => void post('lowBalance'),
    canReload: () => messageOf('reload') !== null,
    reload: () => void post('reload'),
    onPause(listener) {
      if (!readPause) return
      listenToPage((data) => {
        const paused = readPause(data)
        if (paused !== null) listener(paused)
      })
    },
    onBalanceNews(listener) {
      if (isBalanceNews) listenToPage((data) => isBalanceNews(data) && listener())
    },
  }
}
