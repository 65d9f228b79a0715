import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Live, openLive } from '#testkit/live.ts'
import { betLeg, betSlip, callAsBook } from '#testkit/native-book.ts'
import { type Casino, openCasino } from '#testkit/open-casino.ts'

interface Shown {
  id: string
  receipt: string
  state: string
  returned: string
  settledAt: string | null
  legs: { result: string; reason: string | null }[]
}

const BET = `id receipt state type lines eachWay odds currency stake bonusStake openStake potentialReturn returned reason placedAt settledAt
  legs { sport competition event market selection odds live startsAt result reason }`

let casino: Casino
/** Access tokens of the player who bets, and of another player. */
let signedIn: string
let other: string
let token: string
let live: Live

beforeAll(async () => {
  casino = await openCasino()
  const [first, second] = casino.players
  if (!first || !second) throw new Error('The demo players are not there.')
  signedIn = await casino.signIn(first)
  other = await casino.signIn(second)
  const { data } = await casino.query('{ altenarV2GetToken(input: { demo: false }) { token } }', {
    token: signedIn,
  })
  if (!data) throw new Error('The book gave no token.')
  token = (data.altenarV2GetToken as { token: string }).token
  live = openLive(casino, signedIn)
})
afterAll(async () => {
  await live.close()
  await casino.close()
})

const call = (name: string, body: object) => callAsBook(casino, name, body)
const make = (betId: string, amount: number, change: object = {}) =>
  call('make', betSlip(token, betId, amount, change))
async function take(betId: string, amount: number, change: object = {}): Promise<void> {
  await make(betId, amount, change)
  await call('commit', { id: `${betId}/commit`, betId })
}

async function listBets(input: object, as: string = signedIn) {
  const query = `query ($input: SportsBetsInput) { sportsBets(input: $input) { hasMore results { ${BET} } } }`
  const { data, errors } = await casino.query(query, {
    variables: { input },
    ...(as ? { token: as } : {}),
  })
  return { ...(data?.sportsBets as { hasMore: boolean; results: Shown[] }), errors }
}

async function find(receipt: string): Promise<Shown | undefined> {
  return (await listBets({ records: 15 })).results.find((bet) => bet.receipt === receipt)
}

describe('the bets of a player', () => {
  test('are shown with every leg, its price, its result and the reason', async () => {
    const legs = [
      betLeg(),
      betLeg({ id: 's2', eventId: 'e2', event: 'C – D', outcome: 'Draw', odds: '3.10' }),
    ]
    await take('double', 1000, { type: 'multiple', odds: '6.20', potentialReturn: 6200, legs })
    const open = {
      receipt: 'double',
      state: 'COMMITTED',
      type: 'MULTIPLE',
      lines: 1,
      eachWay: false,
      odds: '6.20',
      currency: 'EUR',
    }
    const money = {
      stake: '10.00',
      bonusStake: '0.00',
      openStake: '10.00',
      potentialReturn: '62.00',
      returned: '0.00',
      reason: null,
    }
    const leg = {
      sport: 'Football',
      competition: 'A league',
      market: 'Result',
      live: false,
      result: 'OPEN',
      reason: null,
    }
    expect(await find('double')).toMatchObject({
      ...{ ...open, ...money, settledAt: null },
      legs: [
        { ...leg, event: 'A – B', selection: 'A', odds: '2.00' },
        { ...leg, event: 'C – D', selection: 'Draw', odds: '3.10' },
      ],
    })
    const settled = [{ id: 's1', result: 'won', reason: '2–1' }]
    await call('settle', {
      id: 'double/settle',
      betId: 'double',
      result: 'lost',
      amount: 0,
      legs: [...settled, { id: 's2', result: 'lost' }],
    })
    expect(await find('double')).toMatchObject({
      ...{
        state: 'LOST',
        openStake: '0.00',
        returned: '0.00',
        settledAt: expect.stringMatching(/Z$/),
      },
      legs: [
        { result: 'WON', reason: '2–1' },
        { result: 'LOST', reason: null },
      ],
    })
  })

  test('come page by page, open and ended apart, the newest first', async () => {
    for (const bet of ['p1', 'p2', 'p3', 'p4']) await take(bet, 100)
    await call('settle', { id: 'p3/settle', betId: 'p3', result: 'won', amount: 200 })
    const first = await listBets({ open: true, records: 2 })
    expect([first.hasMore, first.results.map(({ receipt }) => receipt)]).toEqual([
      true,
      ['p4', 'p2'],
    ])
    const next = await listBets({ open: true, records: 2, after: first.results.at(-1)?.id })
    expect([next.hasMore, next.results.map(({ receipt }) => receipt)]).toEqual([false, ['p1']])
    const ended = await listBets({ open: false, records: 1 })
    expect([ended.hasMore, ended.results[0]?.receipt]).toEqual([true, 'p3'])
  })

  test('are shown to no other player', async () => {
    const bet = await find('p1')
    const one = (as?: string) =>
      casino.query(`{ sportsBet(id: "${bet?.id}") { receipt } }`, as ? { token: as } : {})
    expect((await one(signedIn)).data?.sportsBet).toEqual({ receipt: 'p1' })
    expect((await one(other)).data?.sportsBet).toBe(null)
    expect((await listBets({ records: 15 }, other)).results).toEqual([])
    expect((await one()).errors?.[0]?.extensions?.code).toBe(401)
    expect((await listBets({}, '')).errors?.[0]?.extensions?.code).toBe(401)
  })

  test.each([{ records: 0 }, { records: 16 }, { after: "x' or 1=1" }])(
    'are refused for an odd page: %o',
    async (input) => {
      expect(
        (
          await casino.query('query ($i: SportsBetsInput) { sportsBets(input: $i) { hasMore } }', {
            variables: { i: input },
            token: signedIn,
          })
        ).errors?.[0]?.extensions?.code,
      ).toBe('bad_input')
    },
  )

  test('say what has come back, by parts, by a void, or because they were not taken', async () => {
    await take('part', 1000)
    await call('settle', {
      id: 'part/1',
      betId: 'part',
      result: 'cashed_out',
      amount: 300,
      stakeClosed: 250,
    })
    expect(await find('part')).toMatchObject({
      state: 'COMMITTED',
      openStake: '7.50',
      potentialReturn: '15.00',
      returned: '3.00',
    })
    await call('settle', { id: 'part/2', betId: 'part', result: 'won', amount: 1500 })
    expect(await find('part')).toMatchObject({ state: 'WON', openStake: '0.00', returned: '18.00' })
    await take('whole', 1000)
    await call('settle', {
      id: 'whole/1',
      betId: 'whole',
      result: 'cashed_out',
      amount: 300,
      stakeClosed: 250,
    })
    await call('rollback', { id: 'whole/2', betId: 'whole', originalId: 'whole/make' })
    expect(await find('whole'), 'with the whole stake the part is undone').toMatchObject({
      state: 'VOID',
      returned: '10.00',
    })
    await take('void', 500)
    await call('settle', { id: 'void/settle', betId: 'void', result: 'void', amount: 500 })
    expect(await find('void')).toMatchObject({ state: 'VOID', returned: '5.00', reason: null })
    await make('late', 500)
    await call('discard', { id: 'late/discard', betId: 'late', reason: 'suspended' })
    expect(await find('late')).toMatchObject({
      state: 'DISCARDED',
      returned: '5.00',
      reason: 'suspended',
    })
  })

  test('lose the results of their legs when their settlement is undone', async () => {
    await take('undone', 500)
    const legs = [{ id: 's1', result: 'won', reason: '2–1' }]
    await call('settle', { id: 'undone/1', betId: 'undone', result: 'won', amount: 1000, legs })
    await call('rollback', { id: 'undone/2', betId: 'undone', originalId: 'undone/1' })
    expect(await find('undone')).toMatchObject({
      state: 'COMMITTED',
      returned: '0.00',
      legs: [{ result: 'OPEN', reason: null }],
    })
    await call('rollback', { id: 'undone/4', betId: 'undone', originalId: 'undone/3' })
    await call('settle', { id: 'undone/3', betId: 'undone', result: 'won', amount: 1000, legs })
    expect(await find('undone')).toMatchObject({
      state: 'COMMITTED',
      legs: [{ result: 'OPEN', reason: null }],
    })
  })

  test('are published when they change, also when no money moves', async () => {
    const count = live.watch<{ total: number }>('subscription { openSportsBets { total } }')
    const { total } = await count()
    await make('live', 100)
    expect(await count()).toEqual({ total: total + 1 })
    await call('commit', { id: 'live/commit', betId: 'live' })
    expect(await count()).toEqual({ total: total + 1 })
    await call('settle', { id: 'live/settle', betId: 'live', result: 'lost', amount: 0 })
    expect(await count()).toEqual({ total })
    const visitor = openLive(casino, null)
    await expect(visitor.watch('subscription { openSportsBets { total } }')()).rejects.toThrow(
      'authentication_required',
    )
    await visitor.close()
  })
})

test('a movement of the statement names the bet that it belongs to, whatever the references of the book look like', async () => {
  await take('s', 100)
  await take('s/make', 200)
  await call('settle', {
    id: 'x/part/y',
    betId: 's/make',
    result: 'cashed_out',
    amount: 100,
    stakeClosed: 100,
  })
  const [whole, inner] = [await find('s'), await find('s/make')]
  const period = `from: "2020-01-01T00:00:00Z", until: "${new Date(Date.now() + 86_400_000).toISOString()}"`
  const query = `{ statement(input: { ${period}, records: 3 }) { movements { kind amount sportsBetId } } }`
  const { data } = await casino.query(query, { token: signedIn })
  expect((data?.statement as { movements: object[] } | undefined)?.movements).toEqual([
    { kind: 'sports_settled', amount: '1.00', sportsBetId: inner?.id },
    { kind: 'sports_stake', amount: '-2.00', sportsBetId: inner?.id },
    { kind: 'sports_stake', amount: '-1.00', sportsBetId: whole?.id },
  ])
})

test('a movement that is no bet names none', async () => {
  const query = `{ statement(input: { from: "2020-01-01T00:00:00Z", until: "2120-01-01T00:00:00Z", records: 100 })
    { movements { kind sportsBetId } } }`
  const { data } = await casino.query(query, { token: signedIn })
  if (!data) throw new Error('There is no statement.')
  const { movements } = data.statement as {
    movements: { kind: string; sportsBetId: string | null }[]
  }
  for (const { kind, sportsBetId } of movements)
    expect([kind, sportsBetId !== null]).toEqual([kind, kind.startsWith('sports_')])
  expect(movements.some(({ sportsBetId }) => sportsBetId === null)).toBe(true)
})
