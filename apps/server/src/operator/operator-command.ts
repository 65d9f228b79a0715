import * as v from 'valibot'
import type { MatchDecisionDeps } from '../players/matching/match-decisions.ts'
import { carryOutOnMatches, type MatchReport, matchLines } from './match-acts.ts'
import { type MatchCommand, matchCommand, readMatchCommand } from './match-command.ts'
import { carryOut, type OperatorDeps, type PlayerReport } from './player-acts.ts'
import { type PlayerCommand, playerCommand, readPlayerCommand } from './player-command.ts'
import { reportLines } from './report-lines.ts'

export type OperatorCommand = PlayerCommand | MatchCommand
export type OperatorReport = PlayerReport | MatchReport
export type OperatorCommandDeps = OperatorDeps & MatchDecisionDeps

/** A command as it crosses the operator's socket. */
export const operatorCommand: v.GenericSchema<unknown, OperatorCommand> = v.union([playerCommand, matchCommand])

/** Reads what follows `npm run operator --`. Throws OperatorMistake with a sentence. */
export function readOperatorCommand(args: readonly string[], now: Date): { command: OperatorCommand; asJson: boolean } {
  return args[0] === 'matches' ? readMatchCommand(args.slice(1)) : readPlayerCommand(args, now)
}

/** Does what an operator asks for, and answers what there is to see of it then. Throws OperatorMistake. */
export function carryOutCommand(deps: OperatorCommandDeps, command: OperatorCommand): Promise<OperatorReport> {
  return isAboutMatches(command) ? carryOutOnMatches(deps, command) : carryOut(deps, command)
}

/** The report in plain lines, for a terminal. */
export function linesOf(report: OperatorReport): string[] {
  return 'matches' in report ? matchLines(report) : reportLines(report)
}

function isAboutMatches(command: OperatorCommand): command is MatchCommand {
  return command.act === 'list matches' || command.act === 'decide match'
}
