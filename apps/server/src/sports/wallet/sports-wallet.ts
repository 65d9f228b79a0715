import { land, totalOf } from '#rules/bonus.ts'
import { bonusTopic } from '../../bonuses/bonus.ts'
import type { WinningsChange } from '../../bonuses/free-bets/winnings.ts'
import { lateTransfer } from '../../bonuses/late.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Clock } from '../../kit/clock.ts'
import type { Ids } from '../../kit/ids.ts'
import { DatabaseDown } from '../../kit/refusal.ts'
import { openRemembered } from '../../kit/remembered.ts'
import type { Topics } from '../../kit/topics.ts'
import { house, purse } from '../../ledger/accounts.ts'
import { openGroupCommit } from '../../ledger/group-commit.ts'
import { NOT_POSTED, type Posting, post, postingEach, type Transfer } from '../../ledger/post.ts'
import { balanceNews } from '../../players/live/balance-news.ts'
import { playerTopic } from '../../players/live/player-topic.ts'
import { findBetPlayer, readSportsState } from '../bets/bet.store.ts'
import { betsTopic } from '../bets/bet-news.ts'
import {
  type Bet,
  type Changes,
  type Decision,
  enter,
  type Move,
  type Order,
  type Payment,
} from '../bets/bet-state.ts'
import { openWriting } from '../bets/bet-writing.ts'
import { decide } from '../bets/decide.ts'
import type { DecideDeps } from '../bets/draft.ts'

export interface SportsWallet {
  /**
   * Carries out a request of a book; resolves once it has been committed. The same order again
   * answers as the first time.
   */
  carryOut(providerId: string, order: Order): Promise<Decision>
  close(): Promise<void>
}

export interface SportsWalletDeps {
  db: Database
  clock: Clock
  ids: Ids
  topics: Topics
  bounds: DecideDeps['bounds']
  /** Gives what a free bet has won as a bonus, or takes it back, with the transaction. */
  changeWinnings(tx: Tx, change: WinningsChange): Promise<void>
  /** Called after the commit when a bet has become a win or may be none any more. */
  onWinChange(): void
}

interface PlacedOrder {
  providerId: string
  order: Order
  playerId: string | null
}

const ATTEMPTS = 3
/**
 * A unique violation, what the bet's guard refuses, and what the ledger refuses although the state
 * of the bets allowed it: another node was faster.
 */
const RACES: ReadonlySet<unknown> = new Set(['23505', '23001', NOT_POSTED])
/** The players are locked and the state of the bets is read before anything is written. */
const READS_FIRST = { readsFirst: true }
const REMEMBERED = 20_000

/**
 * A bet came into being after its player was looked for: the purses of that player are not locked.
 */
class MadeMeanwhile extends Error {
  override readonly name = 'MadeMeanwhile'
}

export function openSportsWallet(deps: SportsWalletDeps): SportsWallet {
  // The player of a bet never changes, and what ends a bet mostly follows soon.
  const playerOf = openRemembered<string>(REMEMBERED)

  async function playerOfBet(providerId: string, betRef: string): Promise<string | null> {
    return (
      playerOf.get(`${providerId}/${betRef}`) ?? (await findBetPlayer(deps.db, providerId, betRef))
    )
  }

  function remember(providerId: string, decision: Decision): void {
    if (!decision.done) return
    for (const { ref, playerId } of decision.changes.bets)
      if (playerId !== null) playerOf.keep(`${providerId}/${ref}`, playerId)
  }

  const groupCommit = openGroupCommit<PlacedOrder, Decision>({
    keyOf: ({ playerId, order }) => playerId ?? order.betRef,
    runBatch: (placed) => runAgainAfterRace(deps, placed),
    hitsAll: (error) => error instanceof DatabaseDown,
    // A transaction costs as much as several bets: one batch at a time makes fewer of them.
    batchesAtOnce: 1,
  })
  return {
    async carryOut(providerId, order) {
      const playerId =
        order.kind === 'make' ? order.session.playerId : await playerOfBet(providerId, order.betRef)
      const decision = await groupCommit.submit({ providerId, order, playerId })
      remember(providerId, decision)
      return decision
    },
    close: groupCommit.close,
  }
}

/**
 * Rows that another node wrote between our reading and our writing are there to be read the next
 * time.
 */
async function runAgainAfterRace(
  deps: SportsWalletDeps,
  placed: readonly PlacedOrder[],
): Promise<Decision[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runBatch(deps, placed)
    } catch (error) {
      const isRace =
        error instanceof MadeMeanwhile ||
        (error instanceof Error && 'code' in error && RACES.has(error.code))
      if (!isRace || attempt === ATTEMPTS) throw error
      // A bet that was unknown may have been made meanwhile, by a player whose purses must be
      // locked.
      placed = await Promise.all(
        placed.map(async (each) => ({
          ...each,
          playerId:
            each.playerId ?? (await findBetPlayer(deps.db, each.providerId, each.order.betRef)),
        })),
      )
    }
  }
}

async function runBatch(
  deps: SportsWalletDeps,
  placed: readonly PlacedOrder[],
): Promise<Decision[]> {
  const purses = new Map<string, { real: bigint; bonus: bigint }>()
  const changed = new Set<string>()
  const freed = new Set<string>()
  let hasWinChanged = false
  let newestTransfer = 0n
  const posted = (transferId: bigint) => {
    if (transferId > newestTransfer) newestTransfer = transferId
  }
  const decisions = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const made = new Map<PlacedOrder, Decision>()
    const byProvider = [...Map.groupBy(placed, (each) => each.providerId)]
    for (const [at, [providerId, ofProvider]] of byProvider.entries()) {
      const orders = ofProvider.map(({ order }) => order)
      const playerIds = placed.flatMap(({ playerId }) => playerId ?? [])
      const sportsState = await readSportsState(tx, providerId, orders, playerIds, now)
      const isUnlocked = ({ playerId, order }: PlacedOrder) =>
        playerId === null && (sportsState.bets.get(order.betRef)?.playerId ?? null) !== null
      if (ofProvider.some(isUnlocked)) throw new MadeMeanwhile()
      const writing = openWriting(tx, providerId, now)
      let transfers: Transfer[] = []
      let winnings: NonNullable<Changes['winnings']>[] = []
      const writeAll = async () => {
        const statements = await writing.take()
        await Promise.all(statements.map(({ name, text, values }) => tx.run(name, text, values)))
        for (const { status, transferId } of await post(tx, transfers)) {
          if (status !== 'posted') throw new Error(`The ledger says ${status} to a bet.`)
          if (transferId !== null) posted(transferId)
        }
        for (const won of winnings) await deps.changeWinnings(tx, won)
        transfers = []
        winnings = []
      }
      for (const each of ofProvider) {
        const { order } = each
        const decision = decide(sportsState, order, {
          providerId,
          now,
          newId: deps.ids.newId,
          bounds: deps.bounds,
        })
        made.set(each, decision)
        if (!decision.done) continue
        const { changes } = decision
        enter(sportsState, changes)
        if (writing.holds(changes.bets)) await writeAll()
        writing.add(order, changes)
        const { playerId, purse: left, payments } = changes
        if (playerId !== null && changes.bets.length > 0) changed.add(playerId)
        if (playerId !== null && changes.freeBets.length > 0) freed.add(playerId)
        if (order.kind === 'rollback' || changes.bets.some(isWin)) hasWinChanged = true
        const currency = sportsState.bets.get(order.betRef)?.currency
        if (playerId === null || !currency || payments.length === 0) continue
        const moved = payments.flatMap((payment) =>
          transferOf(payment, { providerId, playerId, currency, madeAt: now }),
        )
        transfers.push(...moved)
        if (changes.winnings) winnings.push(changes.winnings)
        if (left && moved.length > 0) purses.set(playerId, left)
      }
      // The last statements travel with the commit: a round trip costs as much as several bets.
      if (at === byProvider.length - 1 && winnings.length === 0)
        tx.withCommit([...(await writing.take()), ...postingEach(tx, transfers, posted)])
      else await writeAll()
    }
    return placed.flatMap((each) => made.get(each) ?? [])
  }, READS_FIRST)
  for (const [playerId, left] of purses)
    deps.topics.publish(playerTopic(playerId), balanceNews({ ...left, newestTransfer }, 'sports'))
  for (const playerId of changed) deps.topics.publish(betsTopic(playerId), 'changed')
  for (const playerId of freed) deps.topics.publish(bonusTopic(playerId), 'free bet')
  if (hasWinChanged) deps.onWinChange()
  return decisions
}

/**
 * Returns whether a bet has won more than its stake, by the rule of the index sports_bet_winners.
 */
const isWin = ({ paid, stake }: Bet) => totalOf(paid) > totalOf(stake)

interface Of {
  providerId: string
  playerId: string
  currency: string
  madeAt: Date
}

/**
 * The key is the business fact within the bet: what is decided twice by mistake is posted once.
 * Empty for what moves nothing.
 */
function transferOf(
  { betRef, fact, kind, moves, late }: Payment,
  { providerId, playerId, currency, madeAt }: Of,
): Transfer[] {
  const accountOf = (place: Move['from'], which: 'real' | 'bonus') => {
    if (place === 'house' || place === 'bonuses')
      return house(place === 'house' ? 'sports' : 'bonuses', currency)
    return purse(playerId, place === 'held' ? 'held' : which)
  }
  const key = `${providerId}/${betRef}/${fact}`
  const isPlayers = ({ from, to }: Move) => from === 'player' || to === 'player'
  const landed = moves.map((move) =>
    land(move.parts, late && isPlayers(move) ? late.outcome : 'running'),
  )
  const postings: Posting[] = moves.flatMap(({ from, to }, at) =>
    (['real', 'bonus'] as const).flatMap((which) => {
      const amount = landed[at]?.purse[which] ?? 0n
      return amount > 0n
        ? [{ from: accountOf(from, which), to: accountOf(to, which), amount, currency }]
        : []
    }),
  )
  const lost = moves.flatMap(({ from, to }, at) => {
    const amount = landed[at]?.house ?? 0n
    if (!late || amount === 0n) return []
    const what = { bonusId: late.id, fact: `${key}/${at}`, playerId, currency, amount, madeAt }
    return [
      lateTransfer({
        ...what,
        ...(from === 'player'
          ? { to: accountOf(to, 'bonus') }
          : { from: accountOf(from, 'bonus') }),
      }),
    ]
  })
  return [
    ...(postings.length > 0 ? [{ key: `sports/${key}`, kind, postings, madeAt }] : []),
    ...lost,
  ]
}
