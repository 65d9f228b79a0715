import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import { toMajor } from '../../kit/money.ts'
import { badInput } from '../../kit/refusal.ts'
import type { Topics } from '../../kit/topics.ts'
import {
  type MaskedWinner,
  type MaskingDeps,
  openMaskedWinners,
} from '../../players/masked-winner.ts'
import type { WinnersInput } from '../../schema/resolvers.generated.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Game, shelfOf } from '../catalogue/snapshot.ts'
import { isWin, type Round } from '../wallet/wallet-state.ts'
import { byBiggest, MOST_WINNERS, type RoundNews, type Win } from './winner-ring.ts'
import { openSharedRing } from './winner-ring-shared.ts'

export interface Winner {
  amount: string
  currency: string
  game: Game
  player: MaskedWinner
  /** ISO 8601. */
  wonAt: string
}

export interface Winners {
  /**
   * Takes a committed round that is a win or was one before; subscribers get it within
   * half a second.
   */
  addRound(round: Round): void
  /** Publishes at once the rounds that were added since the last time. */
  publishNow(): void
  list(wish: WinnersInput): Promise<Winner[]>
  /** The list now, and again whenever it has changed. */
  follow(wish: WinnersInput, signal: AbortSignal): AsyncGenerator<Winner[], void, undefined>
  /** Reads the lists again when messages of other nodes may have been missed. */
  catchUp(): Promise<void>
  close(): void
}

export interface WinnersDeps extends MaskingDeps {
  db: Database
  clock: Clock
  topics: Topics
  catalogue: Catalogue
}

/** Published together, so that a busy casino does not wake every visitor for every win. */
const PUBLISH_AFTER_MS = 500
/** Most wins of a busy moment that are sent: the newest, and the largest among them. */
const MOST_SENT = { newest: 20, biggest: 10 }

export async function openWinners({
  db,
  clock,
  topics,
  catalogue,
  ...parts
}: WinnersDeps): Promise<Winners> {
  const ring = await openSharedRing({ db, clock, topics })
  const maskedWinner = openMaskedWinners(parts)
  const waiting = new Map<string, RoundNews>()
  let timer: NodeJS.Timeout | null = null

  function publishNow(): void {
    if (timer) clearTimeout(timer)
    timer = null
    const rounds = [...waiting.values()]
    waiting.clear()
    const wins = rounds.filter((round) => round.isWin)
    // A win that may be shown already is sent in any case: it must not stay as it was.
    const shown = rounds.filter((round) => !round.isWin || ring.holds(round.roundRef))
    const lately = wins.slice(-MOST_SENT.newest)
    const sent = [
      ...new Set([...shown, ...lately, ...wins.toSorted(byBiggest).slice(0, MOST_SENT.biggest)]),
    ]
    ring.publish(sent)
  }

  async function show(
    { playerId, gameId, currency, amount, atMs }: Win,
    mobile: WinnersInput['mobile'],
  ): Promise<Winner[]> {
    const game = shelfOf(catalogue.current(), mobile).byId.get(gameId)
    if (!game) return []
    const wonAt = new Date(atMs).toISOString()
    return [
      {
        amount: toMajor(BigInt(amount), currency),
        currency,
        game,
        player: await maskedWinner(playerId, atMs),
        wonAt,
      },
    ]
  }

  async function list({ set, count, mobile }: WinnersInput): Promise<Winner[]> {
    if (count < 1 || count > MOST_WINNERS) throw badInput({ count: 'validations.out_of_range' })
    const wins = set === 'TOP' ? ring.biggest() : ring.newest()
    return (await Promise.all(wins.map((win) => show(win, mobile)))).flat().slice(0, count)
  }

  return {
    list,
    catchUp: ring.catchUp,
    publishNow,
    addRound(round) {
      const { ref, playerId, gameId, currency, won } = round
      const amount = String(won.real + won.bonus)
      // A round that has won again meanwhile is one win, and the newest.
      waiting.delete(ref)
      waiting.set(ref, {
        roundRef: ref,
        playerId,
        gameId,
        currency,
        amount,
        atMs: clock.nowMs(),
        isWin: isWin(round),
      })
      timer ??= setTimeout(publishNow, PUBLISH_AFTER_MS).unref()
    },
    async *follow(wish, signal) {
      const changes = ring.changes(signal)
      // Listening starts before the first list is read, so that no change falls between the two.
      let change = changes.next()
      let seen = -1
      do {
        // Several changes at once need only one list.
        const isNew = seen !== ring.version()
        seen = ring.version()
        if (isNew) yield await list(wish)
        const { done } = await change
        if (done) return
        change = changes.next()
      } while (!signal.aborted)
    },
    close() {
      // The other nodes would miss the wins of the last half second.
      publishNow()
      ring.close()
    },
  }
}
