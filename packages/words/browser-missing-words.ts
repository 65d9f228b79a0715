import { collectMissingWords } from './missing-words.ts'

/**
 * Collects the words that this page misses. A refusal is final; an answer that did not come, or
 * that says "later", is waited for.
 */
export const missingWords = collectMissingWords({
  async post(path, words) {
    const headers = { 'content-type': 'application/json' }
    const { ok, status } = await fetch(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(words),
      keepalive: true,
    })
    return ok || (status >= 400 && status < 500)
  },
  after(ms, then) {
    const timer = setTimeout(then, ms)
    return () => clearTimeout(timer)
  },
})
