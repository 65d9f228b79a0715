import * as v from 'valibot'
import { type AccountFrameMessage, accountFrameMessage } from '#contracts/frames.ts'
import { isOwnPath } from '../../lib/path.ts'

export interface ExpectedSender {
  window: Window | null | undefined
  origin: string
}

/**
 * What the account area's frame asks for; null for anything from another window or origin, of another shape, or that would lead
 * away from our own pages.
 */
export function readAccountFrameMessage(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  expected: ExpectedSender,
): AccountFrameMessage | null {
  if (!event.source || event.source !== expected.window || event.origin !== expected.origin) return null
  const parsed = v.safeParse(accountFrameMessage, event.data)
  if (!parsed.success) return null
  return parsed.output.type === 'navigate' && !isOwnPath(parsed.output.path) ? null : parsed.output
}
