import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sign } from '#contracts/signature.ts'
import type { Seated } from '../seat-players.ts'

/** One answered wallet call. Times are of `performance.now()`. */
export interface Answered {
  atMs: number
  /** From the first try to the answer. */
  tookMs: number
  tries: number
}

export interface Rounds {
  answered: readonly Answered[]
  /** Answers other than 200 and 5xx: none is expected. */
  wrong: readonly string[]
  /**
   * Balance that each player should have, in cents, by player's id. Valid once `stop` has resolved.
   */
  expected(): ReadonlyMap<string, bigint>
  /** Takes no new round, and resolves when every round that was begun has been answered. */
  stop(): Promise<void>
}

const PAUSE_MS = 50
const ANSWER_WITHIN_MS = 5000
const TRY_AGAIN_AFTER_MS = 100

/**
 * A round of a bet and a win per player and turn, sent again under the same ids until it is
 * answered, as game studios do.
 */
export function playRounds(
  url: string,
  secret: string,
  seated: readonly Seated[],
  opening: bigint,
): Rounds {
  const answered: Answered[] = []
  const wrong: string[] = []
  const balances = new Map(seated.map(({ playerId }) => [playerId, opening]))
  let stopped = false
  const all = seated.map(async ({ playerId, token }) => {
    while (!stopped) {
      const won = randomInt(20)
      const actions = [
        { action: 'bet', id: randomUUID(), amount: 10 },
        { action: 'win', id: randomUUID(), amount: won },
      ]
      const body = JSON.stringify({
        token,
        gameId: 'comet',
        roundId: randomUUID(),
        actions,
        roundClosed: true,
      })
      await sendUntilAnswered(body)
      balances.set(playerId, (balances.get(playerId) ?? 0n) + BigInt(won - 10))
      await wait(PAUSE_MS)
    }
  })
  return {
    answered,
    wrong,
    expected: () => balances,
    async stop() {
      stopped = true
      await Promise.all(all)
    },
  }

  async function sendUntilAnswered(body: string): Promise<void> {
    const started = performance.now()
    for (let tries = 1; ; tries++) {
      const status = await send(body).catch(() => 0)
      if (status === 200) {
        answered.push({ atMs: performance.now(), tookMs: performance.now() - started, tries })
        return
      }
      if (status !== 0 && status < 500) wrong.push(`status ${status}`)
      await wait(TRY_AGAIN_AFTER_MS)
    }
  }

  async function send(body: string): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      ...sign(secret, randomUUID(), Math.floor(Date.now() / 1000), body),
    }
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const answer = await fetch(`${url}/providers/studio/wallet/play`, {
      method: 'POST',
      headers,
      body,
      signal,
    })
    await answer.arrayBuffer()
    return answer.status
  }
}
