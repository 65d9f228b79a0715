import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { printCatalogue } from '../../apps/sandbox/studio/catalogue.ts'
import { openShelf } from '../../apps/sandbox/studio/game-shelf.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { openFieldRules } from '../../apps/server/src/edge/graphql/field-rules.ts'
import { openRunner } from '../../apps/server/src/edge/graphql/graphql-run.ts'
import { openQueryTurns } from '../../apps/server/src/edge/graphql/query-turns.ts'
import { listen } from '../../apps/server/src/edge/http/http-server.ts'
import { openGraphqlSocket } from '../../apps/server/src/edge/live/graphql-socket.ts'
import { USUAL_SOCKETS } from '../../apps/server/src/edge/live/socket-limits.ts'
import { USUAL_CONNECTIONS } from '../../apps/server/src/edge/protection/connection-limits.ts'
import { takeSnapshot } from '../../apps/server/src/games/catalogue/snapshot.ts'
import { gamesFields } from '../../apps/server/src/games/games.fields.ts'
import { gamesResolvers } from '../../apps/server/src/games/games.resolvers.ts'
import { openWinners } from '../../apps/server/src/games/winners/winners.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { systemRandom } from '../../apps/server/src/kit/random.ts'
import { openTopics } from '../../apps/server/src/kit/topics.ts'
import { makeSchema } from '../../apps/server/src/schema/schema.ts'

/**
 * Serves the winners and the socket as the casino does. Each line on its standard input is a round
 * that a player wins.
 */
const [dataDir = ''] = process.argv.slice(2)
const log = openLog('error')
const clock = systemClock
const db = await openDatabase({ dataDir, log })
await migrate(db)
const { brands, games } = openShelf()
const snapshot = takeSnapshot(
  JSON.parse(printCatalogue('http://studio.test', brands, games).pages[0] ?? ''),
  new Map(),
)
const catalogue = {
  current: () => snapshot,
  originOf: () => null,
  kindOf: () => null,
  changedAt: () => null,
  refresh: async () => {},
  onChange: () => () => {},
}
const winners = await openWinners({
  db,
  clock,
  topics: openTopics(),
  catalogue,
  secrets: { session: ['of a measurement'] },
  findFirstName: async () => 'Robin',
})
const schema = makeSchema([
  gamesResolvers({ catalogue, winners } as unknown as Parameters<typeof gamesResolvers>[0]),
])
const rules = openFieldRules(schema, [gamesFields(catalogue)])
const { admit } = openRunner({ schema, rules, production: true, log })
// All visitors of this measurement have one address.
const server = await listen(0, { connections: { ...USUAL_CONNECTIONS, perAddress: null } })
openGraphqlSocket(server, '/api/graphql', {
  schema,
  admit,
  turns: openQueryTurns(clock).ofSocket,
  rules,
  clock,
  random: systemRandom,
  log,
  isOwnOrigin: () => true,
  whoIs: async () => null,
  onSessionEnd: () => () => {},
  sockets: { ...USUAL_SOCKETS, perAddress: USUAL_SOCKETS.inAll },
  describe: () => ({
    requestId: 'bench',
    ip: '127.0.0.1',
    language: 'en',
    userAgent: '',
    cookies: new Map(),
  }),
})
console.log(
  JSON.stringify({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/api/graphql` }),
)

process.stdin.on('data', () => {
  const game = games[Math.floor(Math.random() * games.length)]
  const amount = BigInt(100 + Math.floor(Math.random() * 100_000))
  const round = {
    ref: randomBytes(8).toString('hex'),
    playerId: randomBytes(8).toString('hex'),
    gameId: game?.id ?? '',
    currency: 'EUR',
  }
  const none = { real: 0n, bonus: 0n }
  const paid = { staked: none, won: { real: amount, bonus: 0n }, bets: 1, bonusId: null }
  const closedAt = clock.now()
  winners.addRound({ ...round, state: 'closed', ...paid, openedAt: closedAt, closedAt })
})
process.on('SIGTERM', () => process.exit())
