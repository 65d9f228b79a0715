import * as v from 'valibot'
import { type AccountFrameMessage, accountFrameMessage } from '#contracts/frames.ts'
import { isOwnPath } from '../../lib/path.ts'

export interface ExpectedSender {
  window: Window | null | undefined
  origin: string
}

/**
 * Returns the command of the account area's frame; null for a message of another window or origin,
 * or of another shape, or with an address that is no page of the site.
 */
export function readAccountFrameMessage(
  event: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  expected: ExpectedSender,
): AccountFrameMessage | null {
  if (!event.source || event.source !== expected.window || event.origin !== expected.origin)
    return null
  const parsed = v.safeParse(accountFrameMessage, event.data)
  if (!parsed.success) return null
  return parsed.output.type === 'navigate' && !isOwnPath(parsed.output.path) ? null : parsed.output
}
