import { createPublicKey } from 'node:crypto'
import { callOutside } from '../../kit/outside-call.ts'
import { ThirdPartyDown } from '../../kit/refusal.ts'

/**
 * Reads the public key that a stand-in shows. A vendor sends its key by another way, and the
 * operator names the file.
 */
export function publishedKey(id: string, url: string): () => Promise<readonly string[]> {
  return async () => {
    try {
      const { ok, status, text } = await callOutside(url, {
        party: id,
        timeoutMs: 5_000,
        mostBytes: 16 * 1024,
      })
      if (!ok) throw new Error(`status ${status}`)
      createPublicKey(text)
      return [text]
    } catch (error) {
      throw new ThirdPartyDown(id, error)
    }
  }
}
