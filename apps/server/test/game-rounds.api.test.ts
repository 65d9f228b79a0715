import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'
import { findCredentials } from '../src/players/player.ts'

const STATEMENT = `{ statement(input: { from: "2020-01-01T00:00:00Z", until: "2120-01-01T00:00:00Z", records: 100 })
  { movements { kind gameRound { id gameName } } } }`

interface Movement {
  kind: string
  gameRound: { id: string; gameName: string | null } | null
}

let casino: Casino

beforeAll(async () => {
  const db = await openTestDatabase()
  const catalogue = listing([listedGame('comet', { name: 'Comet Club' })])
  await saveCatalogue(db, 'studio', { etag: null, catalogue }, new Date())
  casino = await openCasino({ db })
})
afterAll(() => casino.close())

/** Has the demo's first player play one round, and returns their statement after it. */
async function movementsAfter(gameId: string, roundRef: string): Promise<Movement[]> {
  const player = casino.players[0] ?? { email: '', password: '' }
  const { games } = casino.app.parts
  const { playerId = '' } = (await findCredentials(casino.db, player.email)) ?? {}
  const who = { providerId: 'studio', playerId, signInId: null }
  const session = await games.sessions.find(
    await games.sessions.open({ ...who, gameId, currency: 'EUR', language: 'en' }),
  )
  if (!session) throw new Error('The game is not open.')
  const decision = await games.wallet.carryOut({
    kind: 'play',
    session,
    gameId,
    roundRef,
    actions: [
      { action: 'bet', id: `${roundRef}/bet`, amount: 100 },
      { action: 'win', id: `${roundRef}/win`, amount: 70 },
    ],
    roundClosed: true,
  })
  expect(decision.done).toBe(true)
  const { data } = await casino.query(STATEMENT, { token: await casino.signIn(player) })
  return (data?.statement as { movements: Movement[] } | undefined)?.movements ?? []
}

test('a bet and a win in the statement name their round by the id that the game shows, whatever it looks like', async () => {
  const movements = await movementsAfter('comet', 'a/round/with a space')
  const gameRound = { id: 'a/round/with a space', gameName: 'Comet Club' }
  expect(movements.slice(0, 2)).toEqual([
    { kind: 'win', gameRound },
    { kind: 'bet', gameRound },
  ])
  expect(movements.at(-1)?.gameRound, 'a deposit belongs to no round').toBeNull()
})

test('a round of a game that the casino does not offer any more is named without the game', async () => {
  const [newest] = await movementsAfter('gone', 'r-2')
  expect(newest?.gameRound).toEqual({ id: 'r-2', gameName: null })
})
