import * as v from 'valibot'
import { accountEvent } from './account-events.ts'

/**
 * Messages between our pages and the frames in them. The listener checks the window and the origin.
 */

/** The tallest frame a game or the account area may ask for, in CSS pixels. */
export const MAX_FRAME_HEIGHT = 20_000

const height = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_FRAME_HEIGHT))

export const accountFrameMessage = v.variant('type', [
  v.object({ type: v.literal('resize'), height }),
  v.object({
    type: v.literal('scroll'),
    top: v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_FRAME_HEIGHT)),
  }),
  v.object({ type: v.literal('navigate'), path: v.pipe(v.string(), v.maxLength(2000)) }),
  v.object({ type: v.literal('event'), event: accountEvent }),
])

export type AccountFrameMessage = v.InferOutput<typeof accountFrameMessage>

/**
 * Messages of the site to the account area's frame: amounts are hidden, or shown again; the page
 * speaks another language.
 */
export type SiteMessage =
  | { type: 'incognito'; hidden: boolean }
  | { type: 'language'; language: string }

const siteMessage = v.variant('type', [
  v.object({ type: v.literal('incognito'), hidden: v.boolean() }),
  v.object({
    type: v.literal('language'),
    language: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  }),
])

/** Reads a message of the site; null for anything else. */
export function readSiteMessage(data: unknown): SiteMessage | null {
  const parsed = v.safeParse(siteMessage, data)
  return parsed.success ? parsed.output : null
}

export type GameFrameMessage =
  /** `ready`: the frame shows the game, and not an error page of a gateway. */
  | { kind: 'ready' }
  | { kind: 'leave' }
  | { kind: 'reload' }
  | { kind: 'height'; height: number }
  | { kind: 'round'; running: boolean }
  /** The balance does not pay for the next stake. */
  | { kind: 'deposit' }

/** The generic family's words, as a string or as an object's `type`; null for anything else. */
export function readGameFrameMessage(data: unknown): GameFrameMessage | null {
  const message = typeof data === 'string' ? data : isTyped(data) ? data.type : null
  if (message === 'close' || message === 'exit' || message === 'backToLobby')
    return { kind: 'leave' }
  if (message === 'ready') return { kind: 'ready' }
  if (message === 'reload') return { kind: 'reload' }
  if (message === 'roundStarted' || message === 'roundEnded')
    return { kind: 'round', running: message === 'roundStarted' }
  const pixels = message?.match(/^height:(\d{1,5})$/)?.[1]
  const parsed = v.safeParse(height, pixels === undefined ? null : Number(pixels))
  return parsed.success ? { kind: 'height', height: parsed.output } : null
}

/** The message that /closewindow posts to its parent. */
export const INTERNAL_CLOSE = 'internalClose'

export function isInternalClose(data: unknown): boolean {
  return data === INTERNAL_CLOSE || (isTyped(data) && data.type === INTERNAL_CLOSE)
}

function isTyped(data: unknown): data is { type: string } {
  return (
    typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'
  )
}
