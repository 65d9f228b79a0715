import type { GameWords } from '../families/game-words.ts'

/** An event that a game reports to the page around it. */
export type GameEvent =
  | 'ready'
  | 'leave'
  | 'reload'
  | 'roundStarted'
  | 'roundEnded'
  /** The balance does not pay for the stake. */
  | 'lowBalance'

/** The messages of one dialect to the page, and from it. Null for one that it has no word for. */
export interface HostWords {
  messageFor(event: GameEvent): unknown
  height?(px: number): unknown
  /**
   * True for a word that makes the game wait, false for one that makes it go on, null for anything
   * else.
   */
  readPause?(data: unknown): boolean | null
  /** True for a message that the balance has changed. */
  isBalanceNews?(data: unknown): boolean
  /** The page names the events that it wants; no others are sent. */
  readWish?(data: unknown): string | null
}

const GENERIC: Partial<Record<GameEvent, string>> = {
  ready: 'ready',
  leave: 'close',
  reload: 'reload',
  roundStarted: 'roundStarted',
  roundEnded: 'roundEnded',
}
const ORYX: Partial<Record<GameEvent, string>> = {
  leave: 'close',
  roundStarted: 'gameSpinStart',
  roundEnded: 'gameSpinEnd',
}
const PLAYNGO: Partial<Record<GameEvent, string>> = {
  leave: 'backToLobby',
  reload: 'reloadGame',
  roundStarted: 'roundStarted',
  roundEnded: 'gameIdle',
}
const PRAGMATIC: Partial<Record<GameEvent, string>> = {
  ready: 'gameLoadingEnded',
  leave: 'gameQuit',
  roundStarted: 'gameRoundStarted',
  roundEnded: 'gameRoundEnded',
  lowBalance: 'balanceTooLow',
}
const NETENT: Partial<Record<GameEvent, string>> = {
  ready: 'gameReady',
  leave: 'goToLobby',
  roundStarted: 'gameRoundStarted',
  roundEnded: 'gameRoundEnded',
}

export const HOST_WORDS: Readonly<Record<GameWords, HostWords>> = {
  generic: {
    messageFor: (event) => wrap('type', GENERIC[event]),
    height: (px) => ({ type: `height:${px}` }),
    readPause: (data) => oneOf(textIn(data, 'type'), 'pause', 'resume'),
    isBalanceNews: (data) => textIn(data, 'type') === 'updateBalance',
  },
  oryx: {
    messageFor: (event) => wrap('wpgaction', ORYX[event]),
    readPause: (data) => oneOf(textIn(data, 'wpgaction'), 'doGamePause', 'doGameResume'),
  },
  playngo: {
    messageFor: (event) => wrap('type', PLAYNGO[event]),
    readPause: (data) => oneOf(textIn(data, 'req'), 'gameDisable', 'gameEnable'),
    isBalanceNews: (data) => textIn(data, 'req') === 'refreshBalance',
    readWish: (data) =>
      textIn(data, 'messageType') === 'addEventListener' ? textIn(data, 'eventType') : null,
  },
  egt: { messageFor: (event) => (event === 'leave' ? { command: 'com.egt-bg.exit' } : null) },
  pragmatic: {
    messageFor: (event) => wrap('name', PRAGMATIC[event]),
    readPause: (data) => (data === '{"type":"Tilt"}' ? true : null),
  },
  netent: {
    messageFor: (event) => wrap('netent', NETENT[event]),
    readPause: (data) => oneOf(textIn(data, 'netent'), 'pauseAutoplay', 'resumeAutoplay'),
    isBalanceNews: (data) => textIn(data, 'netent') === 'reloadBalance',
  },
  tvbet: { messageFor: () => null, height: (px) => ({ tvbetHeight: px }) },
  address: { messageFor: () => null },
}

function wrap(field: string, text: string | undefined): unknown {
  return text === undefined ? null : { [field]: text }
}

function oneOf(text: string | null, pause: string, resume: string): boolean | null {
  return text === pause ? true : text === resume ? false : null
}

function textIn(data: unknown, field: string): string | null {
  const text =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined
  return typeof text === 'string' ? text : null
}
