import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { issueFreeSpins } from '#testkit/issued-free-spins.ts'
import { softswissWalletRoutes } from '../../src/games/wallet/dialects/softswiss.routes.ts'
import { type CallResult, keepsTheRules, type Move } from './dialect.contract.ts'
import { post, type Seat, setTable } from './dialect-table.ts'
import { newRef } from './wallet-caller.ts'

const provider = {
  id: 'softswiss',
  gamePrefix: 'softswiss.',
  casinoId: 'baize',
  secrets: ['the key', 'the key before'],
}
const table = setTable(openTestDatabase, provider.id, (deps) =>
  softswissWalletRoutes({ ...deps, provider }),
)

interface Answer extends CallResult {
  game_id?: string
  transactions?: { action_id: string; tx_id: string }[]
  message?: string
}

async function call(path: string, fields: object | string, key = 'the key'): Promise<Answer> {
  const body = typeof fields === 'string' ? fields : JSON.stringify(fields)
  const signature = createHmac('sha256', key).update(body).digest('hex')
  const { status, text } = await post(`${table.url}/${path}`, body, { 'x-request-sign': signature })
  const { code = 'OK', balance, ...rest } = JSON.parse(text)
  const id = rest.transactions?.[0]?.tx_id
  if (code === 403) return { status, code: String(code) }
  return {
    status,
    code: String(code),
    ...(balance !== undefined && { balance }),
    ...(id && { id }),
    ...rest,
  }
}

function about(seat: Seat, { round, player, currency }: Partial<Move> = {}) {
  const { playerId, ref } = seat
  const game = { game: 'comet', ...(round && { game_id: round }) }
  return {
    user_id: player ?? playerId,
    currency: currency ?? seat.currency,
    session_id: ref,
    ...game,
    finished: false,
  }
}

const keyOf = ({ forged }: Move) => (forged ? 'another key' : 'the key before')
const play = (action: 'bet' | 'win') => (seat: Seat, move: Move) => {
  const fields = JSON.stringify({
    ...about(seat, move),
    actions: [{ action, action_id: move.id, amount: move.amount }],
  })
  return call(
    'play',
    move.written === undefined ? fields : fields.replace(/("amount":)\d+/, `$1${move.written}`),
    keyOf(move),
  )
}

keepsTheRules(table, {
  balance: (seat) => call('play', about(seat)),
  bet: play('bet'),
  win: play('win'),
  rollback: (seat, move) =>
    call('rollback', {
      ...about(seat, move),
      actions: [{ action: 'rollback', action_id: move.id, original_action_id: move.bet }],
    }),
  codes: {
    funds: '100',
    repeat: 'OK',
    duplicate: '400',
    over: '101',
    unknownSession: '101',
    otherPlayer: '101',
    otherCurrency: '154',
    barred: '110',
    limit: '105',
    amount: '400',
    unknownRollback: 'OK',
    unknownAgain: 'OK',
    undone: '400',
    forged: '403',
    busy: '503',
  },
  oddAmounts: ['1.5', '-1', '1e2', '"x"', 'null', '9999999999999', '12345678901234'],
})

const bet = (action_id: string, amount: number) => ({ action: 'bet', action_id, amount })
const win = (action_id: string, amount: number, more: object = {}) => ({
  action: 'win',
  action_id,
  amount,
  ...more,
})
const undo = (original_action_id: string) => ({
  action: 'rollback',
  action_id: newRef(),
  original_action_id,
})

it('sends the balance with an error about money, under the status 412', async () => {
  const seat = await table.sit({ real: 10 })
  const refused = { status: 412, code: '100', balance: 10, message: expect.any(String) }
  expect(
    await call('play', { ...about(seat, { round: newRef() }), actions: [bet(newRef(), 11)] }),
  ).toEqual(refused)
})

it('does many actions in their order, or none of them', async () => {
  const seat = await table.sit({ real: 100 })
  const round = newRef()
  const names = Array.from({ length: 1000 }, newRef)
  const actions = names.map((id, at) => (at % 2 === 0 ? bet(id, 100) : win(id, 100)))
  const short = [...actions.slice(0, -1), bet(names[999] ?? '', 101)]
  expect((await call('play', { ...about(seat, { round }), actions: short })).code).toBe('100')
  expect(await table.has(seat)).toBe(100)
  const done = await call('play', { ...about(seat, { round }), actions })
  expect(done).toMatchObject({ status: 200, balance: 100, game_id: round })
  expect(done.transactions?.map(({ action_id }) => action_id)).toEqual(names)
  expect(
    (await call('play', { ...about(seat, { round }), actions: [...actions, bet(newRef(), 1)] }))
      .code,
  ).toBe('400')
})

it('takes nothing new in a game that is finished, and still answers what it knows', async () => {
  const seat = await table.sit()
  const fields = {
    ...about(seat, { round: newRef() }),
    finished: true,
    actions: [bet(newRef(), 100), win(newRef(), 20)],
  }
  const first = await call('play', fields)
  expect(await call('play', fields)).toEqual(first)
  const late = await call('play', { ...fields, actions: [win(newRef(), 5)] })
  expect(late).toMatchObject({
    status: 400,
    code: '400',
    message: expect.stringContaining('already finished'),
  })
  expect(await table.has(seat)).toBe(920)
})

it('ends a game without an action, and sends the balance where there is none to end', async () => {
  const seat = await table.sit()
  const round = newRef()
  await call('play', { ...about(seat, { round }), actions: [bet(newRef(), 100)] })
  expect(await call('play', { ...about(seat, { round }), finished: true })).toMatchObject({
    code: 'OK',
    balance: 900,
    transactions: [],
  })
  expect(
    (await call('play', { ...about(seat, { round }), actions: [win(newRef(), 5)] })).code,
  ).toBe('400')
  expect(await call('play', { ...about(seat, { round: newRef() }), finished: true })).toMatchObject(
    { code: 'OK', balance: 900 },
  )
})

it('undoes many actions together or none, also a win after its bet', async () => {
  const seat = await table.sit()
  const round = newRef()
  const [b, w, other] = [newRef(), newRef(), newRef()]
  await call('play', { ...about(seat, { round }), actions: [bet(b, 100), win(w, 40)] })
  await call('play', { ...about(seat, { round: newRef() }), actions: [bet(other, 10)] })
  const mixed = { ...about(seat, { round }), actions: [undo(b), undo(w), undo(other)] }
  expect((await call('rollback', mixed)).code).toBe('400')
  expect(await table.has(seat)).toBe(930)
  const actions = [undo(b), undo(w), undo(newRef()), undo(b)]
  const done = await call('rollback', { ...about(seat, { round }), actions })
  expect(done).toMatchObject({ status: 200, balance: 990 })
  expect(done.transactions?.map(({ action_id }) => action_id)).toEqual(
    actions.map(({ action_id }) => action_id),
  )
  expect(done.transactions?.[3]?.tx_id).toBe(done.transactions?.[0]?.tx_id)
})

it('pays without a bet only out of a jackpot', async () => {
  const seat = await table.sit()
  expect(
    (await call('play', { ...about(seat, { round: newRef() }), actions: [win(newRef(), 500)] }))
      .code,
  ).toBe('400')
  const jackpot = win(newRef(), 500, { jackpot_win: 500 })
  expect(
    (await call('play', { ...about(seat, { round: newRef() }), actions: [jackpot] })).balance,
  ).toBe(1500)
})

it('pays what free spins have won once, to whom they were issued', async () => {
  const seat = await table.sit()
  const of = { providerId: provider.id, playerId: seat.playerId, game: 'softswiss.comet' }
  await issueFreeSpins(table.db, { ...of, id: 'issue-1' })
  const report = { issue_id: 'issue-1', status: 'played', total_amount: 700 }
  for (let time = 0; time < 2; time++)
    expect(await call('freespins', report)).toEqual({ status: 200, code: 'OK', balance: 1700 })
  expect((await call('freespins', { ...report, issue_id: 'issue-2' })).code).toBe('101')
  expect((await call('freespins', { ...report, total_amount: 701 })).code).toBe('400')
  expect((await call('freespins', { ...report, status: 'lost' })).code).toBe('400')
  expect(await table.has(seat)).toBe(1700)
})

it('knows no free spins of another provider', async () => {
  const seat = await table.sit()
  const of = { providerId: 'studio', playerId: seat.playerId, game: 'softswiss.comet' }
  await issueFreeSpins(table.db, { ...of, id: 'issue-3' })
  const report = { issue_id: 'issue-3', status: 'played', total_amount: 700 }
  expect((await call('freespins', report)).code).toBe('101')
})

it.each<[string, object]>([
  ['another game', { game: 'other' }],
  ['no game that the actions belong to', { game_id: undefined }],
  [
    'more than a thousand actions',
    { actions: Array.from({ length: 1001 }, () => bet(newRef(), 1)) },
  ],
  ['an action that it does not have', { actions: [{ action: 'gift', action_id: 'x', amount: 1 }] }],
])('refuses a call with %s', async (_, given) => {
  const seat = await table.sit()
  const result = await call('play', {
    ...about(seat, { round: newRef() }),
    actions: [bet(newRef(), 1)],
    ...given,
  })
  expect(['107', '400']).toContain(result.code)
  expect(await table.has(seat)).toBe(1000)
})

it('answers what is signed and no JSON as any other bad request', async () => {
  expect(await call('play', 'no json')).toMatchObject({ status: 400, code: '400' })
})

it('believes a signed body at no other call: their fields are not the same', async () => {
  const seat = await table.sit({ real: 100 })
  const of = { providerId: provider.id, playerId: seat.playerId, game: 'softswiss.comet' }
  await issueFreeSpins(table.db, { ...of, id: 'issue-4' })
  const round = newRef()
  const [dear, undoing] = [bet(newRef(), 700), undo(newRef())]
  const report = { issue_id: 'issue-4', status: 'played', total_amount: 700 }
  const bodies = {
    play: { ...about(seat, { round }), actions: [dear] },
    rollback: { ...about(seat, { round }), actions: [undoing] },
    freespins: report,
  }
  for (const [name, body] of Object.entries(bodies))
    for (const path of Object.keys(bodies).filter((each) => each !== name))
      expect((await call(path, body)).code, `${name} at ${path}`).toBe('400')
  expect((await call('rollback', about(seat, { round }))).code, 'a balance').toBe('400')
  expect(await table.has(seat)).toBe(100)
})
