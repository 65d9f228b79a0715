import type { Database } from '../apps/server/src/db/database.ts'
import { openSessions } from '../apps/server/src/games/launch/sessions.ts'
import { systemClock } from '../apps/server/src/kit/clock.ts'
import { openIds } from '../apps/server/src/kit/ids.ts'
import { systemRandom } from '../apps/server/src/kit/random.ts'
import { openPurses, purse, world } from '../apps/server/src/ledger/accounts.ts'
import { post } from '../apps/server/src/ledger/post.ts'

export interface Seated {
  playerId: string
  email: string
  /** The token that the game's provider names in wallet calls. */
  token: string
}

/**
 * Adds players with `opening` cents each, who have opened a game of the studio. With `passwordHash`
 * they can sign in.
 */
export async function seatPlayers(
  db: Database,
  { count, opening, passwordHash = '' }: { count: number; opening: bigint; passwordHash?: string },
): Promise<Seated[]> {
  const ids = openIds({ clock: systemClock, random: systemRandom })
  const sessions = openSessions({ db, clock: systemClock, random: systemRandom })
  const players = Array.from({ length: count }, () => {
    const playerId = ids.newId()
    return { playerId, email: `${playerId.toLowerCase()}@bench.test` }
  })
  await db.transaction(async (tx) => {
    await tx.run(
      'bench_players',
      `insert into player (id, email, email_key, password_hash, first_name, last_name, date_of_birth, country, city,
         house_number_and_street_name, post_code, mobile_number, currency, language, newsletter, created_at, verified_at)
       select id, email, email, $3, '', '', '1990-01-01', 'DE', '', '', '', '', 'EUR', 'en', false, now(), now()
         from unnest($1::text[], $2::text[]) as given (id, email)`,
      [players.map(({ playerId }) => playerId), players.map(({ email }) => email), passwordHash],
    )
    for (const { playerId } of players) await openPurses(tx, playerId, 'EUR')
    const gift = (id: string) => ({
      from: world('bank', 'EUR'),
      to: purse(id, 'real'),
      amount: opening,
      currency: 'EUR',
    })
    const madeAt = systemClock.now()
    await post(
      tx,
      players.map(({ playerId }) => ({
        key: `bench/${playerId}`,
        kind: 'bench',
        postings: [gift(playerId)],
        madeAt,
      })),
    )
  })
  const game = {
    providerId: 'studio',
    gameId: 'comet',
    currency: 'EUR',
    language: 'en',
    signInId: null,
  }
  return Promise.all(
    players.map(async (player) => ({
      ...player,
      token: await sessions.open({ ...game, playerId: player.playerId }),
    })),
  )
}
