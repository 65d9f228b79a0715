/** Milliseconds for which an answer is kept. */
export const VERIFY_CACHE_MS = 5000

/**
 * Calls once per token: a call within the time the answer is kept, or while it is on its way, gets
 * the same promise. React mounts twice while developing, and a mailed token must not be spent
 * twice. What `isAnswer` does not take for one, such as a network that failed, is sent again.
 */
export function oncePerToken<Answer>(
  request: (token: string) => Promise<Answer>,
  isAnswer: (answer: Answer) => boolean = () => true,
): (token: string) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (token) => {
    const known = answers.get(token)
    if (known) return known
    const forget = () => answers.delete(token)
    const answer = request(token).then(
      (given) => {
        if (isAnswer(given)) setTimeout(forget, VERIFY_CACHE_MS)
        else forget()
        return given
      },
      (error: unknown) => {
        forget()
        throw error
      },
    )
    answers.set(token, answer)
    return answer
  }
}
