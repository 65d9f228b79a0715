import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { balances, house, openPurses, purse, world } from './accounts.ts'
import { freeze, unfreeze } from './freeze.ts'
import { movements } from './movements.ts'
import { mustPost, type Posting, post, type Transfer } from './post.ts'
import { trialBalance } from './trial-balance.ts'

let db: Database
let players = 0

beforeAll(async () => {
  db = await openTestDatabase()
})
afterAll(() => db.close())

const EUR = 'EUR'
const BANK = world('bank', EUR)
const GAMES = house('games', EUR)

async function newPlayer(amount = 0n): Promise<string> {
  const playerId = `p${++players}`
  await db.transaction(async (tx) => {
    await openPurses(tx, playerId, EUR)
    if (amount > 0n)
      await mustPost(tx, transfer(`opening/${playerId}`, [BANK, purse(playerId, 'real'), amount]))
  })
  return playerId
}

function transfer(
  key: string,
  ...postings: [from: string, to: string, amount: bigint][]
): Transfer {
  const all: Posting[] = postings.map(([from, to, amount]) => ({ from, to, amount, currency: EUR }))
  return { key, kind: 'test', postings: all, madeAt: new Date('2026-11-20T12:00:00Z') }
}

const send = (...transfers: Transfer[]) => db.transaction((tx) => post(tx, transfers))
const statuses = async (...transfers: Transfer[]) =>
  (await send(...transfers)).map(({ status }) => status)
const realOf = async (playerId: string) => (await balances(db, [playerId])).get(playerId)?.real

describe('a transfer', () => {
  test('moves the amounts of its postings', async () => {
    const player = await newPlayer(100n)
    const [result] = await send(transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 60n]))
    expect(result?.status).toBe('posted')
    expect(await realOf(player)).toBe(40n)
  })

  test('that a purse cannot pay moves nothing, not even its other parts, and hurts no transfer beside it', async () => {
    const player = await newPlayer(100n)
    const real = purse(player, 'real')
    const answer = await statuses(
      transfer(`${player}/1`, [real, GAMES, 10n]),
      transfer(`${player}/2`, [real, purse(player, 'held'), 50n], [real, GAMES, 41n]),
      transfer(`${player}/3`, [real, GAMES, 90n]),
    )
    expect(answer).toEqual(['posted', 'insufficient_funds', 'posted'])
    expect((await balances(db, [player])).get(player)).toEqual({
      currency: EUR,
      real: 0n,
      bonus: 0n,
      held: 0n,
    })
  })

  test('may be paid by what an earlier posting of it brought', async () => {
    const player = await newPlayer()
    const real = purse(player, 'real')
    expect(await statuses(transfer(`${player}/both`, [BANK, real, 5n], [real, GAMES, 5n]))).toEqual(
      ['posted'],
    )
    expect(
      await statuses(transfer(`${player}/turned`, [real, GAMES, 5n], [BANK, real, 5n])),
    ).toEqual(['insufficient_funds'])
  })

  test('that failed for want of money can be posted later under its key', async () => {
    const player = await newPlayer(10n)
    const bet = transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 20n])
    expect(await statuses(bet)).toEqual(['insufficient_funds'])
    await send(transfer(`${player}/more`, [BANK, purse(player, 'real'), 10n]))
    expect(await statuses(bet)).toEqual(['posted'])
  })

  test('with an account that does not exist, or of another currency, is our bug and moves nothing', async () => {
    const player = await newPlayer(100n)
    const real = purse(player, 'real')
    await expect(send(transfer('to nobody', [real, 'player/nobody/real', 1n]))).rejects.toThrow(
      /no purse player\/nobody\/real/,
    )
    const dollars = {
      ...transfer('dollars', [real, GAMES, 1n]),
      postings: [{ from: real, to: world('bank', 'USD'), amount: 1n, currency: 'USD' }],
    }
    await expect(send(dollars)).rejects.toThrow(/no purse .* in USD/)
    await expect(send(transfer('mixed', [real, house('games', 'USD'), 1n]))).rejects.toThrow(
      /ledger_posting_other_currency/,
    )
    await expect(send(transfer('odd', [real, 'casino/EUR', 1n]))).rejects.toThrow(
      /ledger_posting_odd_account/,
    )
    expect(await realOf(player)).toBe(100n)
  })
})

describe('a transfer among others', () => {
  const aBet = async () => {
    const player = await newPlayer(100n)
    return { player, bet: transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 10n]) }
  }

  test('moves something, or none of them does', async () => {
    const { player, bet } = await aBet()
    await expect(send(bet, transfer(`${player}/empty`))).rejects.toThrow(/moves nothing/)
    expect(await realOf(player)).toBe(100n)
  })

  test('is stored as it was requested: its key, its kind and its own postings', async () => {
    const { player, bet } = await aBet()
    const win = {
      ...transfer(
        `${player}/win`,
        [GAMES, purse(player, 'real'), 3n],
        [GAMES, purse(player, 'bonus'), 4n],
      ),
      kind: 'win',
    }
    expect(await statuses(bet, win)).toEqual(['posted', 'posted'])
    const kept = await movements(db, purse(player, 'real'), { limit: 2 })
    expect(kept.map(({ key, kind, change }) => [key, kind, change])).toEqual([
      [win.key, 'win', 3n],
      [bet.key, 'test', -10n],
    ])
  })

  test('takes no dollars out of a purse of euros', async () => {
    const { player, bet } = await aBet()
    const other = await newPlayer(100n)
    const dollars = {
      from: purse(other, 'real'),
      to: world('bank', 'USD'),
      amount: 1n,
      currency: 'USD',
    }
    await expect(
      send(bet, { ...bet, key: `${other}/dollars`, postings: [dollars] }),
    ).rejects.toThrow(/no purse .* in USD/)
    expect([await realOf(player), await realOf(other)]).toEqual([100n, 100n])
  })
})

test('purses that are opened again keep their currency and their money', async () => {
  const player = await newPlayer(5n)
  await db.transaction((tx) => openPurses(tx, player, 'USD'))
  expect((await balances(db, [player])).get(player)).toEqual({
    currency: EUR,
    real: 5n,
    bonus: 0n,
    held: 0n,
  })
})

describe('L6: a key', () => {
  test('with the same postings answers as the first time and moves nothing', async () => {
    const player = await newPlayer(100n)
    const bet = transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 60n])
    const [first] = await send(bet)
    const [again, third] = await send(bet, bet)
    expect(again).toEqual({ ...first, status: 'repeat' })
    expect(third).toEqual(again)
    const next = transfer(`${player}/next`, [purse(player, 'real'), GAMES, 1n])
    expect(await statuses(next, next, { ...next, kind: 'other' })).toEqual([
      'posted',
      'repeat',
      'duplicate',
    ])
    expect(await movements(db, purse(player, 'real'))).toHaveLength(3)
  })

  test('with other postings, another order of them, or another kind is refused', async () => {
    const player = await newPlayer(100n)
    const real = purse(player, 'real')
    const bet = transfer(`${player}/bet`, [real, GAMES, 10n], [real, BANK, 10n])
    await send(bet)
    const others = [
      transfer(bet.key, [real, GAMES, 11n], [real, BANK, 10n]),
      transfer(bet.key, [real, GAMES, 10n]),
      transfer(bet.key, [real, BANK, 10n], [real, GAMES, 10n]),
      { ...bet, kind: 'other' },
    ]
    expect(await statuses(...others)).toEqual(['duplicate', 'duplicate', 'duplicate', 'duplicate'])
    await expect(
      db.transaction((tx) => mustPost(tx, transfer(bet.key, [real, GAMES, 11n]))),
    ).rejects.toMatchObject({
      code: 'duplicate_transfer',
    })
    expect(await realOf(player)).toBe(80n)
  })

  test('that is sent many times at once moves money once, even when that takes all there is', async () => {
    const player = await newPlayer(100n)
    const bet = transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 100n])
    const results = await Promise.all(Array.from({ length: 20 }, () => statuses(bet)))
    expect(results.flat().sort()).toEqual(['posted', ...Array<string>(19).fill('repeat')])
    expect(await realOf(player)).toBe(0n)
  })
})

describe('L1, L3, L8: the database itself', () => {
  test.each([
    'update ledger_posting set amount = amount + 1',
    'delete from ledger_posting',
    'truncate ledger_posting',
    "update ledger_transfer set kind = 'x'",
    'delete from ledger_transfer',
    'truncate ledger_transfer cascade',
  ])('refuses: %s', async (statement) => {
    await newPlayer(1n)
    await expect(db.transaction((tx) => tx.script(statement))).rejects.toThrow(/is append-only/)
  })

  test('holds no purse below zero', async () => {
    await newPlayer(5n)
    await expect(
      db.transaction((tx) => tx.script('update ledger_account set balance = -1')),
    ).rejects.toThrow(/ledger_account_not_overdrawn/)
  })

  test.each([0n, -1n, 10n ** 20n])('takes no posting of %s', async (amount) => {
    const player = await newPlayer(5n)
    await expect(
      send(transfer(`${player}/odd`, [BANK, purse(player, 'real'), amount])),
    ).rejects.toThrow()
    expect(await realOf(player)).toBe(5n)
  })

  test('takes no balance that its number cannot hold', async () => {
    const player = await newPlayer(2n ** 62n)
    await expect(
      send(transfer(`${player}/much`, [BANK, purse(player, 'real'), 2n ** 62n])),
    ).rejects.toThrow(/out of range/)
    expect(await realOf(player)).toBe(2n ** 62n)
  })

  test('takes no transfer that moves nothing, and no posting of an account to itself', async () => {
    await expect(send(transfer('empty'))).rejects.toThrow(/moves nothing/)
    await expect(send(transfer('itself', [GAMES, GAMES, 1n]))).rejects.toThrow(
      /ledger_posting_to_itself/,
    )
  })
})

describe('L7: a frozen currency', () => {
  test('moves no money, keeps answering repeats, and can be read', async () => {
    const player = await newPlayer(100n)
    const bet = transfer(`${player}/bet`, [purse(player, 'real'), GAMES, 1n])
    await send(bet)
    await freeze(db, { currency: EUR, reason: 'test', frozenAt: new Date() })
    expect(
      await statuses(bet, transfer(`${player}/next`, [purse(player, 'real'), GAMES, 1n])),
    ).toEqual(['repeat', 'frozen'])
    expect(await realOf(player)).toBe(99n)
    await unfreeze(db, EUR)
    expect(await statuses(transfer(`${player}/next`, [purse(player, 'real'), GAMES, 1n]))).toEqual([
      'posted',
    ])
  })
})

test('L1: after all this the books balance', async () => {
  const { differences, emptyTransfers, totals } = await trialBalance(db)
  expect(differences).toEqual([])
  expect(emptyTransfers).toEqual([])
  expect(totals.reduce((sum, { balance }) => sum + balance, 0n)).toBe(0n)
})
