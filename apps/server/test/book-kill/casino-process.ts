import { secretFor } from '#contracts/signature.ts'
import { changeWinnings } from '../../src/bonuses/free-bets/winnings.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { listen, serveWith } from '../../src/edge/http/http-server.ts'
import { openDescribe } from '../../src/edge/http/request.ts'
import { systemClock } from '../../src/kit/clock.ts'
import { openLog } from '../../src/kit/log.ts'
import { systemRandom } from '../../src/kit/random.ts'
import { openTopics } from '../../src/kit/topics.ts'
import { nativeBetRoutes } from '../../src/sports/providers/native-bets.ts'
import { openSportsSessions } from '../../src/sports/tokens/sports-sessions.ts'
import { openSportsWallet } from '../../src/sports/wallet/sports-wallet.ts'
import { addPlayer, ids } from '../wallet/wallet-node.ts'
import type { CasinoOrder } from './processes.ts'

/**
 * The casino's side of bets, to be killed: the native dialect of the sports wallet over a database.
 * Says `{tokens}` when it serves.
 */
const { url, dataDir, port, secret, players, opening } = JSON.parse(
  process.argv[2] ?? '',
) as CasinoOrder
const log = openLog('silent')
const db = await openDatabase({ url, dataDir, log })
await migrate(db)
const deps = { db, clock: systemClock, random: systemRandom, log, ids, topics: openTopics() }
const bounds = { maxReturn: () => 5_000_000n, maxOdds: '10000' }
const sessions = openSportsSessions(deps)
const bonuses = { ...deps, kindOf: () => null, notify: async () => {} }
const wallet = openSportsWallet({
  ...deps,
  bounds,
  changeWinnings: (tx, change) => changeWinnings(bonuses, tx, change),
  onWinChange() {},
})
const provider = { id: 'book', secrets: [secretFor('book', secret)] }
const routes = nativeBetRoutes({ ...deps, provider, sessions, wallet, bounds })
const describe = openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 })
const server = await listen(port, { host: '127.0.0.1' })
serveWith(server, {
  log,
  describe,
  routes,
  rest: (_, response) => void response.writeHead(404).end(),
})
const tokens: string[] = []
for (let at = 0; at < players; at++) tokens.push(await seat())
console.log(JSON.stringify({ tokens }))

async function seat(): Promise<string> {
  const playerId = await addPlayer(db, { real: opening })
  const signInId = ids.newId()
  await db.run(
    'kill_sign_in',
    `insert into player_session (id, player_id, created_at, rotated_at, idle_s, expires_at, ip, user_agent)
       values ($1, $2, now(), now(), 86400, now() + interval '1 day', '', '')`,
    [signInId, playerId],
  )
  return sessions.open({ playerId, signInId, currency: 'EUR', language: 'en' })
}
