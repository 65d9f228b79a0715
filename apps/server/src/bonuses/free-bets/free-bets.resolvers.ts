import { toMajor } from '../../kit/money.ts'
import type {
  FreeBetKind,
  FreeBetState,
  Resolvers,
  FreeBet as ShownFreeBet,
} from '../../schema/resolvers.generated.ts'
import { type BonusesDeps, textIn } from '../bonus.ts'
import type { FreeBet } from './free-bet.ts'
import { listFreeBets } from './free-bets.store.ts'

/** The most that are listed; `freeBets` has no pages. */
export const MOST_FREE_BETS_SHOWN = 100

export function freeBetsResolvers(deps: BonusesDeps): Resolvers {
  return {
    Query: {
      async freeBets(_root, _args, { viewer, language }) {
        if (!viewer || viewer.onlyWithdraws) return []
        const found = await listFreeBets(deps.db, viewer.playerId, MOST_FREE_BETS_SHOWN)
        return found.map((each) => show(deps, each, language))
      },
    },
  }
}

/** One that has run out is shown as it will be once the casino has written it down. */
function show({ clock }: BonusesDeps, freeBet: FreeBet, language: string): ShownFreeBet {
  const { id, currency, amount, minOdds, kinds, sports, winnings, state, endsAt } = freeBet
  const isOver = state === 'given' && endsAt <= clock.now()
  const endedAt = isOver ? endsAt : freeBet.endedAt
  return {
    ...{ id, ...textIn(freeBet.texts, language), currency, minOdds },
    state: isOver ? 'EXPIRED' : (state.toUpperCase() as FreeBetState),
    amount: toMajor(amount, currency),
    kinds: kinds.map((kind) => kind.toUpperCase() as FreeBetKind),
    sports: [...sports],
    wagering: winnings.as === 'bonus' ? winnings.wagering : null,
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
