import { totalOf } from '#rules/bonus.ts'
import type { Database } from '../../db/database.ts'
import { toMajor } from '../../kit/money.ts'
import { badInput } from '../../kit/refusal.ts'
import { type RequestContext, requirePayee } from '../../kit/request-context.ts'
import type { Topics } from '../../kit/topics.ts'
import { watch } from '../../players/live/watch.ts'
import type {
  OpenSportsBets,
  SportsBet,
  SportsBets,
  SportsBetsInput,
  SportsLeg,
} from '../../schema/resolvers.generated.ts'
import { betsTopic } from './bet-news.ts'
import { type LegWithResult, stakeOf } from './bet-state.ts'
import { countOpenBets, findPlayersBet, listBets, type PlayersBet } from './my-bets.store.ts'

export const USUAL_BETS = 10
export const MOST_BETS = 15
const ID = /^[0-9a-z]{26}$/

/**
 * One page of the bets of the player who sends the request, the newest first. Throws `badInput`.
 */
export async function readBets(
  db: Database,
  context: RequestContext,
  input: SportsBetsInput | null | undefined,
): Promise<SportsBets> {
  const { playerId } = requirePayee(context)
  const { open = null, after = null } = input ?? {}
  const records = input?.records ?? USUAL_BETS
  if (records < 1 || records > MOST_BETS) throw badInput({ records: 'validations.out_of_range' })
  if (after !== null && !ID.test(after)) throw badInput({ after: 'validations.mixed.required' })
  const found = await listBets(db, playerId, { open, after, limit: records + 1 })
  return { results: found.slice(0, records).map(showBet), hasMore: found.length > records }
}

/** Returns null for a bet of another player, as for one that there is not. */
export async function readBet(
  db: Database,
  context: RequestContext,
  id: string,
): Promise<SportsBet | null> {
  const bet = await findPlayersBet(db, requirePayee(context).playerId, id)
  return bet && showBet(bet)
}

export function watchOpenBets(
  { db, topics }: { db: Database; topics: Topics },
  context: RequestContext,
): AsyncIterable<OpenSportsBets> {
  const { playerId } = requirePayee(context)
  const read = async () => ({ total: await countOpenBets(db, playerId) })
  return watch({ topics, topic: betsTopic(playerId), signal: context.signal, read })
}

function showBet(bet: PlayersBet): SportsBet {
  const { id, ref, state, kind, lines, eachWay, odds, currency, reason, madeAt, settledAt } = bet
  if (currency === null) throw new Error(`bet ${id} has a player and no currency`)
  const money = (amount: bigint) => toMajor(amount, currency)
  return {
    id,
    receipt: ref,
    state: upper(state),
    type: upper(kind as 'single'),
    lines,
    eachWay,
    odds,
    currency,
    stake: money(stakeOf(bet)),
    bonusStake: money(bet.stake.bonus),
    isFreeBet: bet.freeBetId !== null,
    openStake: money(bet.settledAt ? 0n : totalOf(bet.open) + bet.freeStake),
    potentialReturn: money(potentialOf(bet)),
    returned: money(returnedOf(bet)),
    reason,
    placedAt: madeAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    legs: bet.legs.map(showLeg),
  }
}

/**
 * Returns what a bet can return: after a partial cash-out, the share of the stake that is still
 * open.
 */
function potentialOf({ potentialReturn, stake, open, freeBetId }: PlayersBet): bigint {
  if (freeBetId !== null) return potentialReturn
  return (potentialReturn * totalOf(open)) / totalOf(stake)
}

/**
 * A stake that is given back without a settlement is no payment of the book. When all of it is,
 * what was paid for parts is taken back.
 */
function returnedOf({ state, stake, open, paid, cashedOut }: PlayersBet): bigint {
  const parts = totalOf(open) === totalOf(stake) ? 0n : cashedOut
  return parts + totalOf(state === 'void' || state === 'discarded' ? open : paid)
}

function showLeg({
  sport,
  competition,
  event,
  market,
  outcome,
  odds,
  live,
  startsAt,
  result,
  reason,
}: LegWithResult): SportsLeg {
  const what = {
    sport,
    competition,
    event,
    market,
    selection: outcome,
    odds,
    live,
    startsAt: startsAt.toISOString(),
  }
  return { ...what, result: upper(result), reason }
}

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>
