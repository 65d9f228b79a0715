import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BonusBed, openBonusBed } from '#testkit/bonuses.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database } from '../db/database.ts'
import { house, purse } from '../ledger/accounts.ts'
import { mustPost } from '../ledger/post.ts'
import { acceptBonus } from './answer.ts'
import { countWageringOf } from './wagering.ts'

const SHARES = { slots: 100, instant: 80, roulette: 20, table: 33, live: 0, sports: 50 }
let db: Database
let bed: BonusBed
let count = 0
beforeAll(async () => {
  db = await openTestDatabase()
  bed = openBonusBed(db)
})
afterAll(() => db.close())

async function withShares(): Promise<{ ann: string; wagered(): Promise<bigint | undefined> }> {
  const ann = await bed.newPlayer()
  const id = await bed.give(ann, { shares: SHARES })
  await acceptBonus(bed.deps, ann, id)
  return {
    ann,
    async wagered() {
      await countWageringOf(bed.deps, ann)
      return (
        await db.run<{ wagered: bigint }>('', 'select wagered from bonus where id = $1', [id])
      )[0]?.wagered
    },
  }
}

interface Play {
  /** A transfer of the wallet: what it is called in the ledger, and which way its money goes. */
  kind: string
  out?: boolean
  game?: string
  amount: bigint
}

/** Writes a play as a wallet does: the transfer, and the transaction of the provider. */
function play(playerId: string, { kind, out = true, game, amount }: Play): Promise<void> {
  const ref = `a/slashed/reference/${++count}`
  const ends = [purse(playerId, 'bonus'), house('games', 'EUR')] as const
  const [from, to] = out ? ends : ([ends[1], ends[0]] as const)
  return db.transaction(async (tx) => {
    const key = game === undefined ? `sports/book/${ref}` : `game/studio/${ref}`
    await mustPost(tx, {
      key,
      kind,
      postings: [{ from, to, amount, currency: 'EUR' }],
      madeAt: bed.casino.clock.now(),
    })
    if (game === undefined) return
    await tx.run(
      '',
      `insert into game_transaction (provider_id, ref, id, kind, round_ref, player_id, game_id, amount, real, bonus, paid_by, original, made_at)
       values ('studio', $1, $1, $2, $1, $3, $4, $5, 0, $5, $6, $7, now())`,
      [
        ref,
        kind,
        playerId,
        game,
        amount,
        out ? 'player' : 'house',
        kind === 'rollback' ? `undone/${ref}` : null,
      ],
    )
  })
}

describe('a stake from bonus money', () => {
  it.each([
    ['a slot', 'slot', 1_00n, 1_00n],
    ['crash', 'crash', 1_01n, 80n],
    ['roulette', 'roulette', 1_00n, 20n],
    ['blackjack', 'blackjack', 1n, 0n],
    ['video poker', 'video-poker', 7n, 2n],
    ['a live table', 'live-roulette', 9_00n, 0n],
    ['a game that has left the catalogue', 'gone', 1_00n, 1_00n],
    ['the sportsbook', undefined, 1_01n, 50n],
  ])(
    'in %s counts by the share of the bonus, rounded down',
    async (_name, game, amount, counted) => {
      const { ann, wagered } = await withShares()
      await play(ann, { kind: game ? 'bet' : 'sports_stake', game, amount })
      expect(await wagered()).toBe(counted)
    },
  )

  it('L9 counts alone, whether it is counted at once or with others', async () => {
    const [{ ann: atOnce, wagered: counting }, { ann: later, wagered }] = [
      await withShares(),
      await withShares(),
    ]
    for (let time = 0; time < 5; time++) {
      await play(atOnce, { kind: 'bet', game: 'blackjack', amount: 10n })
      await counting()
      await play(later, { kind: 'bet', game: 'blackjack', amount: 10n })
    }
    expect([await counting(), await wagered()]).toEqual([15n, 15n])
  })

  it.each([
    ['rolled back', 'bet', 'rollback', 'blackjack', 3n],
    ['given back by the book', 'sports_stake', 'sports_returned', undefined, 5n],
  ])('counts no more once it was %s', async (_name, kind, undone, game, counted) => {
    const { ann, wagered } = await withShares()
    await play(ann, { kind, game, amount: 10n })
    await play(ann, { kind, game, amount: 1_99n })
    const both = await wagered()
    await play(ann, { kind: undone, out: false, game, amount: 1_99n })
    expect(both).toBeGreaterThan(counted)
    expect(await wagered()).toBe(counted)
  })

  it.each([
    ['a win that is taken back', 'rollback', 'slot'],
    ['winnings that the book takes back', 'sports_taken_back', undefined],
    ['bonus money that the casino takes back', 'bonus_taken_back', undefined],
  ])('is not %s', async (_name, kind, game) => {
    const { ann, wagered } = await withShares()
    await play(ann, { kind, game, amount: 2_00n })
    expect(await wagered()).toBe(0n)
  })
})
