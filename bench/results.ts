import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { BenchRow } from './row.ts'

/**
 * Says of each row which part it is of, and when and on what it was measured: the parts of a file
 * may come from different days.
 */
interface KeptRow extends BenchRow {
  part: string
  at: string
  node: string
  cpus: number
}

/**
 * Writes what a part has measured in place of what it measured before. The results of other parts
 * stay.
 */
export function keepResults(file: string, part: string, measured: readonly BenchRow[]): void {
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).rows as KeptRow[]) : []
  const place = { at: new Date().toISOString(), node: process.version, cpus: cpus().length }
  // Rows of no part are of a time when a file was of one run.
  const others = before.filter((row) => row.part && row.part !== part)
  const rows: KeptRow[] = [...others, ...measured.map((row) => ({ part, ...place, ...row }))]
  writeFileSync(file, `${JSON.stringify({ rows }, null, 2)}\n`)
}
