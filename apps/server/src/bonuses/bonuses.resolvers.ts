import { WAGER_KINDS } from '#rules/wagering.ts'
import { toMajor } from '../kit/money.ts'
import { type RequestContext, requirePayee, requirePlayer } from '../kit/request-context.ts'
import { watch } from '../players/live/watch.ts'
import type {
  BonusState,
  PendingBonuses,
  Resolvers,
  Bonus as ShownBonus,
  WagerKind,
} from '../schema/resolvers.generated.ts'
import { acceptBonus, declineBonus } from './answer.ts'
import { type Bonus, type BonusesDeps, bonusTopic, textIn } from './bonus.ts'
import { countPending, listBonuses } from './bonuses.store.ts'
import { cashbackResolvers } from './cashback/cashback.resolvers.ts'
import { forfeitBonus } from './forfeit.ts'
import { freeBetsResolvers } from './free-bets/free-bets.resolvers.ts'
import { freeSpinsResolvers } from './free-spins/free-spins.resolvers.ts'
import { lookUpCode } from './promo-codes.ts'
import { countWageringOf } from './wagering.ts'

/** The most that are listed; `bonuses` has no pages. */
export const MOST_SHOWN = 100
/** Longest code, in characters. */
const LONGEST_CODE = 65

export function bonusesResolvers(deps: BonusesDeps): Resolvers {
  const freeSpins = freeSpinsResolvers(deps)
  return {
    Query: {
      ...freeSpins.Query,
      ...freeBetsResolvers(deps).Query,
      ...cashbackResolvers(deps).Query,
      async bonuses(_root, _args, { viewer, language }) {
        if (!viewer || viewer.onlyWithdraws) return []
        await countWageringOf(deps, viewer.playerId)
        return (await listBonuses(deps.db, viewer.playerId, MOST_SHOWN)).map((bonus) =>
          show(deps, bonus, language),
        )
      },
      async promoCode(_root, { input: { code, currency } }, context) {
        const offer = await lookUpCode(
          deps,
          { code: code.slice(0, LONGEST_CODE), currency, playerId: null },
          context,
        )
        return (
          offer && {
            id: code,
            isPromised: false,
            title: offer.title,
            description: offer.description,
            minOdds: offer.minOdds,
          }
        )
      },
    },
    Mutation: {
      ...freeSpins.Mutation,
      acceptBonus: async (_root, { id }, context) =>
        show(deps, await acceptBonus(deps, requirePlayer(context), id), context.language),
      declineBonus: async (_root, { id }, context) =>
        show(deps, await declineBonus(deps, requirePlayer(context), id), context.language),
      forfeitBonus: async (_root, { id }, context) =>
        show(deps, await forfeitBonus(deps, requirePlayer(context), id), context.language),
    },
    Subscription: {
      pendingBonuses: {
        subscribe: (_root, _args, context) => watchPending(deps, context),
        resolve: (pending: PendingBonuses) => pending,
      },
    },
  }
}

function watchPending(
  { db, clock, topics }: BonusesDeps,
  context: RequestContext,
): AsyncIterable<PendingBonuses> {
  const { playerId, onlyWithdraws = false } = requirePayee(context)
  // An excluded player can accept none, and is not reminded of any.
  const read = async () => ({
    total: onlyWithdraws ? 0 : await countPending(db, playerId, clock.now()),
  })
  return watch({ topics, topic: bonusTopic(playerId), signal: context.signal, read })
}

/** An offer that has run out is shown as it will be once the casino has written it down. */
function show(
  { clock, bonusesQueue = false }: BonusesDeps,
  bonus: Bonus,
  language: string,
): ShownBonus {
  const {
    id,
    currency,
    amount,
    wagering,
    shares,
    minOdds,
    required,
    wagered,
    days,
    offeredAt,
    offerEndsAt,
    endsAt,
    endedAt,
  } = bonus
  const unanswered = offerEndsAt <= clock.now() ? 'EXPIRED' : 'PENDING'
  const offered = bonus.queuedAt ? 'QUEUED' : unanswered
  return {
    id,
    ...textIn(bonus.texts, language),
    state: bonus.state === 'pending' ? offered : (bonus.state.toUpperCase() as BonusState),
    queues: bonusesQueue,
    currency,
    amount: toMajor(amount, currency),
    wagering,
    shares: WAGER_KINDS.map((kind) => ({
      kind: kind.toUpperCase() as WagerKind,
      percent: shares[kind],
    })),
    minOdds,
    required: toMajor(required, currency),
    wagered: toMajor(wagered, currency),
    days,
    offeredAt: offeredAt.toISOString(),
    offerEndsAt: offerEndsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }
}
