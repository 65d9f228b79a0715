import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownQueries } from '../../apps/server/src/edge/graphql/own-queries.generated.ts'
import type { BenchRow } from '../row.ts'
import { rowOf, sideBySide } from '../side-by-side.ts'
import { bringProgram, startNode, wrk } from '../tools.ts'

const ROUNDS = 25
const WARM_UP = 3
const LOAD = { seconds: 1, connections: 16 }
/**
 * The rate of Apollo Server on a machine where bare node:http answered 70,000 requests a second
 * (POST, the same bytes).
 */
const APOLLO_TO_BARE = 1500 / 70_000

/**
 * The query of the site's catalogue, which is compiled; FOREIGN_COLLECTION queries the same under
 * another name, and is not compiled.
 */
const COLLECTION = queryOfSite('Games')
const FOREIGN_COLLECTION = COLLECTION.replace('query Games', 'query Bench')
const VARIABLES = { collection: { categories: ['SLOT_GAMES'] }, paging: { page: 0, records: 60 } }

/**
 * The collection query and the lobby page, each against bare node:http that sends the same bytes,
 * in interleaved rounds.
 */
export async function benchHttp(casino: string): Promise<BenchRow[]> {
  if (!bringProgram('wrk'))
    return [{ name: 'HTTP', value: Number.NaN, unit: 'wrk is not installed' }]
  const here = casino.replace('localhost', '127.0.0.1')
  const api = `${here}/api/graphql`
  const body = JSON.stringify({ query: COLLECTION, variables: VARIABLES })
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
  const same = writeScript(join(folder, 'same.lua'), body, false)
  const fresh = writeScript(join(folder, 'fresh.lua'), body, true)
  const strange = writeScript(
    join(folder, 'strange.lua'),
    JSON.stringify({ query: FOREIGN_COLLECTION, variables: VARIABLES }),
    true,
  )
  const bareApi = await startNode(['bench/http/bare-server.ts'], { BARE_URL: api, BARE_BODY: body })
  const barePage = await startNode(['bench/http/bare-server.ts'], { BARE_URL: `${here}/` })
  const bareAnswer = () => wrk(String(bareApi.firstLine.url), { ...LOAD, script: same })
  const bareLobby = () => wrk(String(barePage.firstLine.url), LOAD)
  try {
    return [
      row('collection query, cached', 0.8, () => wrk(api, { ...LOAD, script: same }), bareAnswer),
      row(
        'collection query, uncached',
        4 * APOLLO_TO_BARE,
        () => wrk(api, { ...LOAD, script: fresh }),
        bareAnswer,
      ),
      row(
        'collection query that is not compiled, uncached',
        4 * APOLLO_TO_BARE,
        () => wrk(api, { ...LOAD, script: strange }),
        bareAnswer,
      ),
      row('lobby page, cached', 0.5, () => wrk(`${here}/`, LOAD), bareLobby),
    ]
  } finally {
    await bareApi.stop()
    await barePage.stop()
  }
}

/** The text that a browser sends. */
export function queryOfSite(name: string): string {
  const text = [...ownQueries].find(
    (each) => each.startsWith(`query ${name}(`) && each.includes('__typename'),
  )
  if (!text) throw new Error(`The site asks no query ${name}.`)
  return text
}

function row(name: string, target: number, ours: () => number, yardstick: () => number): BenchRow {
  const names = { name, unit: 'req/s', yardstick: 'bare node:http, same bytes' }
  const measured = rowOf(sideBySide({ rounds: ROUNDS, warmUp: WARM_UP, ours, yardstick }), names)
  return { ...measured, target, pass: measured.ratio >= target }
}

/**
 * Writes a script for wrk. `unique` puts another number into each request, so that no answer comes
 * from a cache.
 */
function writeScript(path: string, body: string, unique: boolean): string {
  const text = body.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  const marked = text.replace(/}$/, unique ? ',"extensions":{"n":\' .. n .. \'}}' : '}')
  const lines = [
    'local n = 0',
    'request = function()',
    '  n = n + 1',
    `  return wrk.format('POST', nil, {['content-type'] = 'application/json', ['accept'] = 'application/json'}, '${marked}')`,
    'end',
  ]
  writeFileSync(path, lines.join('\n'))
  return path
}
