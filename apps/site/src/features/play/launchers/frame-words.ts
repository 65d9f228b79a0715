import type { GameFrameMessage } from '#contracts/frames.ts'
import { readGameFrameMessage } from '#contracts/frames.ts'

/** The messages between a family's game and the page around it. */
export interface FrameWords {
  /** Returns null for what is none of the family's words. */
  read(data: unknown): GameFrameMessage | null
  /** Said once when the frame has loaded. */
  greeting?: readonly unknown[]
  /** Messages that make the game wait and go on, where the family has such words. */
  pause?: unknown
  resume?: unknown
  /** Message that makes the game request the balance again, where the family has such a message. */
  balance?: unknown
}

const LEAVE = { kind: 'leave' } as const
const RELOAD = { kind: 'reload' } as const
const BEGUN = { kind: 'round', running: true } as const
const OVER = { kind: 'round', running: false } as const
const READY = { kind: 'ready' } as const
const DEPOSIT = { kind: 'deposit' } as const

export const GENERIC: FrameWords = {
  read: readGameFrameMessage,
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  balance: { type: 'updateBalance' },
}

const ORYX_WORDS: Readonly<Record<string, GameFrameMessage>> = {
  close: LEAVE,
  gameSpinStart: BEGUN,
  gameSpinEnd: OVER,
}

export const ORYX: FrameWords = {
  read: (data) => meaningOf(ORYX_WORDS, textIn(data, 'wpgaction')),
  pause: { wpgaction: 'doGamePause' },
  resume: { wpgaction: 'doGameResume' },
}

const PLAY_N_GO_WORDS: Readonly<Record<string, GameFrameMessage>> = {
  reloadGame: RELOAD,
  backToLobby: LEAVE,
  roundStarted: BEGUN,
  gameIdle: OVER,
}

/** Its games report only the events that the page has requested. */
export const PLAY_N_GO: FrameWords = {
  read: (data) => meaningOf(PLAY_N_GO_WORDS, textIn(data, 'type')),
  greeting: Object.keys(PLAY_N_GO_WORDS).map((eventType) => ({
    messageType: 'addEventListener',
    eventType,
  })),
  pause: { req: 'gameDisable' },
  resume: { req: 'gameEnable' },
  balance: { req: 'refreshBalance' },
}

export const EGT: FrameWords = {
  read: (data) => (textIn(data, 'command') === 'com.egt-bg.exit' ? LEAVE : null),
}

const PRAGMATIC_WORDS: Readonly<Record<string, GameFrameMessage>> = {
  gameLoadingEnded: READY,
  gameRoundStarted: BEGUN,
  gameRoundEnded: OVER,
  notifyCloseContainer: LEAVE,
  gameQuit: LEAVE,
  balanceTooLow: DEPOSIT,
}

/**
 * It has a word that pauses, and none that resumes: the game goes on with the player's next press.
 */
export const PRAGMATIC: FrameWords = {
  read: (data) => meaningOf(PRAGMATIC_WORDS, textIn(data, 'name')),
  pause: '{"type":"Tilt"}',
}

/** No messages at all: the vendor's script exchanges its own. */
export const SILENT: FrameWords = { read: () => null }

/**
 * SOFTSWISS names the strategy by which its script opens a game: a frame that talks in generic
 * words, or a game of one of these vendors in that vendor's words. NetEnt's are for its own script,
 * which SOFTSWISS' script loads.
 */
const STRATEGY_WORDS: Readonly<Record<string, FrameWords>> = {
  iframe: GENERIC,
  netent: SILENT,
  egt: EGT,
  playngo: PLAY_N_GO,
}

export function strategyWords(strategy: unknown): FrameWords {
  const known = typeof strategy === 'string' && Object.hasOwn(STRATEGY_WORDS, strategy)
  return (known && STRATEGY_WORDS[strategy]) || GENERIC
}

const VENUM_WORDS: Readonly<Record<string, FrameWords>> = {
  egt: EGT,
  pragmatic: PRAGMATIC,
  play_n_go: PLAY_N_GO,
}

/** The sub-types of Venum that have no words of their own use the generic ones. */
export function venumWords(subType: string): FrameWords {
  return VENUM_WORDS[subType] ?? GENERIC
}

/**
 * Returns null for what is none of `words`: a frame may also send the name of what every object
 * has, such as `toString`.
 */
function meaningOf(
  words: Readonly<Record<string, GameFrameMessage>>,
  text: string,
): GameFrameMessage | null {
  return Object.hasOwn(words, text) ? (words[text] ?? null) : null
}

/** The text in one field of a message; empty for a message without it. */
function textIn(data: unknown, field: string): string {
  const text =
    typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[field] : undefined
  return typeof text === 'string' ? text : ''
}
