import type { BenchRow } from '../row.ts'
import { median } from '../tools.ts'
import { EXPLOSIVE } from './attacks.ts'

const REFUSALS = 100
const MOST_MS = 20

/**
 * Measures how long the explosive query takes to be refused on a quiet server, with another text
 * each time, so that none is remembered.
 */
export async function benchRefusal(casino: string): Promise<BenchRow> {
  const took: number[] = []
  const ordinary: number[] = []
  for (let at = 0; at < REFUSALS; at++) {
    const body = JSON.stringify({ query: `${EXPLOSIVE} # ${at}` })
    const begun = performance.now()
    await (await fetch(`${casino}/healthz`)).text()
    const started = performance.now()
    const answer = await fetch(`${casino}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const text = await answer.text()
    took.push(performance.now() - started)
    ordinary.push(started - begun)
    if (!text.includes('query_too_costly'))
      throw new Error('The explosive query of the bench was not refused for its cost.')
  }
  const value = median(took)
  const yardstick = { name: 'ms for /healthz', value: median(ordinary) }
  return {
    name: 'refusal of an explosive query, median',
    value,
    unit: 'ms',
    yardstick,
    target: MOST_MS,
    pass: value <= MOST_MS,
  }
}
