import type { AddressInfo } from 'node:net'
import { type Logger, pino } from 'pino'
import { openWalletFreeSpins } from '../../src/bonuses/free-spins/wallet-free-spins.ts'
import type { Database } from '../../src/db/database.ts'
import { listen, serveWith } from '../../src/edge/http/http-server.ts'
import { openDescribe } from '../../src/edge/http/request.ts'
import { openSessions, type Sessions } from '../../src/games/launch/sessions.ts'
import type { WalletRoutesDeps } from '../../src/games/providers/provider.ts'
import { nativeWalletRoutes } from '../../src/games/wallet/native.routes.ts'
import { openWallet, type Wallet } from '../../src/games/wallet/wallet.ts'
import type { Round } from '../../src/games/wallet/wallet-state.ts'
import { openInbox } from '../../src/inbox/inbox.module.ts'
import { systemClock } from '../../src/kit/clock.ts'
import type { Route } from '../../src/kit/http.ts'
import { openIds } from '../../src/kit/ids.ts'
import { systemRandom } from '../../src/kit/random.ts'
import { openTopics } from '../../src/kit/topics.ts'
import { openPurses, purse, world } from '../../src/ledger/accounts.ts'
import { post } from '../../src/ledger/post.ts'

export const SECRET = 'a-secret-of-the-studio'
export const SECRET_BEFORE = 'the-secret-before'
export const GAME = 'comet'
export const seated = {
  providerId: 'studio',
  signInId: null,
  gameId: GAME,
  currency: 'EUR',
  language: 'en',
}
export const ids = openIds({ clock: systemClock, random: systemRandom })

/** One of several nodes that serve the wallet from the same database. */
export interface WalletNode {
  url: string
  wallet: Wallet
  sessions: Sessions
  /** News that it published, and players who won. */
  published: string[]
  close(): Promise<void>
}

interface Called {
  id: string
  routesOf(deps: WalletRoutesDeps): Route[]
  /** False where so much is called that what the node publishes would fill the memory. */
  keepsNews?: boolean
}

/** Address that the studio calls; other dialects have addresses of their own. */
const STUDIO: Called = {
  id: 'studio',
  routesOf: (deps) =>
    nativeWalletRoutes({
      ...deps,
      provider: { id: 'studio', gamePrefix: '', secrets: [SECRET, SECRET_BEFORE] },
    }),
}

export async function openWalletNode(
  db: Database,
  log: Logger = pino({ level: 'silent' }),
  { id, routesOf, keepsNews = true }: Called = STUDIO,
): Promise<WalletNode> {
  const published: string[] = []
  const keep = (line: string) => {
    if (keepsNews) published.push(line)
  }
  const topics = openTopics((topic, message) => keep(`${topic} ${message}`))
  const sessions = openSessions({ db, clock: systemClock, random: systemRandom })
  const onWinChange = ({ gameId, won }: Round) => keep(`won ${gameId} ${won.real}`)
  const wallet = openWallet({ db, clock: systemClock, ids, topics, onWinChange })
  const server = await listen(0)
  const deps = { db, clock: systemClock, ids, log, topics }
  const { notify } = openInbox(deps)
  const freeSpins = openWalletFreeSpins({ ...deps, notify, kindOf: () => null })
  const routes = routesOf({ ...deps, sessions, wallet, freeSpins })
  const describe = openDescribe({ ids, languageOf: () => 'en', trustedProxies: 0 })
  serveWith(server, {
    log,
    describe,
    routes,
    rest: (_, response) => void response.writeHead(404).end(),
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await wallet.close()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/providers/${id}/wallet`,
    wallet,
    sessions,
    published,
    close,
  }
}

/** A player with this much money, in minor units. */
export async function addPlayer(
  db: Database,
  { real, bonus = 0, currency = 'EUR' }: { real: number; bonus?: number; currency?: string },
): Promise<string> {
  const id = ids.newId()
  const postings = [
    { from: world('test', currency), to: purse(id, 'real'), amount: BigInt(real), currency },
    { from: world('test', currency), to: purse(id, 'bonus'), amount: BigInt(bonus), currency },
  ].filter(({ amount }) => amount > 0n)
  await db.transaction(async (tx) => {
    await tx.run(
      'test_player',
      `insert into player (id, email, email_key, password_hash, first_name, last_name, date_of_birth, country, city,
         house_number_and_street_name, post_code, mobile_number, currency, language, newsletter, created_at)
       values ($1, $1, $1, '', 'Ann', 'Test', '1990-01-01', 'DE', '', '', '', '', $2, 'en', false, now())`,
      [id, currency],
    )
    await openPurses(tx, id, currency)
    if (postings.length > 0)
      await post(tx, { key: `test/${id}`, kind: 'test', postings, madeAt: new Date() })
  })
  return id
}
