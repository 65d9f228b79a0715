/** How long an answer is kept, in milliseconds. */
export const VERIFY_CACHE_MS = 5000

/**
 * Asks once per token: whoever asks again within the time the answer is kept, or while it is on its way, gets the same promise.
 * React mounts twice while developing, and a mailed token must not be spent twice.
 */
export function oncePerToken<Answer>(
  ask: (token: string) => Promise<Answer>,
  keepMs: number = VERIFY_CACHE_MS,
): (token: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (token) => {
    const known = answers.get(token)
    if (known) return known
    const answer = ask(token).finally(() => setTimeout(() => answers.delete(token), keepMs))
    answers.set(token, answer)
    return answer
  }
}
