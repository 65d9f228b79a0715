import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../row.ts'
import { bringProgram, median, startNode, wrk } from '../tools.ts'

const ROUNDS = 5
const LOAD = { seconds: 3, connections: 16 }
/** What Apollo Server answered on the machine where bare node:http answered 70,000 requests a second (POST, the same bytes). */
const APOLLO_TO_BARE = 1500 / 70_000

const COLLECTION = `query Bench($games: PagingInput) {
  collection(input: { categories: [SLOT_GAMES] }) { games(input: $games) { total edges { results { id name logo demo brand { id name } } } } }
}`

/** The collection query and the lobby page, each against bare node:http that sends the same bytes, in interleaved rounds. */
export async function benchHttp(casino: string): Promise<BenchRow[]> {
  if (!bringProgram('wrk')) return [{ name: 'HTTP', value: Number.NaN, unit: 'wrk is not installed' }]
  const here = casino.replace('localhost', '127.0.0.1')
  const api = `${here}/api/graphql`
  const body = JSON.stringify({ query: COLLECTION, variables: { games: { page: 0, records: 60 } } })
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'))
  const same = writeScript(join(folder, 'same.lua'), body, false)
  const fresh = writeScript(join(folder, 'fresh.lua'), body, true)
  const bareApi = await startNode(['bench/http/bare-server.ts'], { BARE_URL: api, BARE_BODY: body })
  const barePage = await startNode(['bench/http/bare-server.ts'], { BARE_URL: `${here}/` })
  const figures = { cached: [] as number[], uncached: [] as number[], bare: [] as number[], page: [] as number[], barePage: [] as number[] }
  try {
    for (let round = 0; round < ROUNDS; round++) {
      figures.bare.push(wrk(String(bareApi.told.url), { ...LOAD, script: same }))
      figures.cached.push(wrk(api, { ...LOAD, script: same }))
      figures.uncached.push(wrk(api, { ...LOAD, script: fresh }))
      figures.barePage.push(wrk(String(barePage.told.url), LOAD))
      figures.page.push(wrk(`${here}/`, LOAD))
    }
  } finally {
    await bareApi.stop()
    await barePage.stop()
  }
  const bare = median(figures.bare)
  return [
    row('collection query, cached', figures.cached, bare, 'bare node:http, same bytes', 0.8),
    row('collection query, uncached', figures.uncached, bare, 'bare node:http, same bytes', 4 * APOLLO_TO_BARE),
    row('lobby page, cached', figures.page, median(figures.barePage), 'bare node:http, same bytes', 0.5),
  ]
}

function row(name: string, values: number[], yardstick: number, yardstickName: string, target: number): BenchRow {
  const value = median(values)
  const ratio = value / yardstick
  return { name, value, unit: 'req/s', yardstick: { name: yardstickName, value: yardstick }, ratio, target, pass: ratio >= target }
}

/** A number that nobody has used before makes every request a new one. */
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
