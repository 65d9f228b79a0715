import { toMajor } from '../../kit/money.ts'
import { requirePlayer } from '../../kit/request-context.ts'
import type {
  FreeSpinsState,
  FreeSpinsWinnings,
  Resolvers,
  FreeSpins as ShownFreeSpins,
} from '../../schema/resolvers.generated.ts'
import { type BonusesDeps, textIn } from '../bonus.ts'
import { acceptFreeSpins, declineFreeSpins, forfeitFreeSpins } from './answer-free-spins.ts'
import { listFreeSpins } from './free-spins.store.ts'
import type { FreeSpins } from './free-spins.ts'

/** The most that are listed; `freeSpins` has no pages. */
export const MOST_FREE_SPINS_SHOWN = 50

export function freeSpinsResolvers(deps: BonusesDeps): Resolvers {
  return {
    Query: {
      async freeSpins(_root, _args, { viewer, language }) {
        if (!viewer || viewer.onlyWithdraws) return []
        const found = await listFreeSpins(deps.db, viewer.playerId, MOST_FREE_SPINS_SHOWN)
        return found.map((each) => show(deps, each, language))
      },
    },
    Mutation: {
      acceptFreeSpins: async (_root, { id }, context) =>
        show(deps, await acceptFreeSpins(deps, requirePlayer(context), id), context.language),
      declineFreeSpins: async (_root, { id }, context) =>
        show(deps, await declineFreeSpins(deps, requirePlayer(context), id), context.language),
      forfeitFreeSpins: async (_root, { id }, context) =>
        show(deps, await forfeitFreeSpins(deps, requirePlayer(context), id), context.language),
    },
  }
}

/** An offer that has run out is shown as it will be once the casino has written it down. */
function stateOf({ clock }: BonusesDeps, { state, offerEndsAt }: FreeSpins): FreeSpinsState {
  if (state === 'offered' && offerEndsAt <= clock.now()) return 'EXPIRED'
  if (state === 'accepted' || state === 'issuing') return 'PREPARING'
  return state.toUpperCase() as FreeSpinsState
}

function show(deps: BonusesDeps, freeSpins: FreeSpins, language: string): ShownFreeSpins {
  const { id, games, spins, played, currency, winnings, days } = freeSpins
  const amount = (minor: bigint) => toMajor(minor, currency)
  return {
    id,
    ...textIn(freeSpins.texts, language),
    state: stateOf(deps, freeSpins),
    games: games.flatMap((game) => {
      const name = deps.nameOf?.(game)
      return name ? [{ id: game, name }] : []
    }),
    spins,
    played,
    currency,
    stake: amount(freeSpins.stake),
    maxWin: amount(freeSpins.maxWin),
    winnings: winnings.toUpperCase() as FreeSpinsWinnings,
    wagering: winnings === 'bonus' ? freeSpins.wagering : null,
    days,
    offeredAt: freeSpins.offeredAt.toISOString(),
    offerEndsAt: freeSpins.offerEndsAt.toISOString(),
    endsAt: freeSpins.endsAt?.toISOString() ?? null,
    endedAt: freeSpins.endedAt?.toISOString() ?? null,
    paid: freeSpins.paid === null ? null : amount(freeSpins.paid),
  }
}
