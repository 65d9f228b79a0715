import * as v from 'valibot'
import type { Clock } from '../kit/clock.ts'
import { OperatorMistake } from './operator-mistake.ts'

/** An operator's command about one noun, as it crosses the operator's socket. */
export interface OperatorCommand {
  noun: string
  ask: unknown
}

/** Result of a command: an object for a program, and plain lines for a terminal. */
export interface OperatorAnswer {
  report: object
  lines: string[]
}

/** One of the nouns of `npm run operator -- NOUN …`. */
export interface Noun<Deps> {
  /** A line for each form of the command. */
  usage: readonly string[]
  /** Reads what follows the noun. Throws OperatorMistake with a sentence. */
  read(args: readonly string[], now: Date): { ask: unknown; asJson: boolean }
  /** Throws OperatorMistake when the command is not known, or cannot be carried out. */
  carryOut(deps: Deps, command: unknown): Promise<OperatorAnswer>
}

interface TypedNoun<Deps, Command, Report extends object> {
  usage: readonly string[]
  schema: v.GenericSchema<unknown, Command>
  read(args: readonly string[], now: Date): { command: Command; asJson: boolean }
  carryOut(deps: Deps, command: Command): Promise<Report>
  lines(report: Report, clock: Clock): string[]
}

/**
 * Makes a noun whose commands are checked by its schema, also when they come through the socket.
 */
export function makeNoun<Deps extends { clock: Clock }, Command, Report extends object>(
  typed: TypedNoun<Deps, Command, Report>,
): Noun<Deps> {
  return {
    usage: typed.usage,
    read(args, now) {
      const { command, asJson } = typed.read(args, now)
      return { ask: command, asJson }
    },
    async carryOut(deps, command) {
      const parsed = v.safeParse(typed.schema, command)
      if (!parsed.success) throw new OperatorMistake('This casino does not know such a command.')
      const report = await typed.carryOut(deps, parsed.output)
      return { report, lines: typed.lines(report, deps.clock) }
    },
  }
}
