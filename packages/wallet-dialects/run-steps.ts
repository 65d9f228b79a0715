import type { Step, StepResult, WalletAnswer, WalletPost } from './dialect.ts'

/**
 * Sends the steps of one call in order, up to the first that is not done. Returns the result of the
 * last one that was sent, with the player of an earlier one; a call without steps is done. What
 * `send` throws is left to the caller.
 */
export async function runSteps(
  steps: readonly Step[],
  send: (request: WalletPost) => Promise<WalletAnswer>,
): Promise<StepResult> {
  let result: StepResult = { outcome: 'done' }
  for (const { request, read } of steps) {
    const next = read(await send(request))
    if (next.outcome !== 'done') return next
    result = { ...result, ...next }
  }
  return result
}
