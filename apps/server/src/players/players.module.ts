import type { Job, Module } from '../kit/module.ts'
import { forgetOldAttempts } from './attempts/rate-limit.ts'
import { forgetOldCalls } from './attempts/signed-calls.ts'
import { deleteLinksBefore } from './mail/mailed-link.store.ts'
import { foldEverybody } from './matching/fold-players.ts'
import { countHeldMatches } from './matching/match-decisions.ts'
import { type PlayersDeps, playersResolvers } from './players.resolvers.ts'

/**
 * How long used and replaced links are kept, in ms, so that a player who opens one reads what
 * became of it.
 */
const KEEP_LINKS_MS = 90 * 86_400_000

const hashOrMail = { cost: 200, once: true }

/** Registration, verification, passwords and the player's own data. */
export function openPlayers(deps: PlayersDeps): Module {
  const forget: Job = {
    name: 'forget old attempts',
    everyMs: 600_000,
    run: () => forgetOldAttempts(deps),
  }
  const fold: Job = { name: 'fold identities', everyMs: 3_600_000, run: () => foldEverybody(deps) }
  const forgetLinks: Job = {
    name: 'forget old links',
    everyMs: 3_600_000,
    run: () => deleteLinksBefore(deps.db, new Date(deps.clock.nowMs() - KEEP_LINKS_MS)),
  }
  const forgetCalls: Job = {
    name: 'forget heard calls',
    everyMs: 3_600_000,
    run: () => forgetOldCalls(deps),
  }
  return {
    resolvers: playersResolvers(deps),
    fields: {
      'Query.user': { cost: 10 },
      'Query.profile': { cost: 10 },
      'User.balances': { cost: 10, size: 2 },
      'Mutation.registerClassic': hashOrMail,
      'Mutation.resetPasswordRequest': hashOrMail,
      'Mutation.changePasswordRequest': hashOrMail,
      'Mutation.verifyAccountRequest': hashOrMail,
      'Mutation.updateProfile': { cost: 50 },
    },
    jobs: [forget, fold, forgetLinks, forgetCalls],
    queues: [{ name: 'matches', look: () => countHeldMatches(deps) }],
  }
}
