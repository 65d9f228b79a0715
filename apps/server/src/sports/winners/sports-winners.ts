import type { Database } from '../../db/database.ts'
import { runForAll } from '../../kit/caller.ts'
import type { Clock } from '../../kit/clock.ts'
import { toMajor } from '../../kit/money.ts'
import { badInput } from '../../kit/refusal.ts'
import { NEWS_MISSED, oneTopic, type Topics } from '../../kit/topics.ts'
import { watch } from '../../players/live/watch.ts'
import { type MaskingDeps, openAliases, openMaskedWinners } from '../../players/masked-winner.ts'
import type { SportsWinner } from '../../schema/resolvers.generated.ts'
import { listNewestSportsWins, type SportsWin } from './sports-winners.store.ts'

export interface SportsWinners {
  /**
   * Called once a bet has become a win, or is no win any more; subscribers get it
   * within half a second.
   */
  onWinChange(): void
  list(count: number): Promise<SportsWinner[]>
  /** The list now, and again when a win has come or gone. */
  follow(count: number, signal: AbortSignal): AsyncIterable<SportsWinner[]>
  close(): void
}

export interface SportsWinnersDeps extends MaskingDeps {
  db: Database
  clock: Clock
  topics: Topics
}

export const MOST_SPORTS_WINNERS = 50
/** Time for which wins are listed, in ms: as for wins in games. */
const TALKED_ABOUT_MS = 7 * 24 * 3_600_000
/** Published together: the end of a match settles thousands of bets at once. */
const PUBLISH_AFTER_MS = 500
/** Time for which the list is kept without news of it, in ms. */
const KEPT_MS = 30_000
const TOPIC = oneTopic('sports-winners')

/** The newest wins in the sportsbook, as other players see them. */
export function openSportsWinners({
  db,
  clock,
  topics,
  ...parts
}: SportsWinnersDeps): SportsWinners {
  const maskedWinner = openMaskedWinners(parts)
  const aliasOf = openAliases(parts.secrets)
  let timer: NodeJS.Timeout | null = null
  /**
   * Read once for all queries and subscribers, whatever their count, until a win comes or goes.
   */
  let kept: { list: Promise<SportsWinner[]>; untilMs: number } | null = null
  const forget = () => {
    kept = null
  }
  const stopListening = [topics.listen(TOPIC, forget), topics.listen(NEWS_MISSED, forget)]

  async function show({
    id,
    playerId,
    currency,
    amount,
    settledAt,
    legs,
    event,
  }: SportsWin): Promise<SportsWinner> {
    const wonAt = settledAt.toISOString()
    return {
      // A bet's own id is its player's to know.
      id: aliasOf(`sports win/${id}`),
      amount: toMajor(amount, currency),
      currency,
      event,
      legs,
      wonAt,
      player: await maskedWinner(playerId, settledAt.getTime()),
    }
  }

  async function list(count: number): Promise<SportsWinner[]> {
    if (count < 1 || count > MOST_SPORTS_WINNERS)
      throw badInput({ count: 'validations.out_of_range' })
    const nowMs = clock.nowMs()
    if (kept === null || kept.untilMs <= nowMs) {
      const list = runForAll(() => readAll(nowMs))
      kept = { list, untilMs: nowMs + KEPT_MS }
      list.catch(() => {
        if (kept?.list === list) forget()
      })
    }
    return (await kept.list).slice(0, count)
  }

  async function readAll(nowMs: number): Promise<SportsWinner[]> {
    const since = new Date(nowMs - TALKED_ABOUT_MS)
    return Promise.all((await listNewestSportsWins(db, since, MOST_SPORTS_WINNERS)).map(show))
  }

  function publish(): void {
    timer = null
    topics.publish(TOPIC, 'changed')
  }

  return {
    onWinChange() {
      forget()
      timer ??= setTimeout(publish, PUBLISH_AFTER_MS).unref()
    },
    list,
    follow: (count, signal) => watch({ topics, topic: TOPIC, signal, read: () => list(count) }),
    close() {
      if (timer) clearTimeout(timer)
      for (const stop of stopListening) stop()
    },
  }
}
