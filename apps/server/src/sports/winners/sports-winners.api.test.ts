import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { betSlip, callAsBook } from '#testkit/native-book.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

const TOKEN = '{ altenarV2GetToken(input: { demo: false }) { token } }'
const WINNERS =
  '{ sportsWinners(count: 10) { id amount currency event legs wonAt player { id name } } }'

let casino: Casino
let token: string

beforeAll(async () => {
  casino = await openCasino()
  const [player] = casino.players
  if (!player) throw new Error('The demo player is not there.')
  const { data, errors } = await casino.query(TOKEN, { token: await casino.signIn(player) })
  if (!data) throw new Error(JSON.stringify(errors))
  token = (data.altenarV2GetToken as { token: string }).token
})
afterAll(() => casino.close())

const call = (name: string, body: object) => callAsBook(casino, name, body)

/** Amounts without the stake: whole bets of one leg. */
async function settle(betId: string, amount: number, result: 'won' | 'lost') {
  const made = await call('make', betSlip(token, betId, 500))
  const committed = await call('commit', { id: `${betId}-c`, betId })
  const settled = await call('settle', { id: `${betId}-s`, betId, result, amount, legs: [] })
  return [made.status, committed.status, settled.status]
}

async function winners() {
  const { data, errors } = await casino.query(WINNERS)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.sportsWinners as {
    id: string
    amount: string
    event: string | null
    legs: number
    player: { name: string }
  }[]
}

describe('the winners of the sportsbook', () => {
  test('are bets that returned more than was staked, shown without the player’s name or the bet’s id', async () => {
    expect(await settle('win-bet', 900, 'won')).toEqual([200, 200, 200])
    expect(await settle('lost-bet', 0, 'lost')).toEqual([200, 200, 200])
    const [first, ...others] = await winners()
    expect(others).toEqual([])
    expect(first).toMatchObject({ amount: '9.00', legs: 1, event: expect.any(String) })
    expect(first?.player.name).toContain('•••')
    const [bet] = await casino.db.run<{ id: string; player_id: string }>(
      '',
      "select id, player_id from sports_bet where ref = 'win-bet'",
      [],
    )
    expect(JSON.stringify(first)).not.toContain(bet?.id)
    expect(JSON.stringify(first)).not.toContain(bet?.player_id)
  })

  test('cost no less for a count that cannot be, so that nothing else is let through with them', async () => {
    const many = Array.from(
      { length: 19 },
      (_, at) => `a${at}: collection(input: { search: "a" }) {
      games(input: { records: 100 }) { edges { results { id brand { id } } } } }`,
    )
    const { errors } = await casino.query(
      `{ ${many.join(' ')} x: sportsWinners(count: -2147483648) { id } }`,
    )
    expect(errors).toMatchObject([{ extensions: { code: 'query_too_costly' } }])
  })

  test('lose a win that is taken back', async () => {
    expect(
      (await call('rollback', { id: 'win-bet-r', betId: 'win-bet', originalId: 'win-bet-s' }))
        .status,
    ).toBe(200)
    expect(await winners()).toEqual([])
  })
})
