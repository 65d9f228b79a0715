import { printTable } from '../row.ts'
import type { Answered } from './rounds.ts'

/** The effect of one event on the senders of wallet calls. */
export interface EventRow {
  name: string
  rounds: number
  /** The longest time in which no call at all was answered. */
  silenceMs: number
  /** Calls that had to be sent more than once. */
  sentAgain: number
  /** From the first try to the answer. */
  medianMs: number
  p99Ms: number
}

export function rowOfEvent(
  name: string,
  answered: readonly Answered[],
  { from, to }: { from: number; to: number },
): EventRow {
  const own = answered.filter(({ atMs }) => atMs >= from && atMs < to)
  const times = [from, ...own.map(({ atMs }) => atMs), to]
  const silenceMs = Math.max(...times.slice(1).map((time, at) => time - (times[at] ?? time)))
  const took = own.map(({ tookMs }) => tookMs).sort((a, b) => a - b)
  const part = (share: number) =>
    took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
  const sentAgain = own.filter(({ tries }) => tries > 1).length
  return { name, rounds: own.length, silenceMs, sentAgain, medianMs: part(0.5), p99Ms: part(0.99) }
}

export function printEvents(rows: readonly EventRow[]): string {
  const head = ['event', 'rounds', 'longest silence', 'sent again', 'median', 'p99']
  const cells = rows.map(({ name, rounds, silenceMs, sentAgain, medianMs, p99Ms }) => [
    name,
    String(rounds),
    `${Math.round(silenceMs)} ms`,
    String(sentAgain),
    `${medianMs.toFixed(1)} ms`,
    `${Math.round(p99Ms)} ms`,
  ])
  return printTable(head, cells)
}
