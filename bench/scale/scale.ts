import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchHttp, queryOfSite } from '../http/http.ts'
import type { BenchRow } from '../row.ts'
import { benchStart, openForBench } from '../start.ts'

const GAMES = 10_000
const SEARCHES = 400

/** The casino with a studio that offers ten thousand games, at the targets of a small one. */
export async function benchScale(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-bench-scale-'))
  const env = { STUDIO_GAMES: String(GAMES) }
  try {
    const started = await benchStart(dataDir, env)
    const servers = await openForBench(dataDir, env)
    try {
      const rows = [
        ...started,
        ...(await benchHttp(servers.casino)),
        await benchSearchCalls(servers.casino),
      ]
      return rows.map((row) => ({ ...row, name: `${GAMES} games: ${row.name}` }))
    } finally {
      await servers.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Searches as the dialog sends them, one after the other and each a new one: with HTTP, GraphQL and
 * sixty games in the answer.
 */
async function benchSearchCalls(casino: string): Promise<BenchRow> {
  const query = queryOfSite('Games')
  const bodyOf = (search: string) => ({
    query,
    variables: { collection: { search }, paging: { page: 0, records: 60 } },
  })
  const send = async (body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${casino}/api/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return (await answer.json()) as {
      data: { collection: { games: { total: number; edges: { results: { name: string }[] } } } }
    }
  }
  const all = await send(bodyOf(''))
  const { total, edges } = all.data.collection.games
  if (total !== GAMES) throw new Error(`The catalogue holds ${total} games.`)
  const took: number[] = []
  for (let at = 0; at < SEARCHES; at++) {
    const name = edges.results[at % edges.results.length]?.name ?? ''
    const typed = `${name.slice(0, 3 + (at % 9))} ${Math.floor(at / edges.results.length) + 2}`
    const begun = performance.now()
    await send(bodyOf(typed))
    took.push(performance.now() - begun)
  }
  const slowest = took.slice(SEARCHES / 4).sort((a, b) => a - b)
  const value = slowest[Math.floor(slowest.length * 0.99)] ?? Number.NaN
  return { name: 'search through HTTP, p99', value, unit: 'ms' }
}
