import { toMajor } from '../kit/money.ts'
import { type RequestContext, requirePayee } from '../kit/request-context.ts'
import { watch } from '../players/live/watch.ts'
import type { Resolvers, RealityCheck as ShownRealityCheck } from '../schema/resolvers.generated.ts'
import { type ExclusionDeps, excludeMyself, readExclusion } from './exclude-myself.ts'
import {
  acknowledgeRealityCheck,
  findDueAt,
  type RealityCheck,
  type RealityCheckDeps,
  realityTopic,
} from './reality-check.ts'
import { watchRealityCheck } from './watch-reality-check.ts'

export function limitsResolvers(deps: RealityCheckDeps & ExclusionDeps): Resolvers {
  return {
    Query: {
      exclusion: (_root, _args, context) => readExclusion(deps, requirePayee(context).playerId),
    },
    Mutation: {
      // An excluded player may make it longer.
      excludeMyself: (_root, { input }, context) =>
        excludeMyself(deps, requirePayee(context), input.time, context.requestId),
      async acknowledgeRealityCheck(_root, _args, context) {
        await acknowledgeRealityCheck(deps, requirePayee(context).playerId)
        return true
      },
    },
    Subscription: {
      realityCheck: {
        subscribe: (_root, _args, context) =>
          watchRealityCheck(deps, requirePayee(context), context.signal),
        resolve: show,
      },
      realityCheckAcknowledged: {
        subscribe: (_root, _args, context) => watchAcknowledged(deps, context),
        resolve: (isAcknowledged: boolean) => isAcknowledged,
      },
    },
  }
}

function watchAcknowledged(
  deps: RealityCheckDeps,
  context: RequestContext,
): AsyncIterable<boolean> {
  const { playerId } = requirePayee(context)
  const read = async () =>
    ((await findDueAt(deps, playerId))?.getTime() ?? Number.POSITIVE_INFINITY) > deps.clock.nowMs()
  return watch({ topics: deps.topics, topic: realityTopic(playerId), signal: context.signal, read })
}

function show({ currency, durationS, entries }: RealityCheck): ShownRealityCheck {
  return {
    duration: durationS,
    entries: entries.map(({ category, realIn, bonusIn, realOut, bonusOut }) => ({
      category,
      realIn: toMajor(realIn, currency),
      bonusIn: toMajor(bonusIn, currency),
      realOut: toMajor(realOut, currency),
      bonusOut: toMajor(bonusOut, currency),
    })),
  }
}
