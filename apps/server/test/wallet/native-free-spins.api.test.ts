import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import { issueFreeSpins } from '#testkit/issued-free-spins.ts'
import type { Database } from '../../src/db/database.ts'
import { ledgerIsWhole } from './ledger-is-whole.ts'
import { callerOf, newRef } from './wallet-caller.ts'
import { addPlayer, GAME, openWalletNode, SECRET, seated, type WalletNode } from './wallet-node.ts'

let db: Database
let node: WalletNode
let call: ReturnType<typeof callerOf>

beforeAll(async () => {
  db = await openTestDatabase()
  node = await openWalletNode(db)
  call = callerOf({ url: node.url, secret: SECRET })
})
afterAll(async () => {
  await node.close()
  await db.close()
})

/** A player with 10.00 and two free spins. */
async function sit() {
  const playerId = await addPlayer(db, { real: 1000 })
  const token = await node.sessions.open({ ...seated, playerId })
  const freeSpinsId = newRef()
  const of = { providerId: 'studio', playerId, game: GAME }
  await issueFreeSpins(db, { ...of, id: freeSpinsId, spins: 2 })
  return { playerId, token, freeSpinsId }
}

const roundOf = (seat: { token: string; freeSpinsId: string }, amount: number, id = newRef()) => ({
  token: seat.token,
  gameId: GAME,
  roundId: `round-${id}`,
  actions: [{ action: 'win', id, amount, reason: 'free_round' }],
  roundClosed: true,
  freeSpinsId: seat.freeSpinsId,
})

it('rounds of free spins move nothing before the last one, which pays them all, once', async () => {
  const seat = await sit()
  const [first, last] = [roundOf(seat, 40), roundOf(seat, 2)]
  const result = await call('play', first)
  expect(result).toMatchObject({ status: 200, balance: 1000 })
  expect(await call('play', first)).toMatchObject({ transactions: result.transactions })
  const answers = await Promise.all(Array.from({ length: 4 }, () => call('play', last)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await call('balance', { token: seat.token })).toMatchObject({ balance: 1042 })
  expect(await call('play', roundOf(seat, 5))).toMatchObject({ code: 'ROUND_CLOSED' })
  expect(await call('play', { ...first, actions: [{ ...first.actions[0], amount: 41 }] })).toEqual(
    expect.objectContaining({ code: 'DUPLICATE_TRANSACTION' }),
  )
  expect(await call('play', { ...first, roundId: newRef() })).toMatchObject({
    code: 'DUPLICATE_TRANSACTION',
  })
  expect(await ledgerIsWhole(db)).toBe(true)
})

it('free spins are played by their player, in their game, without a stake', async () => {
  const [seat, other] = [await sit(), await sit()]
  const round = roundOf(seat, 40)
  const [win] = round.actions
  const odd = [
    [{ ...round, token: other.token }, 'BET_MISSING'],
    [{ ...round, freeSpinsId: newRef() }, 'BET_MISSING'],
    [{ ...round, gameId: 'another' }, 'GAME_UNKNOWN'],
    [{ ...round, roundClosed: false }, 'BAD_REQUEST'],
    [{ ...round, actions: [win, { ...win, id: newRef() }] }, 'BAD_REQUEST'],
    [{ ...round, actions: [{ ...win, reason: 'promo' }] }, 'BAD_REQUEST'],
    [{ ...round, actions: [{ action: 'bet', id: newRef(), amount: 40 }] }, 'BAD_REQUEST'],
  ] as const
  for (const [play, code] of odd) expect(await call('play', play)).toMatchObject({ code })
  expect(await call('balance', { token: seat.token })).toMatchObject({ balance: 1000 })
})

it('a round of free spins is taken from no player whose bets are refused, and known again', async () => {
  const seat = await sit()
  const first = roundOf(seat, 40)
  expect(await call('play', first)).toMatchObject({ status: 200 })
  const [id] = [seat.playerId]
  for (const [change, code] of [
    [`status = 'excluded'`, 'PLAYER_DISABLED'],
    [`status = 'active', no_bets_from = now() - interval '1 minute'`, 'LIMIT_REACHED'],
  ]) {
    await db.run('', `update player set ${change} where id = $1`, [id])
    expect(await call('play', roundOf(seat, 2))).toMatchObject({ code })
    expect(await call('play', first)).toMatchObject({ status: 200 })
  }
  await db.run('', 'update player set no_bets_from = null where id = $1', [id])
  await db.run('', `update game_session set expires_at = now() where player_id = $1`, [id])
  const late = await openWalletNode(db)
  const callLate = callerOf({ url: late.url, secret: SECRET })
  expect(await callLate('play', roundOf(seat, 2))).toMatchObject({ code: 'TOKEN_EXPIRED' })
  expect(await callLate('play', first)).toMatchObject({ status: 200 })
  await late.close()
})

it('a win is paid once, whether it is reported with its free spins or without them', async () => {
  const seat = await sit()
  const [counted, paid] = [roundOf(seat, 40), roundOf(seat, 2)]
  const { freeSpinsId: _, ...alone } = counted
  const { freeSpinsId: __, ...paidAlone } = paid
  expect(await call('play', counted)).toMatchObject({ status: 200, balance: 1000 })
  expect(await call('play', alone)).toMatchObject({ code: 'DUPLICATE_TRANSACTION' })
  expect(await call('play', paidAlone)).toMatchObject({ status: 200, balance: 1002 })
  expect(await call('play', paid)).toMatchObject({ code: 'DUPLICATE_TRANSACTION' })
  expect(await call('play', roundOf(seat, 3))).toMatchObject({ status: 200 })
  expect(await call('balance', { token: seat.token })).toMatchObject({ balance: 1045 })
  expect(await ledgerIsWhole(db)).toBe(true)
})

it('a win that is reported with its free spins and without them at the same moment is paid once', async () => {
  for (let time = 0; time < 20; time++) {
    const seat = await sit()
    const round = roundOf(seat, 40)
    const { freeSpinsId: _, ...alone } = round
    const answers = await Promise.all([call('play', round), call('play', alone)])
    // One that met the other in the database is put off, and refused when it comes again.
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    const again = await Promise.all([call('play', round), call('play', alone)])
    expect(again.map(({ status }) => status)).toEqual(
      statuses.map((status) => (status === 200 ? 200 : 409)),
    )
    expect(await call('play', roundOf(seat, 2))).toMatchObject({ status: 200 })
    if (statuses[1] === 200) await call('play', roundOf(seat, 0))
    expect(await call('balance', { token: seat.token })).toMatchObject({ balance: 1042 })
  }
  expect(await ledgerIsWhole(db)).toBe(true)
})
