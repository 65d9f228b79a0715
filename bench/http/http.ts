import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchRow } from '../row.ts'
import { bringProgram, median, startNode, wrk } from '../tools.ts'

/** Short rounds side by side: what else runs on the machine changes by the second, and then meets both of them. */
const ROUNDS = 25
/** Rounds that are not counted: V8 is still compiling what the server has not done before. */
const WARM_UP = 3
const LOAD = { seconds: 1, connections: 16 }
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
  const bareAnswer = () => wrk(String(bareApi.told.url), { ...LOAD, script: same })
  const bareLobby = () => wrk(String(barePage.told.url), LOAD)
  try {
    return [
      row(
        'collection query, cached',
        sideBySide(() => wrk(api, { ...LOAD, script: same }), bareAnswer),
        0.8,
      ),
      row(
        'collection query, uncached',
        sideBySide(() => wrk(api, { ...LOAD, script: fresh }), bareAnswer),
        4 * APOLLO_TO_BARE,
      ),
      row(
        'lobby page, cached',
        sideBySide(() => wrk(`${here}/`, LOAD), bareLobby),
        0.5,
      ),
    ]
  } finally {
    await bareApi.stop()
    await barePage.stop()
  }
}

/** Requests a second of one round. */
interface Pair {
  ours: number
  bare: number
}

/** Both in turn, each as often first as second. */
function sideBySide(ours: () => number, bare: () => number): Pair[] {
  const rounds = Array.from(
    { length: WARM_UP + ROUNDS },
    (_, round): Pair => (round % 2 === 0 ? { ours: ours(), bare: bare() } : { bare: bare(), ours: ours() }),
  )
  return rounds.slice(WARM_UP)
}

/** The ratio is the middle one of the rounds', not that of the two medians, which may come from different minutes. */
function row(name: string, pairs: readonly Pair[], target: number): BenchRow {
  const ratio = median(pairs.map(({ ours, bare }) => ours / bare))
  return {
    name,
    value: median(pairs.map(({ ours }) => ours)),
    unit: 'req/s',
    yardstick: { name: 'bare node:http, same bytes', value: median(pairs.map(({ bare }) => bare)) },
    ratio,
    target,
    pass: ratio >= target,
  }
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
