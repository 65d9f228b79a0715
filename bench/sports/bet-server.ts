import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { addSession } from '../../apps/server/src/auth/sessions/session.store.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { listen, serveWith } from '../../apps/server/src/edge/http/http-server.ts'
import { openDescribe } from '../../apps/server/src/edge/http/request.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openIds } from '../../apps/server/src/kit/ids.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { systemRandom } from '../../apps/server/src/kit/random.ts'
import { keepTickShape } from '../../apps/server/src/kit/tick-shape.ts'
import { openTopics } from '../../apps/server/src/kit/topics.ts'
import { nativeBetRoutes } from '../../apps/server/src/sports/providers/native-bets.ts'
import { openSportsSessions } from '../../apps/server/src/sports/tokens/sports-sessions.ts'
import { openSportsWallet } from '../../apps/server/src/sports/wallet/sports-wallet.ts'
import { seatPlayers } from '../seat-players.ts'

/**
 * The sports wallet as the casino serves it, with players who have opened the sportsbook, for
 * bench/sports/bets.ts. Arguments: a PostgreSQL address, the book's secret, and the file that the
 * players' tokens are written into.
 */
const [url = '', secret = '', file = ''] = process.argv.slice(2)
const PLAYERS = 500
const HOUR_S = 3_600
const OPENING = 1_000_000_000n
const BOUNDS = { maxReturn: () => 50_000_00n, maxOdds: '10000' }
await keepTickShape()
const log = openLog('error')
const clock = systemClock
const db = await openDatabase({ url, dataDir: '', log })
await migrate(db)
const ids = openIds({ clock, random: systemRandom })
const sessions = openSportsSessions({ db, clock, random: systemRandom })
const topics = openTopics()
const wallet = openSportsWallet({
  db,
  clock,
  ids,
  topics,
  bounds: BOUNDS,
  onWinChange: () => {},
  changeWinnings: async () => {},
})
const seated = await seatPlayers(db, { count: PLAYERS, opening: OPENING })
const tokens: string[] = []
for (const { playerId } of seated) {
  const signInId = ids.newId()
  await addSession(db, {
    id: signInId,
    player_id: playerId,
    created_at: clock.now(),
    idle_s: HOUR_S,
    expires_at: new Date(clock.nowMs() + HOUR_S * 1_000),
    ip: '127.0.0.1',
    user_agent: '',
    fingerprint: null,
    scope: 'full',
  })
  tokens.push(await sessions.open({ playerId, signInId, currency: 'EUR', language: 'en' }))
}
writeFileSync(file, JSON.stringify(tokens))

const provider = { id: 'book', secrets: [secret] }
const server = await listen(0)
serveWith(server, {
  log,
  describe: openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 }),
  routes: nativeBetRoutes({ db, clock, log, provider, sessions, wallet, bounds: BOUNDS }),
  rest: (_, response) => void response.writeHead(404).end(),
})
const { port } = server.address() as AddressInfo
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }))

process.on('SIGTERM', async () => {
  server.closeAllConnections()
  await wallet.close()
  await db.close()
  process.exit()
})
