import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { manyPlayers } from '#testkit/bonus-rows.ts'
import { type CashbackBed, openCashbackBed } from '#testkit/cashback.ts'
import { openTestDatabase } from '#testkit/database.ts'
import type { Database, Session } from '../../db/database.ts'
import { house, purse, world } from '../../ledger/accounts.ts'
import { post } from '../../ledger/post.ts'

let db: Database
let cashback: CashbackBed
beforeAll(async () => {
  db = await openTestDatabase()
  cashback = openCashbackBed(db)
})
afterAll(() => db.close())
afterEach(async () => {
  for (let turn = 0; turn < 3; turn++) await cashback.nextDay()
})

/**
 * A node that gives each statement to `onStatement` before it sends it; an error that `onStatement`
 * throws is the statement's.
 */
function nodeThat(
  onStatement: (name: string, values: readonly unknown[]) => void,
): CashbackBed['bed']['deps'] {
  function observed(to: Pick<Session, 'run'>): Session['run'] {
    return async (name, text, values) => {
      onStatement(name, values)
      return to.run(name, text, values)
    }
  }
  const alone: Database['alone'] = (lock, work) =>
    db.alone(lock, (session) =>
      work({
        run: observed(session),
        transaction: (part, options) =>
          session.transaction((tx) => part({ ...tx, run: observed(tx) }), options),
      }),
    )
  return { ...cashback.bed.deps, db: { ...db, alone } }
}

const failing = (statement: string, about: string) =>
  nodeThat((name, values) => {
    if (name === statement && values.flat().includes(about)) throw new Error('It fails.')
  })

describe('cashback of others', () => {
  it('is paid in its time though a player of an earlier day cannot be paid', async () => {
    await cashback.plan()
    const ann = await cashback.loser()
    const node = failing('ledger_lock_purses', ann)
    await cashback.nextDay(node)
    const bob = await cashback.loser()
    await cashback.nextDay(node)
    expect([await cashback.given(ann), await cashback.given(bob)]).toEqual([[], [10_00n]])
    await cashback.run()
    expect(await cashback.given(ann), 'once they can be paid').toEqual([10_00n])
  })

  it('is paid though another plan fails', async () => {
    const first = await cashback.plan()
    await cashback.plan({ percent: 20 })
    const ann = await cashback.loser()
    await cashback.nextDay(failing('cashback_close', first))
    expect(await cashback.given(ann)).toEqual([20_00n])
  })

  it('L9 is worked out once for hundreds of players, and one who failed is tried again alone', async () => {
    await cashback.plan()
    await db.transaction(async (tx) => {
      await tx.script(manyPlayers('many', 201))
      const madeAt = cashback.bed.casino.clock.now()
      const transfers = Array.from({ length: 201 }, (_, at) => {
        const real = purse(`many-${at + 1}`, 'real')
        const posting = { amount: 100_00n, currency: 'EUR' }
        const [deposit, bet] = [
          { ...posting, from: world('bank', 'EUR'), to: real },
          { ...posting, from: real, to: house('games', 'EUR') },
        ]
        return [
          { key: `in/${at}`, kind: 'deposit', postings: [deposit], madeAt },
          { key: `out/${at}`, kind: 'bet', postings: [bet], madeAt },
        ]
      })
      await post(tx, transfers.flat())
    })
    let failures = 1
    const sent: string[] = []
    const node = nodeThat((name, values) => {
      sent.push(name)
      if (name === 'ledger_lock_purses' && values.flat().includes('many-7') && failures-- > 0)
        throw new Error('It fails.')
    })
    await cashback.nextDay(node)
    const times = (name: string) => sent.filter((each) => each === name).length
    expect([times('cashback_losses'), times('ledger_lock_purses')]).toEqual([1, 201])
    sent.length = 0
    await cashback.run(node)
    await cashback.run(node)
    expect([times('cashback_losses'), times('ledger_lock_purses')]).toEqual([1, 1])
    expect(await cashback.given('many-7')).toEqual([10_00n])
  })
})
