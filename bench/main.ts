import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWhatIsStale } from '../scripts/build.ts'
import { benchBook } from './book/book.ts'
import { benchCatalogue } from './catalogue/catalogue.ts'
import { benchClone } from './clone/clone.ts'
import { benchCompiled } from './compiled/compiled.ts'
import { benchFrames } from './frames/frames.ts'
import { benchGames } from './games/games.ts'
import { benchHostile } from './hostile/hostile.ts'
import { benchHttp } from './http/http.ts'
import { benchLedger } from './ledger/ledger.ts'
import { benchLive } from './live/live.ts'
import { benchNews } from './news/news.ts'
import { benchPages } from './page/page.ts'
import { benchRender } from './page/render.ts'
import { keepResults } from './results.ts'
import { type BenchRow, printRows } from './row.ts'
import { benchSameTime } from './same-time/same-time.ts'
import { benchScale } from './scale/scale.ts'
import { benchSearch } from './search/search.ts'
import { benchSports } from './sports/sports.ts'
import { benchStart, openForBench } from './start.ts'
import type { OpenCasino } from './tools.ts'
import { benchTrialBalance } from './trial-balance/trial-balance.ts'
import { benchWallet } from './wallet/wallet.ts'

/**
 * Every figure beside its yardstick of the same run: `npm run bench`, or
 * `npm run bench -- http page` for some, and `npm run bench -- hostile:floods hostile:unsigned` for
 * the hostile clients with these words in their names. `results.json` keeps what each whole part
 * measured last.
 */
const scratch = mkdtempSync(join(tmpdir(), 'baize-bench-'))
const wanted = process.argv.slice(2)
const parts: Record<string, () => Promise<BenchRow[]>> = {
  ledger: benchLedger,
  wallet: benchWallet,
  'trial-balance': benchTrialBalance,
  news: benchNews,
  search: benchSearch,
  catalogue: benchCatalogue,
  compiled: benchCompiled,
  'same-time': benchSameTime,
  live: benchLive,
  clone: benchClone,
  book: benchBook,
  games: benchGames,
  sports: () => benchSports(join(scratch, 'sports')),
  start: () => benchStart(join(scratch, 'start')),
  render: () => withCasino(benchRender),
  http: () => withCasino(({ casino }) => benchHttp(casino)),
  hostile: () => benchHostile(join(scratch, 'hostile'), wordsOf('hostile')),
  scale: benchScale,
  frames: () => benchFrames(join(scratch, 'frames')),
  page: () => withCasino(({ casino }) => benchPages(casino)),
}

await buildWhatIsStale(console.error)
const rows: BenchRow[] = []
for (const [name, part] of Object.entries(parts)) {
  const words = wordsOf(name)
  if (wanted.length > 0 && !wanted.includes(name) && words.length === 0) continue
  console.error(`Measuring ${name}…`)
  const measured = await part()
  console.error(printRows(measured))
  if (words.length === 0) keepResults('bench/results.json', name, measured)
  rows.push(...measured)
}
rmSync(scratch, { recursive: true, force: true })
console.log(printRows(rows))

/**
 * Sections of a part that are wanted: the words behind its name and a colon. None stands for all.
 */
function wordsOf(part: string): string[] {
  return wanted
    .filter((name) => name.startsWith(`${part}:`))
    .map((name) => name.slice(part.length + 1))
}

async function withCasino(
  measure: (servers: OpenCasino) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const servers = await openForBench(join(scratch, 'casino'))
  try {
    return await measure(servers)
  } finally {
    await servers.stop()
  }
}
