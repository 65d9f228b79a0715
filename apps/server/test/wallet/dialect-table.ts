import { afterAll, beforeAll } from 'vitest'
import type { Database } from '../../src/db/database.ts'
import { openSessions } from '../../src/games/launch/sessions.ts'
import type { WalletRoutesDeps } from '../../src/games/providers/provider.ts'
import type { Route } from '../../src/kit/http.ts'
import { systemRandom } from '../../src/kit/random.ts'
import { addPlayer, GAME, openWalletNode, seated, type WalletNode } from './wallet-node.ts'

/** A player, and a provider's names of their game session. */
export interface Seat {
  token: string
  /** The provider's own name of the session. */
  ref: string
  playerId: string
  currency: string
}

export interface SeatOptions {
  real?: number
  currency?: string
  /** Another session of this player. */
  of?: Seat
  over?: 'expired' | 'signed out'
  providerId?: string
}

/** A wallet that speaks one dialect, with players at it. */
export interface Table {
  db: Database
  url: string
  sit(options?: SeatOptions): Promise<Seat>
  /** Returns the balance of the player, in minor units. */
  has(seat: Seat): Promise<number>
  bar(seat: Seat): Promise<void>
  limit(seat: Seat): Promise<void>
}

const YESTERDAY = {
  now: () => new Date(Date.now() - 86_400_000),
  nowMs: () => Date.now() - 86_400_000,
}

/** Opens it before the tests of a file and closes it after them. */
export function setTable(
  openDb: () => Promise<Database>,
  id: string,
  routesOf: (deps: WalletRoutesDeps) => Route[],
): Table {
  let node: WalletNode
  let seats = 0
  const table = {} as Table
  beforeAll(async () => {
    const db = await openDb()
    node = await openWalletNode(db, undefined, { id, routesOf })
    Object.assign(table, { db, url: node.url })
  })
  afterAll(async () => {
    await node.close()
    await table.db.close()
  })
  return Object.assign(table, {
    async sit({
      real = 1000,
      currency = 'EUR',
      of,
      over,
      providerId = id,
    }: SeatOptions = {}): Promise<Seat> {
      const { db } = table
      const playerId = of?.playerId ?? (await addPlayer(db, { real, currency }))
      const ref = `theirs-${++seats}`
      const sessions =
        over === 'expired'
          ? openSessions({ db, clock: YESTERDAY, random: systemRandom })
          : node.sessions
      const signInId = over === 'signed out' ? 'a sign-in that has ended' : null
      const token = await sessions.open({
        ...seated,
        providerId,
        playerId,
        currency,
        signInId,
        gameId: `${id}.${GAME}`,
      })
      await sessions.link(token, ref)
      return { token, ref, playerId, currency }
    },
    async has({ playerId }: Seat): Promise<number> {
      const [row] = await table.db.run<{ has: bigint }>(
        '',
        `select sum(balance)::bigint as has from ledger_account where id in ('player/' || $1 || '/real', 'player/' || $1 || '/bonus')`,
        [playerId],
      )
      return Number(row?.has)
    },
    async bar({ playerId }: Seat): Promise<void> {
      await table.db.run('', `update player set status = 'excluded' where id = $1`, [playerId])
    },
    async limit({ playerId }: Seat): Promise<void> {
      await table.db.run('', 'update player set no_bets_from = $2 where id = $1', [
        playerId,
        new Date(0),
      ])
    },
  })
}

export interface Posted {
  status: number
  text: string
}

export async function post(
  url: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Posted> {
  const answer = await fetch(url, { method: 'POST', body, headers })
  return { status: answer.status, text: await answer.text() }
}
