import type { Module } from '../kit/module.ts'
import type { Viewer } from '../kit/request-context.ts'
import type { ExclusionDeps } from './exclude-myself.ts'
import { limitsResolvers } from './limits.resolvers.ts'
import { beginRealityCheck, type RealityCheckDeps } from './reality-check.ts'

export interface Limits extends Module {
  /** Every player who plays for money is counted: a launch calls this first. */
  beginPlay(viewer: Viewer): Promise<void>
}

/** One for each category of games. */
const MOST_ENTRIES = 10

/** Opens the limits that keep play within bounds. */
export function openLimits(deps: RealityCheckDeps & ExclusionDeps): Limits {
  return {
    resolvers: limitsResolvers(deps),
    fields: {
      'Mutation.acknowledgeRealityCheck': { cost: 50 },
      'RealityCheck.entries': { size: MOST_ENTRIES },
    },
    beginPlay: async (viewer) => void (await beginRealityCheck(deps, viewer)),
  }
}
