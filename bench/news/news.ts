import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/db/database.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open-database.ts'
import { openRelayedTopics } from '../../apps/server/src/edge/live/relay.ts'
import { openSessions } from '../../apps/server/src/games/launch/sessions.ts'
import { openWallet } from '../../apps/server/src/games/wallet/wallet.ts'
import { systemClock } from '../../apps/server/src/kit/clock.ts'
import { openIds } from '../../apps/server/src/kit/ids.ts'
import { openLog } from '../../apps/server/src/kit/log.ts'
import { systemRandom } from '../../apps/server/src/kit/random.ts'
import { watchUser } from '../../apps/server/src/players/live/watch-user.ts'
import { startPostgres } from '../../apps/server/testkit/postgres-server.ts'
import type { BenchRow } from '../row.ts'
import { type Seated, seatPlayers } from '../seat-players.ts'

const PLAYERS = 20
const BETS = 2_000
const MOST = 1.2
const OPENING = 1_000_000n

/**
 * Transactions of the database for a bet, with each player followed on two nodes. One bet at a
 * time, so that none shares its own transaction with another; PostgreSQL counts.
 */
export async function benchNews(): Promise<BenchRow[]> {
  const server = await startPostgres({ durable: false })
  const log = openLog('error')
  const ids = openIds({ clock: systemClock, random: systemRandom })
  const openNode = async () => {
    const db = await openDatabase({ url: server.url, dataDir: '', log })
    await migrate(db)
    return { db, topics: await openRelayedTopics({ db, ids, log }) }
  }
  const nodes = [await openNode(), await openNode()] as const
  const stop = new AbortController()
  try {
    const [{ db, topics }] = nodes
    const players = await seatPlayers(db, { count: PLAYERS, opening: OPENING })
    const shown = nodes.map((node) => players.map((player) => follow(node, player, stop.signal)))
    const wallet = openWallet({ db, clock: systemClock, ids, topics, onWinChange: () => {} })
    const sessions = openSessions({ db, clock: systemClock, random: systemRandom })
    const seats = await Promise.all(players.map(({ token }) => sessions.find(token)))
    await wait(2_000)
    const before = await countTransactions(db)
    for (let at = 0; at < BETS; at++) {
      const session = seats[at % PLAYERS]
      if (!session) throw new Error('A player of the bench has no session.')
      const bet = { action: 'bet', id: randomUUID(), amount: 1 } as const
      await wallet.carryOut({
        kind: 'play',
        session,
        gameId: 'comet',
        roundRef: randomUUID(),
        actions: [bet],
        roundClosed: false,
      })
    }
    // PostgreSQL's sessions report what they have counted within a second.
    await wait(2_000)
    const value = ((await countTransactions(db)) - before) / BETS
    const left = OPENING - BigInt(BETS / PLAYERS)
    if (shown.flat().some((each) => each.real() !== left))
      throw new Error('A follower of the bench does not see the last balance.')
    await wallet.close()
    return [
      {
        name: 'database transactions a bet, its player followed on two nodes',
        value,
        unit: '',
        target: MOST,
        pass: value <= MOST,
      },
    ]
  } finally {
    stop.abort()
    for (const { db, topics } of nodes) {
      await topics.close()
      await db.close()
    }
    await server.stop()
  }
}

function follow(
  node: Parameters<typeof watchUser>[0],
  { playerId }: Seated,
  signal: AbortSignal,
): { real(): bigint | undefined } {
  let real: bigint | undefined
  const context = { viewer: { playerId, sessionId: '' }, signal } as unknown as Parameters<
    typeof watchUser
  >[1]
  const run = async () => {
    for await (const { purses } of watchUser(node, context)) real = purses?.real
  }
  void run()
  return { real: () => real }
}

async function countTransactions(db: Database): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    '',
    'select (xact_commit + xact_rollback)::float8 as count from pg_stat_database where datname = current_database()',
    [],
  )
  return row?.count ?? Number.NaN
}
