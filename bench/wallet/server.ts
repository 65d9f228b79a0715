import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { openWalletFreeSpins } from '../../apps/server/src/bonuses/free-spins/wallet-free-spins.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { listen, serveWith } from '../../apps/server/src/edge/http/http-server.ts'
import { openDescribe } from '../../apps/server/src/edge/http/request.ts'
import { drawJackpots } from '../../apps/server/src/games/jackpots/draw.ts'
import { openCoverage, type Pool } from '../../apps/server/src/games/jackpots/pools.ts'
import { sharesOf } from '../../apps/server/src/games/jackpots/shares.ts'
import { openSessions } from '../../apps/server/src/games/launch/sessions.ts'
import { nativeWalletRoutes } from '../../apps/server/src/games/wallet/native.routes.ts'
import { openWallet } from '../../apps/server/src/games/wallet/wallet.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openIds } from '../../apps/server/src/kit/ids.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { systemRandom } from '../../apps/server/src/kit/random.ts'
import { keepTickShape } from '../../apps/server/src/kit/tick-shape.ts'
import { openTopics } from '../../apps/server/src/kit/topics.ts'
import { seatPlayers } from '../seat-players.ts'

/**
 * The wallet as the casino serves it, with players who have opened a game that feeds a jackpot, for
 * bench/wallet/wallet.ts. Arguments: a PostgreSQL address or the folder of an embedded database,
 * the provider's secret, and the file that the players' tokens are written into.
 */
const [where = '', secret = '', file = ''] = process.argv.slice(2)
const PLAYERS = 2_000
const OPENING = 1_000_000_000n
const DRAW_EVERY_MS = 2_000
const POOL: Pool = {
  id: 'bench',
  name: 'Bench',
  kind: 'progressive',
  shareBasisPoints: 100,
  pots: new Map([['EUR', { seed: 100_00n, ceiling: null, oddsOneIn: 1_000_000n }]]),
  covers: { categories: [], brands: [], games: ['comet'] },
}
await keepTickShape()
const log = openLog('error')
const db = await openDatabase({
  url: where.startsWith('postgres:') ? where : undefined,
  dataDir: where,
  log,
})
await migrate(db)
const ids = openIds({ clock: systemClock, random: systemRandom })
const sessions = openSessions({ db, clock: systemClock, random: systemRandom })
const topics = openTopics()
const coverage = openCoverage([POOL], (id) => ({
  id,
  category: 'SLOT_GAMES',
  brand: { id: 'BENCH' },
}))
const wallet = openWallet({
  db,
  clock: systemClock,
  ids,
  topics,
  onWinChange: () => {},
  sharesOf: (bets) => sharesOf(coverage, bets),
})
const seated = await seatPlayers(db, { count: PLAYERS, opening: OPENING })
writeFileSync(file, JSON.stringify(seated.map(({ token }) => token)))

const drawing = {
  db,
  clock: systemClock,
  random: systemRandom,
  topics,
  log,
  pools: [POOL],
  notify: async () => {},
}
let drawn = drawJackpots(drawing)
const draws = setInterval(() => {
  drawn = drawn.then(() => drawJackpots(drawing))
}, DRAW_EVERY_MS)

const server = await listen(0)
const provider = { id: 'studio', gamePrefix: '', secrets: [secret] }
const deps = { db, clock: systemClock, ids, log, topics, notify: async () => {} }
const freeSpins = openWalletFreeSpins({ ...deps, kindOf: () => null })
const routes = nativeWalletRoutes({ ...deps, provider, sessions, wallet, freeSpins })
const describe = openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 })
serveWith(server, {
  log,
  describe,
  routes,
  rest: (_, response) => void response.writeHead(404).end(),
})
const { port } = server.address() as AddressInfo
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }))

process.on('SIGTERM', async () => {
  server.closeAllConnections()
  clearInterval(draws)
  await wallet.close()
  await drawn
  await db.close()
  process.exit()
})
