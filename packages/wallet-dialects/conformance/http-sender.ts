import type { WalletAnswer, WalletPost } from '../dialect.ts'

const TIMEOUT_MS = 15_000

/**
 * Posts below `url`, which has no slash at the end. No answer in time and a broken connection count
 * as an answer that cannot be read.
 */
export function openSender(url: string): (post: WalletPost) => Promise<WalletAnswer> {
  return async ({ path, headers, body }) => {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const response = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal,
      })
      return { status: response.status, body: await response.text() }
    } catch {
      return { status: 0, body: '' }
    }
  }
}
