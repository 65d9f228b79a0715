import {
  decideMatch,
  listHeldMatches,
  type Match,
  type MatchDecisionDeps,
} from '../players/matching/match-decisions.ts'
import type { MatchCommand } from './match-command.ts'
import { recordOperatorAct } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** Matches as an operator is shown them, newest first; moments are ISO 8601. */
export interface MatchReport {
  matches: (Omit<Match, 'foundAt' | 'decidedAt'> & { foundAt: string; decidedAt: string | null })[]
}

/**
 * Carries out a command of an operator, and returns the matches that are left, or all. Throws
 * OperatorMistake.
 */
export async function carryOutOnMatches(
  deps: MatchDecisionDeps,
  command: MatchCommand,
): Promise<MatchReport> {
  if (command.act === 'decide match') {
    const { match: matchId, decision, by, reason } = command
    const outcome = await decideMatch(deps, {
      matchId,
      decision,
      by,
      reason,
      onDecided: (tx, before) =>
        recordOperatorAct(tx, deps, {
          act: 'matches decide',
          subject: matchId,
          by,
          reason,
          before: { decision: before },
          after: { decision },
        }),
    })
    if (outcome === 'unknown')
      throw new OperatorMistake(
        `There is no match ${matchId}. npm run operator -- matches lists them.`,
      )
    if (outcome === 'decided before') throw new OperatorMistake(`The match is ${decision} already.`)
  }
  const all = command.act === 'list matches' && command.all
  const matches = await listHeldMatches(deps, { all })
  return {
    matches: matches.map((match) => ({
      ...match,
      foundAt: match.foundAt.toISOString(),
      decidedAt: match.decidedAt?.toISOString() ?? null,
    })),
  }
}

/** Returns the report as plain lines, for a terminal. */
export function matchLines({ matches }: MatchReport): string[] {
  if (matches.length === 0) return ['No player waits for a decision.']
  return matches.map(
    ({ id, likeness, playerId, otherId, foundAt, counts, holds, decision, decidedBy, reason }) => {
      const undecided = holds
        ? 'not decided, may not play'
        : 'not decided, may play until it is confirmed'
      const decided = decision ? `${decision} by ${decidedBy}: ${reason}` : undecided
      return `${id}  ${likeness}  player ${playerId}  like ${otherId}  found ${foundAt}  ${counts ? decided : 'the exclusion has ended'}`
    },
  )
}
