import { isWholeSource, NOT_WHOLE } from '../kit/whole-text.ts'
import type { MatchDecisionDeps } from '../players/matching/match-decisions.ts'
import { cashbackNoun } from './cashback-terms.ts'
import { currencyNoun } from './currency-command.ts'
import { type FreeBetActsDeps, freeBetNoun } from './free-bet-commands.ts'
import { type FreeSpinsActsDeps, freeSpinsNoun } from './free-spins-commands.ts'
import { keyNoun } from './key-command.ts'
import { carryOutOnMatches, matchLines } from './match-acts.ts'
import { MATCH_USAGE, matchCommand, readMatchCommand } from './match-command.ts'
import { makeNoun, type Noun, type OperatorAnswer, type OperatorCommand } from './noun.ts'
import { offerNoun } from './offer-terms.ts'
import { usageOf } from './operator-args.ts'
import { logNoun } from './operator-log.ts'
import { OperatorMistake } from './operator-mistake.ts'
import { depositNoun, type PaymentActsDeps, refundNoun } from './payment-commands.ts'
import { carryOut, type PlayerActsDeps } from './player-acts.ts'
import { PLAYER_USAGE, playerCommand, readPlayerCommand } from './player-command.ts'
import { reportLines } from './report-lines.ts'
import { templateNoun } from './template-terms.ts'

export type OperatorDeps = PlayerActsDeps &
  MatchDecisionDeps &
  PaymentActsDeps &
  FreeBetActsDeps &
  FreeSpinsActsDeps

const NOUNS: Readonly<Record<string, Noun<OperatorDeps>>> = {
  player: makeNoun({
    usage: PLAYER_USAGE,
    schema: playerCommand,
    read: readPlayerCommand,
    carryOut,
    lines: reportLines,
  }),
  matches: makeNoun({
    usage: MATCH_USAGE,
    schema: matchCommand,
    read: readMatchCommand,
    carryOut: carryOutOnMatches,
    lines: matchLines,
  }),
  deposits: depositNoun,
  refunds: refundNoun,
  freebets: freeBetNoun,
  freespins: freeSpinsNoun,
  offers: offerNoun,
  templates: templateNoun,
  cashback: cashbackNoun,
  currencies: currencyNoun,
  keys: keyNoun,
  log: logNoun,
}

/**
 * Returns the usage of a noun, or of all, when `--help` is among what follows `npm run operator --`;
 * null without it.
 */
export function operatorHelp(args: readonly string[]): string | null {
  if (!args.includes('--help')) return null
  const [noun = ''] = args
  return (nounOf(noun)?.usage ?? allUsage()).join('\n')
}

/** Reads what follows `npm run operator --`. Throws OperatorMistake with a sentence. */
export function readOperatorCommand(
  [noun = '', ...args]: readonly string[],
  now: Date,
): { command: OperatorCommand; asJson: boolean } {
  const known = nounOf(noun)
  if (!known) throw usageOf(allUsage())
  const { ask, asJson } = known.read(args, now)
  return { command: { noun, ask }, asJson }
}

/**
 * Carries out a command of an operator, and returns the result to show. Throws
 * OperatorMistake.
 */
export async function carryOutCommand(
  deps: OperatorDeps,
  { noun, ask }: OperatorCommand,
): Promise<OperatorAnswer> {
  const known = nounOf(noun)
  if (!known) throw new OperatorMistake('This casino does not know such a command.')
  if (!isWholeSource(JSON.stringify(ask) ?? '')) throw new OperatorMistake(NOT_WHOLE)
  return known.carryOut(deps, ask)
}

function allUsage(): string[] {
  return Object.values(NOUNS).flatMap(({ usage }) => usage)
}

function nounOf(name: string): Noun<OperatorDeps> | null {
  return Object.hasOwn(NOUNS, name) ? (NOUNS[name] ?? null) : null
}
