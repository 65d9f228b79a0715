import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { listedGame, listing } from '#testkit/listed-games.ts'
import { openLive } from '#testkit/live.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'
import { saveCatalogue } from '../src/games/catalogue/catalogue.store.ts'
import { findCredentials } from '../src/players/player.ts'

/** Nearly every bet on the comet wins. */
const POOLS = `
- id: bell
  name: Bell
  kind: must_drop
  shareBasisPoints: 1000
  pots: { EUR: { seed: '1.00', ceiling: '1.01' } }
  covers: { games: [comet] }
- id: table
  name: Table
  kind: progressive
  shareBasisPoints: 100
  oddsOneIn: 1000000000000
  pots: { EUR: { seed: '50.00' }, JPY: { seed: '5000' } }
  covers: { categories: [SLOT_GAMES] }
`

let marketsDir: string
let casino: Casino
let playerId: string
let token: string

beforeAll(async () => {
  marketsDir = mkdtempSync(join(tmpdir(), 'baize-jackpots-api-'))
  writeFileSync(join(marketsDir, 'jackpots.yaml'), POOLS)
  const db = await openTestDatabase()
  const games = [
    listedGame('comet'),
    listedGame('fruit'),
    listedGame('dice', { category: 'LUCKY_GAMES' }),
  ]
  await saveCatalogue(db, 'studio', { etag: null, catalogue: listing(games) }, new Date())
  casino = await openCasino({ db, config: { marketsDir } })
  const [player] = casino.players
  if (!player) throw new Error('The demo has no players.')
  playerId = (await findCredentials(db, player.email))?.playerId ?? ''
  token = await casino.signIn(player)
  await casino.app.parts.games.jackpots.turn()
})
afterAll(async () => {
  await casino.close()
  rmSync(marketsDir, { recursive: true, force: true })
})

async function bet(gameId: string, ref: string, amount: number): Promise<void> {
  const { sessions, wallet } = casino.app.parts.games
  const seat = {
    providerId: 'studio',
    playerId,
    signInId: null,
    gameId,
    currency: 'EUR',
    language: 'en',
  }
  const session = await sessions.find(await sessions.open(seat))
  if (!session) throw new Error('The game is not open.')
  const actions = [{ action: 'bet' as const, id: ref, amount }]
  await wallet.carryOut({
    kind: 'play',
    session,
    gameId,
    roundRef: ref,
    actions,
    roundClosed: true,
  })
}

const FIELDS =
  'id pool name kind amount currency mustDropBy commitment lastWin { amount at number commitment nonce }'

interface ShownJackpot {
  id: string
  amount: string
  commitment: string | null
  lastWin: { amount: string; commitment: string } | null
}

test('jackpots are shown to all visitors, with their amounts and with the settled facts about them', async () => {
  const { data } = await casino.query(`{ jackpots { ${FIELDS} } }`)
  expect(data?.jackpots).toEqual([
    {
      ...{
        id: 'bell-EUR',
        pool: 'bell',
        name: 'Bell',
        kind: 'MUST_DROP',
        amount: '1.00',
        currency: 'EUR',
        mustDropBy: '1.01',
        lastWin: null,
      },
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
    {
      ...{
        id: 'table-EUR',
        pool: 'table',
        name: 'Table',
        kind: 'PROGRESSIVE',
        amount: '50.00',
        currency: 'EUR',
        mustDropBy: null,
      },
      ...{ lastWin: null, commitment: null },
    },
    expect.objectContaining({ id: 'table-JPY', amount: '5000', currency: 'JPY' }),
  ])
})

test('a game says which pool it feeds', async () => {
  const query =
    '{ collection(input: { search: "" }) { games { edges { results { id jackpot } } } } }'
  const { data } = await casino.query(query)
  const found = data?.collection as {
    games: { edges: { results: { id: string; jackpot: string | null }[] } }
  }
  const pools = Object.fromEntries(
    found.games.edges.results.map(({ id, jackpot }) => [id, jackpot]),
  )
  expect(pools).toEqual({ comet: 'bell', fruit: 'table', dice: null })
})

test('a subscribed visitor gets the new amount and the win, and the winner gets the news, in the inbox and the statement as well', async () => {
  const visitor = openLive(casino, null)
  const player = openLive(casino, token)
  const amounts = visitor.watch<ShownJackpot[]>(`subscription { jackpots { ${FIELDS} } }`)
  const won = player.watch<{ amount: string; name: string; pool: string }>(
    'subscription { jackpotWon { id pool name amount currency at } }',
  )
  const before = await amounts()
  const winning = won()
  // A first answer on the same socket, so that the subscription before it has begun.
  await player.watch('subscription { inbox { unread } }')()
  await bet('fruit', 'feeds', 1000)
  await bet('comet', 'wins', 100)
  await casino.app.parts.games.jackpots.turn()
  // The casino takes turns by itself as well, and a draw that is under way may be seen half done.
  let after = await amounts()
  while (!after[0]?.lastWin || after[1]?.amount === '50.00') after = await amounts()
  expect(after.map(({ id, amount }) => [id, amount])).toEqual([
    ['bell-EUR', '1.09'],
    ['table-EUR', '50.10'],
    ['table-JPY', '5000'],
  ])
  expect(after[0]?.lastWin).toMatchObject({
    amount: '1.01',
    number: 1,
    commitment: before[0]?.commitment,
  })
  expect(after[0]?.commitment).not.toBe(before[0]?.commitment)
  expect(await winning).toMatchObject({
    pool: 'bell',
    name: 'Bell',
    amount: '1.01',
    currency: 'EUR',
  })
  const { data } = await casino.query('{ messages { results { title } } }', { token })
  expect(JSON.stringify(data)).toContain('You have won Bell: €1.01')
  await visitor.close()
  await player.close()
})

test('a visitor cannot follow what a player wins', async () => {
  const visitor = openLive(casino, null)
  await expect(visitor.watch('subscription { jackpotWon { id } }')()).rejects.toThrow(
    'authentication_required',
  )
  await visitor.close()
})
