import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccounts, registrationOf } from '#testkit/accounts.ts'
import { openTestDatabase, testsOnPostgres } from '#testkit/database.ts'
import type { Database } from '../../db/database.ts'
import { lockPurses, purse, world } from '../../ledger/accounts.ts'
import { mustPost } from '../../ledger/post.ts'
import { findCredentials, findPlayer } from '../../players/player.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../catalogue/snapshot.ts'
import { launch } from '../launch/launch.ts'
import { openSessions } from '../launch/sessions.ts'
import { openWallet, type Wallet } from './wallet.ts'

let db: Database
let casino: ReturnType<typeof openAccounts>
let wallet: Wallet

beforeAll(async () => {
  db = await openTestDatabase()
  casino = openAccounts(db)
  wallet = openWallet({ ...casino, onWinChange: () => {} })
})
afterAll(async () => {
  await wallet.close()
  await db.close()
})

/** Returns the number of sessions that wait for the lock of a purse. */
async function waiting(): Promise<number> {
  const [row] = await db.run<{ waiting: bigint }>(
    '',
    `select count(*) as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  )
  return Number(row?.waiting ?? 0)
}

/**
 * Begins the acts one after the other while the player's purses are held, then gives the purses
 * free; what happened, in the order of the alphabet: on a busy machine the answer to the first
 * commit may come after that to the second.
 */
async function whileHeld(email: string, acts: readonly ('bet' | 'exclusion')[]): Promise<string[]> {
  await casino.member(email)
  const playerId = (await findCredentials(db, email))?.playerId ?? ''
  const gift = {
    from: world('bank', 'EUR'),
    to: purse(playerId, 'real'),
    amount: 100n,
    currency: 'EUR',
  }
  await db.transaction((tx) =>
    mustPost(tx, {
      key: `gift/${email}`,
      kind: 'deposit',
      postings: [gift],
      madeAt: casino.clock.now(),
    }),
  )
  const sessions = openSessions(casino)
  const seat = {
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId: 'reels',
    currency: 'EUR',
    language: 'en',
  }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const happened: string[] = []
  const begin = {
    async bet() {
      const actions = [{ action: 'bet', id: `bet/${email}`, amount: 1 }] as const
      const decision = await wallet.carryOut({
        kind: 'play',
        session,
        gameId: 'reels',
        roundRef: email,
        actions: [...actions],
        roundClosed: false,
      })
      happened.push(decision.done ? 'bet taken' : decision.code)
    },
    async exclusion() {
      await casino.exclude(playerId)
      happened.push('excluded')
    },
  }
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: free, resolve: giveFree } = Promise.withResolvers<void>()
  const holder = db.transaction(async (tx) => {
    await lockPurses(tx, playerId)
    hold()
    await free
  })
  await held
  const begun: Promise<void>[] = []
  for (const [at, act] of acts.entries()) {
    begun.push(begin[act]())
    await expect.poll(waiting).toBe(at + 1)
  }
  giveFree()
  await Promise.all([holder, ...begun])
  return happened.sort()
}

describe.runIf(testsOnPostgres)('G3 a bet that waits for a purse', () => {
  test('is not taken any more once an exclusion has been committed', async () => {
    expect(await whileHeld('first@example.test', ['bet', 'exclusion'])).toEqual([
      'bet taken',
      'excluded',
    ])
  })

  test('behind an exclusion is refused by it', async () => {
    expect(await whileHeld('second@example.test', ['exclusion', 'bet'])).toEqual([
      'PLAYER_DISABLED',
      'excluded',
    ])
  })
})

/** Launches a game for a player whose studio takes its time, in which `meanwhile` happens. */
async function launchWhile(
  email: string,
  meanwhile: (playerId: string) => Promise<void>,
): Promise<string | null> {
  await casino.member(email)
  const playerId = (await findCredentials(db, email))?.playerId ?? ''
  const reels = { byId: new Map([['reels', { id: 'reels' } as Game]]) }
  const provider = {
    id: 'studio',
    openSession: async () => {
      await meanwhile(playerId)
      return {
        launch: { type: 'GENERIC_IFRAME', url: 'https://studio.test/play', saysReady: false },
      }
    },
  }
  return launch(
    {
      ...casino,
      catalogue: {
        current: () => ({ all: reels, mobile: reels }),
        originOf: (gameId: string) => ({ provider, gameId }),
      } as unknown as Catalogue,
      sessions: openSessions(casino),
      publicUrl: () => casino.publicUrl,
      playRulesOf: () => ({ autoplay: false, turbo: false, shortestRoundMs: 0 }),
      mustBeFree: casino.matches.mustBeFree,
      beginPlay: async () => {},
      onLaunch: () => {},
      findPlayer: (id) => findPlayer(db, id),
      findPerson: async () => null,
    },
    {
      input: { id: 'reels', demo: false, mobile: false, closePath: '/', cashierPath: '/' },
      viewer: { playerId, sessionId: 'a sign-in' },
      language: 'en',
      ip: '192.0.2.7',
      requestId: 'test',
    },
  )
}

describe('G3 a launch that waits for its studio', () => {
  const seats = async () =>
    (await db.run<{ seats: bigint }>('', 'select count(*) as seats from game_session', []))[0]
      ?.seats

  test('is refused, and leaves no token behind, when the player is excluded meanwhile', async () => {
    const before = await seats()
    const launched = launchWhile('third@example.test', (playerId) => casino.exclude(playerId))
    await expect(launched).rejects.toMatchObject({ code: 'account_not_active' })
    expect(await seats()).toBe(before)
  })

  test('is refused when another account of the player is excluded meanwhile', async () => {
    const person = {
      ...registrationOf({ email: 'fourth@example.test' }),
      email: 'fifth@example.test',
    }
    const launched = launchWhile('fourth@example.test', async () => {
      await casino.member('fifth@example.test', person)
      await casino.exclude((await findCredentials(db, 'fifth@example.test'))?.playerId ?? '')
    })
    await expect(launched).rejects.toMatchObject({ code: 'account_under_check' })
  })

  test('is answered when nothing happens meanwhile', async () => {
    expect(await launchWhile('sixth@example.test', async () => {})).not.toBeNull()
  })
})
